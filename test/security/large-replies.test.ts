/** @measures */
import './large-conversations.js';
import './large-lists.js';
import { shareServer } from './shared-server.js';

// Requests wait for a connection instead of being refused as overload.
shareServer({ DATABASE_MAX_WAITING: '1000' });
