// `npm run token`: prints a token of the embedded identity provider.
import './process/node-version.js';

await import('./commands/token.js');
