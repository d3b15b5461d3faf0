// Creating a database with pgvector takes 5 s of CPU time, so both suites run in one test file and share a database.
// They use different organizations and numbers of dimensions.
import { afterAll } from '@jest/globals';
import './nearest-chunks.js';
import './judged-search.js';
import { closeBenches } from './stores.js';

afterAll(closeBenches);
