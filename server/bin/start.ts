// `npm start`: runs API and worker in one process, or only the one that ROLE selects.
import './node-version.js';
import './early-exit.js';

const { runProcess } = await import('./process.js');
runProcess();
