// `npm run start:api`: serves requests and runs no jobs.
import './node-version.js';
import './early-exit.js';

const { runProcess } = await import('./process.js');
runProcess('api');
