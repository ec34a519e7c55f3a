// What the client uses of Fluent.
export type Pattern = string | object;
export interface Message {
  id: string;
  value: Pattern | null;
  attributes: Record<string, Pattern>;
}
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  formatPattern(pattern: Pattern, args?: Record<string, any> | null, errors?: Error[] | null): string;
}
