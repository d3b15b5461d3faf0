// `npm start`: runs API and worker in one process, or only the one that ROLE selects.
import './node-version.js';

const { runProcess } = await import('./process.js');
runProcess();
