// `npm run token`: prints a token of the embedded identity provider.
import './node-version.js';

await import('./token-process.js');
