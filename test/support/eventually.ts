import { setTimeout as sleep } from 'node:timers/promises';

/** Calls `read` until `isExpected` accepts the value, and returns it. Fails with the last value after `timeoutMs`. */
export async function eventually<Value>(
  read: () => Value | Promise<Value>,
  isExpected: (value: Value) => boolean,
  timeoutMs = 60_000,
): Promise<Value> {
  const startedAt = Date.now();
  for (;;) {
    const value = await read();
    if (isExpected(value)) return value;
    const waitedMs = Date.now() - startedAt;
    if (waitedMs > timeoutMs)
      throw new Error(
        `no expected value within ${timeoutMs} ms; last value: ${String(JSON.stringify(value)).slice(0, 2_000)}`,
      );
    // Poll less often during a long wait, so that polling does not take more CPU time than the tested work.
    await sleep(Math.min(200, 10 + waitedMs / 20));
  }
}
