// A measured server that several suites of a test file share, because starting it takes 2.5 s of CPU time.
import { afterAll } from '@jest/globals';
import { startMeasuredServer, type StartedMeasuredServer } from '../support/measured-server.js';

let settings: Record<string, string> = {};
let starting: Promise<StartedMeasuredServer> | undefined;

/** Sets the configuration of the server, and stops it after the tests of the file. */
export function shareServer(environment: Record<string, string>): void {
  settings = environment;
  afterAll(async () => (await starting)?.stop());
}

/** Starts the server at the first call. */
export const sharedServer = (): Promise<StartedMeasuredServer> => (starting ??= startMeasuredServer(settings));
