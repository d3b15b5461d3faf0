import { setTimeout as sleep } from 'node:timers/promises';
import type { StartupContext } from './startup-context.js';

export class NoRunningComponentError extends Error {
  override readonly name = 'NoRunningComponentError';
  constructor(what: string, dataDir: string) {
    super(
      `No process runs the ${what} of ${dataDir}. Start the server first (\`npm start\`), ` +
        `or set DATA_DIR to the server's data folder.`,
    );
  }
}

const maxWaitMs = 15_000;
const pauseMs = 200;

/**
 * Returns the component that another process with the same data folder runs, or null if this process must run it. A
 * worker never runs a component, because the component would stop with the worker. A worker waits up to `maxWaitMs` for
 * another process, then throws NoRunningComponentError.
 */
export async function findRunningComponent<Component>(
  { config, logger }: StartupContext,
  what: string,
  find: () => Promise<Component | undefined>,
): Promise<Component | null> {
  if (config.role === 'all') return null;
  const found = await find();
  if (found !== undefined) return found;
  if (config.role === 'api') return null;
  logger.info({ dataDir: config.dataDir }, `waiting for a process that runs the ${what}`);
  // Wait, because a server that was started together with this worker takes longer to start.
  for (const deadline = Date.now() + maxWaitMs; Date.now() < deadline;) {
    await sleep(pauseMs);
    const foundLater = await find();
    if (foundLater !== undefined) return foundLater;
  }
  throw new NoRunningComponentError(what, config.dataDir);
}
