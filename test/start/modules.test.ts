// Tests the record of modules: one entry for each folder of server/modules, and the background work of each.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.js';

const root = fileURLToPath(new URL('../../server/modules', import.meta.url));
const folders = readdirSync(root);
const nameOf = (folder: string) => folder.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

/** Modules whose background work has a separate entry. */
const entryOf: Record<string, string> = { 'knowledge-bases': 'fileProcessing' };

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: false })));
afterAll(() => server?.stop());

test('each folder of server/modules has the entry of its name', () => {
  const expected = [...folders.map(nameOf), ...Object.values(entryOf)];
  expect(Object.keys(server.container.modules).sort()).toEqual(expected.sort());
});

test.each(
  folders.filter((folder) => ['jobs.ts', 'periodic-tasks.ts'].some((file) => existsSync(join(root, folder, file)))),
)('the process runs the work of %s', (folder) => {
  const { modules, work } = server.container;
  const module = modules[(entryOf[folder] ?? nameOf(folder)) as keyof typeof modules];
  if (!('work' in module)) throw new Error('the entry has no work');
  expect(module.work.jobs.length + module.work.periodic.length).toBeGreaterThan(0);
  expect(work.jobs).toEqual(expect.arrayContaining([...module.work.jobs]));
  expect(work.periodic).toEqual(expect.arrayContaining([...module.work.periodic]));
});
