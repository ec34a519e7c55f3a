// @ts-check
/** Hearing several things at once, and ceasing to at once. */

/**
 * `listen` hears events of that type there until `stop`.
 * @returns {{listen: (on: EventTarget, type: string, heard: (e: any) => void, capture?: boolean) => void, stop: () => void}}
 */
export function createListeners() {
  const until = new AbortController();
  return {
    listen: (on, type, heard, capture = false) => on.addEventListener(type, heard, { capture, signal: until.signal }),
    stop: () => until.abort(),
  };
}
