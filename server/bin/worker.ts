// `npm run worker`: runs jobs and periodic tasks and serves no requests. Any number of workers can run.
import './node-version.js';
import './early-exit.js';

const { runProcess } = await import('./process.js');
runProcess('worker');
