// Runs the check of recorded traffic on small recordings.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { installedTool } from '../../.config/tools/install.js';
import { testIf } from '../support/platform.js';
import type { RecordedExchange } from '../support/traffic.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ifInstalled = testIf(
  installedTool('contract') !== null,
  'Redocly CLI is not installed (npm run tool -- --install contract)',
);

/** Checks a recording with this text, but not its coverage. Returns the exit code and the output. */
function check(recording: string): { status: number | null; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  try {
    writeFileSync(join(folder, '1.ndjson'), recording);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'test/traffic/check.ts', '--partial', folder],
      { cwd: root, encoding: 'utf8', timeout: 100_000, env: { ...process.env, NODE_OPTIONS: '' } },
    );
    return { status, output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const refusal: RecordedExchange = {
  request: {
    method: 'GET',
    url: 'https://api.agent-platform.example/agents',
    headers: { authorization: 'Bearer removed' },
  },
  response: {
    status: 401,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'www-authenticate': 'Bearer',
      'x-error-code': 'unauthorized',
    },
    body: JSON.stringify({ error: 'Unauthorized' }),
  },
};

ifInstalled('an empty recording is an error', () => {
  const { status, output } = check('');
  expect(output).toContain('contains no exchanges');
  expect(status).toBe(1);
});

ifInstalled('a partial line is ignored, also if its end looks like that of a whole line', () => {
  const line = JSON.stringify(refusal);
  const { status, output } = check(`${line}\n${line.slice(0, line.indexOf('}'))}}}`);
  expect(output).toContain('1 exchanges: 1 of which only the reply can be checked');
  expect(output).toContain('0 findings');
  expect(status).toBe(0);
});

ifInstalled('a recording without operations of the contract has no coverage', () => {
  const { request, response } = refusal;
  const service = { request: { ...request, url: 'https://api.agent-platform.example/healthz' }, response };
  const { status, output } = check(JSON.stringify(service));
  expect(output).toContain('1 of service routes');
  expect(output).toContain('operations: 0 of 0, 0.0 %');
  expect(status).toBe(0);
});
