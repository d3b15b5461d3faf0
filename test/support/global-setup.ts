// Before all tests: one Postgres and one build of the tree for the whole run. Jest loads this file with Node's own resolver, which does not find a
// `.ts` behind an import of `.js`; tsx does, so whatever comes from the tree is loaded through it.
import { tsImport } from 'tsx/esm/api';
import type { TestDatabaseServer } from './database-server.js';

declare global {
  /** Jest offers no other way from here to the teardown; both run in the parent process. */
  var testDatabaseServer: TestDatabaseServer | undefined;
}

const load = (path: string): Promise<unknown> => tsImport(path, import.meta.url);

export default async function globalSetup(): Promise<void> {
  const { startTestDatabaseServer } = (await load('./database-server.ts')) as typeof import('./database-server.js');
  const { buildTree } = (await load('./built.ts')) as typeof import('./built.js');
  // The environment is inherited by the workers that Jest starts next.
  process.env['TEST_BUILD'] = await buildTree();
  globalThis.testDatabaseServer = await startTestDatabaseServer(process.env['TEST_DATABASE_URL']);
  process.env['TEST_DATABASE_SERVER'] = JSON.stringify(globalThis.testDatabaseServer.location);
}
