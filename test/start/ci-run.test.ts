// Tests that `.ci/run` fails if one of its steps fails, even a step in the background.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const script = fileURLToPath(new URL('../../.ci/run', import.meta.url));
const steps = [...readFileSync(script, 'utf8').matchAll(/^ *(?:\{ )?npm run ([\w:-]+)/gm)].map(
  ([, name]) => `run ${name}`,
);

const file = { name: 'one.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] };

/**
 * Replaces npm. Fails immediately if the arguments begin with `FAILING_STEP`, and at the end if they begin with
 * `FAILING_AT_END`. With `--outputFile`, writes a result.
 */
const npm = `#!/bin/sh
case "$*" in "$FAILING_STEP"*) exit 1 ;; esac
sleep 0.1
for argument; do case "$argument" in --outputFile=*)
  echo '${JSON.stringify({ testResults: [file] })}' >"\${argument#--outputFile=}" ;;
esac; done
case "$*" in "$FAILING_AT_END"*) exit 1 ;; esac
`;
const nothing = '#!/bin/sh\nexit 0\n';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ci-run-'));
  for (const [name, content] of Object.entries({ npm, 'apt-get': nothing }))
    writeFileSync(join(folder, name), content, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(failingStep: string, failingAtEnd = 'none'): { status: number | null; lastLine: string | undefined } {
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env['PATH']}`,
    FAILING_STEP: failingStep,
    FAILING_AT_END: failingAtEnd,
  };
  const { status, stdout } = spawnSync('bash', [script], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1) };
}

test('.ci/run succeeds if each step succeeds', () =>
  expect(run('none')).toEqual({ status: 0, lastLine: '1 passed, 0 failed' }));

test('.ci/run counts a failure of Jest even if each file passed', () =>
  expect(run('none', 'test')).toEqual({ status: 1, lastLine: '1 passed, 1 failed' }));

test.each(['ci', 'run -s tool', ...steps])('.ci/run fails if `npm %s` fails', (step) => {
  const { status, lastLine } = run(step);
  expect(status).toBe(1);
  // `check:traffic` runs after the tests, so the last line also counts the passed test.
  expect(lastLine).toBe(step === 'run check:traffic' ? '1 passed, 1 failed' : '0 passed, 1 failed');
});
