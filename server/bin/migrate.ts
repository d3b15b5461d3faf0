// `npm run migrate`: brings the database at DATABASE_URL, or the embedded one, to the newest schema and ends.
import './node-version.js';

await import('./migrate-process.js');
