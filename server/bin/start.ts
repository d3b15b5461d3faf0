// `npm start`: runs API and worker in one process, or only the part that ROLE selects.
import './process/node-version.js';
import './process/early-exit.js';

const { runProcess } = await import('./service/run-process.js');
runProcess();
