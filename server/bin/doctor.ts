// `npm run doctor`: checks that the database, the store and the encryption keys are there and belong together.
import './node-version.js';

await import('./doctor-process.js');
