// Runs asynchronous work that a time limit or an abort can interrupt. An interrupted promise rejects immediately, even
// if the work itself does not stop.

export type CreateError = () => Error;

export interface Interruptible {
  /**
   * Runs the work that `begin` starts. `begin` returns a function that stops the work. Must not be called while other
   * work is in progress, because only the latest work can be interrupted.
   */
  run<T>(begin: (resolve: (value: T) => void, reject: (error?: unknown) => void) => () => void): Promise<T>;
  /** Throws if `end` was called. */
  check(): void;
  /** Rejects the work in progress. */
  interrupt(createError: CreateError): void;
  /** Rejects the work in progress and all later work. After several calls, later work rejects with the first error. */
  end(createError: CreateError): void;
}

export function createInterruptible(): Interruptible {
  let over: CreateError | undefined;
  let interrupt = (_createError: CreateError) => {};

  const check = () => {
    if (over) throw over();
  };

  // Does not use `Promise.race`, which would keep the result of each race in memory until the call ends. Errors are
  // created where the call rejects and not in the timer, so that their stack leads to the caller.
  const run: Interruptible['run'] = async <T>(
    begin: (resolve: (value: T) => void, reject: (error?: unknown) => void) => () => void,
  ): Promise<T> => {
    check();
    let createInterruption: CreateError | undefined;
    let stop = () => {};
    try {
      return await new Promise<T>((resolve, reject) => {
        interrupt = (createError) => {
          createInterruption ??= createError;
          reject();
        };
        stop = begin(resolve, reject);
      });
    } catch (error) {
      throw createInterruption ? createInterruption() : error;
    } finally {
      stop();
    }
  };
  return {
    run,
    check,
    interrupt: (createError) => interrupt(createError),
    end(createError) {
      over ??= createError;
      interrupt(createError);
    },
  };
}
