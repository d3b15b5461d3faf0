// Runs after all tests: stops what global-setup.ts started.
import { rmSync } from 'node:fs';

export default async function globalTeardown(): Promise<void> {
  await globalThis.testDatabaseServer?.stop();
  const folder = process.env['TEST_BUILD'];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
