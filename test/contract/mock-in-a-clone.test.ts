// Runs the mock and programs with the SDK in a fresh clone, where no package is built.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startMock } from '../support/mock.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const clone = mkdtempSync(join(tmpdir(), 'agent-platform-clone-'));

beforeAll(() => {
  for (const name of ['codegen', 'mocks/src', 'mocks/package.json', 'sdk/src', 'sdk/package.json'])
    cpSync(join(root, name), join(clone, name), { recursive: true });
  for (const name of ['openapi.yaml', 'package.json', 'tsconfig.json']) cpSync(join(root, name), join(clone, name));
  mkdirSync(join(clone, 'node_modules/@agent-platform'), { recursive: true });
  const packages = readdirSync(join(root, 'node_modules')).filter((name) => name !== '@agent-platform');
  for (const name of packages) symlinkSync(join(root, 'node_modules', name), join(clone, 'node_modules', name));
  for (const [name, folder] of [
    ['sdk', 'sdk'],
    ['mock', 'mocks'],
  ] as const)
    symlinkSync(join(clone, folder), join(clone, 'node_modules/@agent-platform', name));
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

const options = { cwd: clone, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '', TOKEN: 'any' } } as const;

test('in a clone, a program runs the mock and the SDK from their sources', () => {
  const program = `import { createClient } from '@agent-platform/sdk';
import * as middleware from '@agent-platform/sdk/middleware';
import { startMock } from './mocks/src/index.ts';
const mock = await startMock({ port: 0, stateful: true });
const client = createClient({ baseUrl: mock.url, token: 'any' });
const agents = await client.agents.list();
console.log(Object.keys(middleware).length > 0, agents.length > 0);
await mock.close();
`;
  writeFileSync(join(clone, 'program.ts'), program);
  expect(execFileSync(process.execPath, ['--import', 'tsx', 'program.ts'], options)).toBe('true true\n');
}, 120_000);

test('in a clone, the program of the README runs with the command that the README names', async () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, program = ''] = /^```ts\n([\s\S]*?)^```/m.exec(readme) ?? [];
  expect(readme).toContain('`npx tsx call.ts`');
  const mock = await startMock({ stateful: true });
  try {
    writeFileSync(join(clone, 'call.ts'), program.replace('http://127.0.0.1:3000', mock.url));
    const { stdout } = await promisify(execFile)('npx', ['tsx', 'call.ts'], options);
    expect(stdout).toBe('What does E-17 mean?');
  } finally {
    await mock.stop();
  }
}, 120_000);
