// What the client uses of Preact and htm.
export type VNode = any;
export type Ref<T> = { current: T };
export function h(type: any, props?: any, ...children: any[]): VNode;
export function html(strings: TemplateStringsArray, ...values: any[]): VNode;
export function render(node: VNode, parent: Element): void;
export class Component<P = any, S = any> {
  constructor(props?: P);
  props: P & { children?: any };
  state: S;
  base: any;
  setState(part: Partial<S> | ((state: S, props: P) => Partial<S> | null), done?: () => void): void;
  forceUpdate(): void;
  render(props?: any, state?: any): VNode;
}
export function createContext<T>(value: T): { Provider: any; Consumer: any };
export function useContext<T = any>(context: any): T;
export function useState<T>(first: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useState<T = any>(): [T | undefined, (next: T | undefined | ((old: T | undefined) => T | undefined)) => void];
export function useReducer<S, A>(step: (state: S, action: A) => S, first: S): [S, (action: A) => void];
export function useEffect(effect: () => void | (() => void), inputs?: readonly any[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: readonly any[]): void;
export function useRef<T>(first: T): Ref<T>;
export function useRef<T = any>(): Ref<T | undefined>;
export function useImperativeHandle(ref: any, make: () => any, inputs?: readonly any[]): void;
export function useMemo<T>(make: () => T, inputs: readonly any[]): T;
export function useCallback<T extends (...args: any[]) => any>(call: T, inputs: readonly any[]): T;
export function useDebugValue(value: any): void;
export function useErrorBoundary(call?: (error: any) => void): [any, () => void];
