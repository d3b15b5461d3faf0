// Tests the search with and without pgvector. Both suites are in one test file, so that the second suite copies the
// database of the first. Creating a database with pgvector takes 4 s of CPU time.
import './judged-search.js';
import './nearest-chunks.js';
