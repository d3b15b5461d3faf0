// `npm run migrate`: brings the database to the latest schema.
import './process/node-version.js';

await import('./commands/migrate.js');
