// Tests that the container has each module of server/modules and runs its background work.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.js';

const root = fileURLToPath(new URL('../../server/modules', import.meta.url));
const folders = readdirSync(root);
const nameOf = (folder: string) => folder.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: false })));
afterAll(() => server?.stop());

test('each folder of server/modules has an entry with its name in `container.modules`', () => {
  expect(Object.keys(server.container.modules).sort()).toEqual(folders.map(nameOf).sort());
});

test.each(folders)('index.ts of %s exports one function that builds the module', async (folder) => {
  const exported = (await import(join(root, folder, 'index.ts'))) as object;
  expect(Object.keys(exported).filter((name) => name.endsWith('Module'))).toEqual([
    `create${pascal(nameOf(folder))}Module`,
  ]);
});

test.each(
  folders.filter((folder) => ['jobs.ts', 'periodic-tasks.ts'].some((file) => existsSync(join(root, folder, file)))),
)('the process runs the work of %s', (folder) => {
  const { modules, work } = server.container;
  const module = modules[nameOf(folder) as keyof typeof modules];
  if (!('work' in module)) throw new Error('the entry has no work');
  expect(module.work.jobs.length + module.work.periodic.length).toBeGreaterThan(0);
  expect(work.jobs).toEqual(expect.arrayContaining([...module.work.jobs]));
  expect(work.periodic).toEqual(expect.arrayContaining([...module.work.periodic]));
});
