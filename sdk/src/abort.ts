const handlers = new WeakMap<AbortSignal, { callbacks: Set<() => void>; onAbort: () => void }>();

/**
 * Calls `callback` when the signal is aborted, or immediately if it already is. Returns a function that stops
 * listening. The callbacks of a signal share one listener, because Node.js prints a warning about more than ten
 * listeners.
 */
export function listenToAbort(signal: AbortSignal, callback: () => void): () => void {
  if (signal.aborted) {
    callback();
    return () => {};
  }
  let handler = handlers.get(signal);
  if (!handler) {
    const callbacks = new Set<() => void>();
    handler = { callbacks, onAbort: () => [...callbacks].forEach((each) => each()) };
    handlers.set(signal, handler);
  }
  const { callbacks, onAbort } = handler;
  if (callbacks.size === 0) signal.addEventListener('abort', onAbort);
  callbacks.add(callback);
  return () => {
    if (callbacks.delete(callback) && callbacks.size === 0) signal.removeEventListener('abort', onAbort);
  };
}
