// `npm run objects`: copies all objects of the store to a folder, and back.
import './process/node-version.js';

await import('./commands/objects.js');
