/** @measures */
import './packed-requests.js';
import './hostile-content.js';
import './hostile-tool-servers.js';
import { shareServer } from './shared-server.js';

shareServer({ RATE_LIMIT_CHAT: '1000000', TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1' });
