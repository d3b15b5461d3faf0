// The search, with and without pgvector. One test file, because creating a database with pgvector takes 4 s of CPU time,
// and the suites use copies of one.
import './judged-search.js';
import './nearest-chunks.js';
