// Skips tests on machines that lack what the tests need, and logs the reason. With FAIL_ON_SKIPPED=true, fails instead.
import { describe, test } from '@jest/globals';

export const isLinux = process.platform === 'linux';

/** Returns `test` if `holds`, otherwise `test.skip`. `reason` says what is missing and which tests need it. */
export const testIf = (holds: boolean, reason: string): typeof test | typeof test.skip =>
  isAvailable(holds, reason) ? test : test.skip;

export const describeIf = (holds: boolean, reason: string): typeof describe | typeof describe.skip =>
  isAvailable(holds, reason) ? describe : describe.skip;

function isAvailable(holds: boolean, reason: string): boolean {
  if (!holds && process.env['FAIL_ON_SKIPPED'] === 'true') throw new Error(`tests cannot run: ${reason}`);
  if (!holds) console.warn(`skipped: ${reason}`);
  return holds;
}
