// The search, with and without pgvector. Both suites are in one test file, because creating a database with pgvector
// takes 4 s of CPU time, and the second suite uses a copy.
import './judged-search.js';
import './nearest-chunks.js';
