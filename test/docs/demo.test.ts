// Runs what the documentation offers for a fresh `npm start`. All tests use one server, because a start takes two
// seconds of CPU time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { killStartedProcesses, startServer, type RunningServer } from '../start/support.js';
import { testCommands } from './demo/commands.js';
import { testExample } from './demo/example.js';
import { testRequests } from './demo/requests.js';

const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-demo-'));
let server: RunningServer;
beforeAll(async () => void (server = await startServer({ DATA_DIR: dataDir })), 120_000);
afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.exited;
  await killStartedProcesses();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const demo = () => server;
testExample(demo);
testCommands(demo);
// Must be last, because it deletes records of the demo.
testRequests(demo);
