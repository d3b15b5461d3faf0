// express-openapi-validator caches a compiled validator per content type. If server/http/request/read-body.ts did not
// replace the header, 500 content types would retain 97 MiB.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { builtFile } from '../support/built.js';
import { isFullRun } from '../support/full-run.js';

/** Maximum heap growth, in MiB. Measured: 0.1 to 0.6 MiB. */
const maxGrowthMiB = 4;
const [warmUp, total] = isFullRun ? [500, 2_000] : [200, 600];

test(`${total} content types of GET and POST take at most ${maxGrowthMiB} MiB more heap than ${warmUp}`, async () => {
  const script = builtFile('test/http/invented-content-types.process.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const { statuses, growthMiB } = JSON.parse(stdout) as { statuses: Record<string, number>; growthMiB: number };
  expect(statuses).toEqual({ 'GET 200': total, 'POST 415': total / 2, 'POST 501': total / 2 });
  expect(growthMiB).toBeLessThan(maxGrowthMiB);
});
