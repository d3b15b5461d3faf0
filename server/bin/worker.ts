// `npm run worker`: runs jobs and periodic tasks, serves no requests. As many of these as the work asks for.
import { runProcess } from './process.js';

runProcess('worker');
