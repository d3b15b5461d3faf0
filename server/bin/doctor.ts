// `npm run doctor`: checks that the database, the store and the encryption keys are available and consistent.
import './process/node-version.js';

await import('./commands/doctor/run-doctor.js');
