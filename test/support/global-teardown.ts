// After all tests: ends what global-setup.ts started.
export default async function globalTeardown(): Promise<void> {
  await globalThis.testDatabaseServer?.stop();
}
