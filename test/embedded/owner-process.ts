// A process that owns a data folder, for tests that kill it. Prints one JSON object per line.
import { startEmbeddedPostgres } from '../../server/embedded/postgres/index.js';
import { fastSettings } from '../support/fast-settings.js';

const [dataDir = ''] = process.argv.slice(2);
const print = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`);

print({ event: 'started' });
try {
  const { connection } = await startEmbeddedPostgres({ dataDir, settings: fastSettings, log: () => undefined });
  print({ event: 'ready', connection });
} catch (error) {
  print({ event: 'failed', name: (error as Error).name, message: (error as Error).message });
}
