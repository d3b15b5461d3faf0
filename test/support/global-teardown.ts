// Runs after all tests: stops what global-setup.ts started.
import { rmSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

export default async function globalTeardown(): Promise<void> {
  await globalThis.testDatabaseServer?.stop();
  const folder = process.env['TEST_BUILD'];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  const { removeTemporaryFolder } = (await tsImport(
    './temporary-folder.ts',
    import.meta.url,
  )) as typeof import('./temporary-folder.js');
  removeTemporaryFolder();
}
