// What other processes and timers do is seen some time later: tests look again until it is there.
import { setTimeout as sleep } from 'node:timers/promises';

/** What `look` gives once `isIt` holds of it. Fails with what was seen last when that does not come within `timeoutMs` (default 60,000). */
export async function eventually<Value>(
  look: () => Value | Promise<Value>,
  isIt: (value: Value) => boolean,
  timeoutMs = 60_000,
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await look();
    if (isIt(value)) return value;
    if (Date.now() > deadline)
      throw new Error(`not within ${timeoutMs} ms; at last: ${JSON.stringify(value).slice(0, 2_000)}`);
    await sleep(10);
  }
}
