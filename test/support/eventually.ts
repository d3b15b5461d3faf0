// Effects of other processes and timers appear with a delay, so tests poll until they do.
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Polls `look` until `isIt` accepts its value, and returns that value. Fails with the last value after `timeoutMs`
 * (default 60,000).
 */
export async function eventually<Value>(
  look: () => Value | Promise<Value>,
  isIt: (value: Value) => boolean,
  timeoutMs = 60_000,
): Promise<Value> {
  const startedAt = Date.now();
  for (;;) {
    const value = await look();
    if (isIt(value)) return value;
    const waitedMs = Date.now() - startedAt;
    if (waitedMs > timeoutMs)
      throw new Error(`not within ${timeoutMs} ms; at last: ${JSON.stringify(value).slice(0, 2_000)}`);
    // A wait of seconds does not need a request every 10 ms: the requests would take more CPU time than the effect.
    await sleep(Math.min(200, 10 + waitedMs / 20));
  }
}
