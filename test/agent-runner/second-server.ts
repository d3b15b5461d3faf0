// Starts an API process with the environment variables of a test server, so that both use the same database.
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestServer } from '../support/server.js';
import { killStartedProcesses, runBin } from '../start/support.js';

/** Returns the address of the process, and a function that kills all processes that this test file has started. */
export async function startSecondServer(server: TestServer): Promise<[url: string, stop: () => Promise<void>]> {
  const api = runBin('api', { ...server.environment, PORT: '0' });
  const ended = api.exited.then(({ output }) => Promise.reject(new Error(`the process ended:\n${output}`)));
  const port = async () => {
    for (;;) {
      const found = /"port":(\d+)[^\n]*"ready"/.exec(api.output())?.[1];
      if (found !== undefined) return found;
      await sleep(20);
    }
  };
  const url = `http://127.0.0.1:${await Promise.race([port(), ended])}`;
  ended.catch(() => undefined);
  return [url, killStartedProcesses];
}
