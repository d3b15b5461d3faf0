/** Calls a callback of the caller. An exception of the callback does not affect the call. */
export function report<Event>(callback: ((event: Event) => unknown) | undefined, event: Event): void {
  // eslint-disable-next-line no-console -- no caller receives the error
  (async () => callback?.(event))().catch(console.warn);
}
