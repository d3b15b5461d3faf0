// The mock and programs with the SDK run in a fresh clone, where no package is built.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));
const clone = mkdtempSync(join(tmpdir(), 'agent-platform-clone-'));

beforeAll(() => {
  for (const name of ['mocks/src', 'mocks/package.json', 'sdk/src', 'sdk/package.json'])
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

test('reads the SDK from its sources', () => {
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
  const options = { cwd: clone, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } } as const;
  expect(execFileSync(process.execPath, ['--import', 'tsx', 'program.ts'], options)).toBe('true true\n');
}, 120_000);
