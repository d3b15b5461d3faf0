// Tests the search with and without pgvector. Both suites are in one test file, so that they share a database with
// pgvector. Creating one takes 5 s of CPU time. The suites use different organizations and numbers of dimensions.
import { afterAll } from '@jest/globals';
import './nearest-chunks.js';
import './judged-search.js';
import { closeBenches } from './stores.js';

afterAll(closeBenches);
