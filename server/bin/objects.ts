// `npm run objects`: copies all objects of the store to a folder, and back.
import './node-version.js';

await import('./objects-process.js');
