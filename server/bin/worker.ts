// `npm run worker`: runs jobs and periodic tasks, serves no requests. As many of these as the work asks for.
import './node-version.js';

const { runProcess } = await import('./process.js');
runProcess('worker');
