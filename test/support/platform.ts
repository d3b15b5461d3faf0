// Tests that not every machine can run. Where one cannot, they are skipped and the reason is on the console.
import { test } from '@jest/globals';

export const isLinux = process.platform === 'linux';

/** `test` where `holds`, else a skipped test. `reason`: what is missing, and which tests need it. */
export function testIf(holds: boolean, reason: string): typeof test | typeof test.skip {
  if (!holds) console.warn(`skipped: ${reason}`);
  return holds ? test : test.skip;
}
