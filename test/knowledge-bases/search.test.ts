// Tests the search with and without pgvector. Creating a database with pgvector takes 5 s of CPU time. The suites
// judged-search.ts and nearest-chunks.ts are in one test file in order to share a database. They use different
// organizations and numbers of dimensions.
import { afterAll } from '@jest/globals';
import './nearest-chunks.js';
import './judged-search.js';
import { closeBenches } from './stores.js';

afterAll(closeBenches);
