// `npm run migrate`: brings the database at DATABASE_URL, or the embedded database, to the latest schema and exits.
import './process/node-version.js';

await import('./commands/migrate.js');
