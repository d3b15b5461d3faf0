// A script without a compiler and with `require`, over real HTTP.
'use strict';

const assert = require('node:assert/strict');
const { createServer } = require('node:http');
const { ApiError, createClient, isApiError } = require('@agent-platform/sdk');
const { signWebhook, verifyWebhook } = require('@agent-platform/sdk/webhooks');

const replies = [
  [503, { error: 'Service Unavailable' }, { 'Retry-After': '0' }],
  [200, [{ id: 7 }], {}],
  [404, { error: 'Agent not found' }, { 'X-Error-Code': 'agent_not_found' }],
];
const userAgents = [];
const server = createServer((request, response) => {
  userAgents.push(request.headers['user-agent']);
  const [status, body, headers] = replies.shift();
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
});

server.listen(0, '127.0.0.1', async () => {
  const client = createClient({ baseUrl: `http://127.0.0.1:${server.address().port}`, token: 'any' });
  assert.deepEqual(await client.agents.list(), [{ id: 7 }]);
  const error = await client.agents.delete({ agentId: 7 }).catch((caught) => caught);
  assert.ok(error instanceof ApiError && isApiError(error, 'agent_not_found'));
  assert.match(userAgents[0], /^agent-platform-sdk\/\d/);
  const headers = await signWebhook('{"type":"x"}', 'whsec_bmV3');
  assert.equal((await verifyWebhook('{"type":"x"}', headers, 'whsec_bmV3')).type, 'x');
  server.close();
  server.closeAllConnections();
});
