// `npm run doctor`: checks that the database, the store and the encryption keys are available and consistent.
import './node-version.js';

await import('./doctor-process.js');
