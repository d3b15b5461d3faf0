// `npm run objects`: exports all objects of the store to a folder, or imports them.
import './process/node-version.js';

await import('./commands/objects.js');
