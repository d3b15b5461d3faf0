// Runs the programs in sdk/examples against the mock, without and with `--stateful`. mocks/README.md lists those that
// need the server.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { startMock, type Mock } from './mock-process.js';

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
    alias: { '@agent-platform/sdk': join(sdk, 'src/index.ts') },
  });
  cpSync(join(sdk, 'examples/gripper-g4-manual.pdf'), join(folder, 'gripper-g4-manual.pdf'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['the plain mock', []],
  ['--stateful', ['--stateful']],
])('on %s', (mode, parameters) => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock(...parameters);
  }, 120_000);
  afterAll(() => mock?.stop());

  /** Returns the error that the program printed, or null if it succeeded. */
  async function failureOf(name: string): Promise<string | null> {
    // RUNS is 0, because only a manual run succeeds without `--stateful`.
    const env = { PATH: process.env['PATH'], BASE_URL: mock.url, TOKEN: 'any', RUNS: '0' };
    return promisify(execFile)(process.execPath, [join(folder, name.replace('.ts', '.mjs'))], {
      cwd: folder,
      env,
    }).then(
      () => null,
      (error: { stderr: string }) => error.stderr,
    );
  }

  test.each(names.filter((name) => !(name in (failures[mode] ?? {}))))('%s runs to its end', async (name) => {
    expect(await failureOf(name)).toBeNull();
  });

  test.each(Object.entries(failures[mode] ?? {}))('%s needs the server', async (name, error) => {
    expect(await failureOf(name)).toMatch(error);
  });
});
