// Tests the search with and without pgvector. Both suites are in one test file, so that the second one uses a copy of
// the database. Creating one with pgvector takes 4 s of CPU time.
import './judged-search.js';
import './nearest-chunks.js';
