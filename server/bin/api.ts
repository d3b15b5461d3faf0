// `npm run start:api`: serves requests and runs no jobs.
import './process/node-version.js';
import './process/early-exit.js';

const { runProcess } = await import('./service/run-process.js');
runProcess('api');
