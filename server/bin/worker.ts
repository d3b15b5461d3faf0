// `npm run worker`: runs jobs and periodic tasks. Any number of workers can run.
import './process/node-version.js';
import './process/early-exit.js';

const { runProcess } = await import('./service/run-process.js');
runProcess('worker');
