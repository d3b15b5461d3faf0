// `npm run start:api`: serves requests. Jobs are left to workers.
import { runProcess } from './process.js';

runProcess('api');
