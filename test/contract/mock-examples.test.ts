// Runs the programs in sdk/examples against the mock.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { startMock, type Mock } from '../support/mock.js';

const sdk = fileURLToPath(new URL('../../sdk', import.meta.url));
const names = readdirSync(join(sdk, 'examples')).filter((name) => name.endsWith('.ts'));
/** Examples that end with an error, and the error. */
const failures: Record<string, Record<string, RegExp>> = {
  'the plain mock': {
    '05-organization-and-knowledge.ts': /is a member already/,
  },
  '--stateful': {
    '04-skill.ts': /PUT \/skills\/manage: 501 not_implemented/,
    '05-organization-and-knowledge.ts': /POST \/kb\/search: 501 not_implemented/,
  },
};

/** Runs all examples in one process, to load the SDK only once. */
const runAll = `import { writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
const errors = {};
for (const name of ${JSON.stringify(names)})
  await import('./' + name.replace('.ts', '.mjs')).catch((error) => (errors[name] = inspect(error)));
writeFileSync('errors.json', JSON.stringify(errors));
`;

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'agent-platform-examples-'));
  await build({
    entryPoints: names.map((name) => join(sdk, 'examples', name)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    target: 'node20',
    platform: 'node',
    bundle: true,
    splitting: true,
    alias: { '@agent-platform/sdk': join(sdk, 'src/index.ts') },
  });
  writeFileSync(join(folder, 'run-all.mjs'), runAll);
  cpSync(join(sdk, 'examples/gripper-g4-manual.pdf'), join(folder, 'gripper-g4-manual.pdf'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['the plain mock', false],
  ['--stateful', true],
])('on %s', (mode, stateful) => {
  let mock: Mock;
  beforeAll(async () => {
    rmSync(join(folder, 'errors.json'), { force: true });
    mock = await startMock({ stateful });
  }, 120_000);
  afterAll(() => mock?.stop());

  test('every example runs to its end, except those that need the server', async () => {
    // RUNS is the number of scheduled runs that an example waits for. Without `--stateful`, no schedule starts a run.
    const env = { PATH: process.env['PATH'], BASE_URL: mock.url, TOKEN: 'any', RUNS: '0' };
    await promisify(execFile)(process.execPath, ['run-all.mjs'], { cwd: folder, env });
    const found = JSON.parse(readFileSync(join(folder, 'errors.json'), 'utf8')) as Record<string, string>;
    const expected = Object.entries(failures[mode] ?? {}).map(([name, error]) => [name, expect.stringMatching(error)]);
    expect(found).toEqual(Object.fromEntries(expected));
  }, 60_000);
});
