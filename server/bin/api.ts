// `npm run start:api`: serves requests and runs no jobs.
import './node-version.js';

const { runProcess } = await import('./process.js');
runProcess('api');
