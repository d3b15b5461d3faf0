// A process that owns an embedded object store, for tests that kill it. Prints one line of JSON when it is ready.
import { startEmbeddedObjectStore } from '../../server/embedded/object-store/index.js';

const [dataDir = '', port = '0'] = process.argv.slice(2);
const log = { error: (fields: object, message: string) => console.error(message, fields) };
const { endpoint, credentials } = await startEmbeddedObjectStore({ dataDir, port: Number(port), bucket: 'test', log });
process.stdout.write(`${JSON.stringify({ endpoint, credentials })}\n`);
