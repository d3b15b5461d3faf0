// Several processes on one data folder: the first one runs the embedded parts, the others find them there and use them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Start } from './start.js';

/** Nobody runs the part that this process wanted to use. A person can do something about it, so the message is all there is to say. */
export class NothingToJoinError extends Error {
  override readonly name = 'NothingToJoinError';
  constructor(what: string, dataDir: string) {
    super(
      `No process runs the ${what} of ${dataDir}. Start the server first (\`npm start\`), or set DATA_DIR to the server's.`,
    );
  }
}

const PATIENCE_MS = 15_000;
const PAUSE_MS = 200;

/**
 * The part that another process runs, or null: then this process is to run it. A worker never does: jobs may come and go, and the database they
 * lie in must not go with them.
 */
export async function joinPart<Part>(
  { config, logger }: Start,
  what: string,
  find: () => Promise<Part | undefined>,
): Promise<Part | null> {
  if (config.role === 'all') return null;
  const found = await find();
  if (found !== undefined) return found;
  if (config.role === 'api') return null;
  logger.info({ dataDir: config.dataDir }, `waiting for a process that runs the ${what}`);
  // Started together with the server, which takes longer.
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline;) {
    await sleep(PAUSE_MS);
    const late = await find();
    if (late !== undefined) return late;
  }
  throw new NothingToJoinError(what, config.dataDir);
}
