// Before all tests: one Postgres for the whole run. Jest loads this file with Node's own resolver, which does not find a
// `.ts` behind an import of `.js`; tsx does, so whatever comes from the tree is loaded through it.
import { tsImport } from 'tsx/esm/api';
import type { TestDatabaseServer } from './database-server.js';

declare global {
  /** Jest offers no other way from here to the teardown; both run in the parent process. */
  var testDatabaseServer: TestDatabaseServer | undefined;
}

export default async function globalSetup(): Promise<void> {
  const module = (await tsImport('./database-server.ts', import.meta.url)) as typeof import('./database-server.js');
  globalThis.testDatabaseServer = await module.startTestDatabaseServer(process.env['TEST_DATABASE_URL']);
  // Inherited by the workers that Jest starts next.
  process.env['TEST_DATABASE_SERVER'] = JSON.stringify(globalThis.testDatabaseServer.location);
}
