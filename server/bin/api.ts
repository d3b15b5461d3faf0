// `npm run start:api`: serves requests. Jobs are left to workers.
import './node-version.js';

const { runProcess } = await import('./process.js');
runProcess('api');
