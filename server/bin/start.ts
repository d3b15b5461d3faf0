// `npm start`: runs the API, the worker or both, depending on ROLE.
import './process/node-version.js';
import './process/early-exit.js';

const { runProcess } = await import('./service/run-process.js');
runProcess();
