// `npm start`: API and worker in one process; with ROLE only one of them.
import { runProcess } from './process.js';

runProcess();
