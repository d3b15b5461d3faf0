// `npm start`: API and worker in one process; with ROLE only one of them.
import './node-version.js';

const { runProcess } = await import('./process.js');
runProcess();
