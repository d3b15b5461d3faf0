// The recipe for proxies: every connection goes to the proxy, which connects it with the service.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';

const listen = async (server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server.address().port;
};

const service = createServer((_request, response) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('[{"id":7}]'),
);
const port = await listen(service);
const tunnels = [];
const proxy = createServer().on('connect', ({ url }, socket) => {
  tunnels.push(url);
  // The name in `url` has no address, so only the proxy can make this connection.
  const target = connect(port, '127.0.0.1', () => socket.write('HTTP/1.1 200 Connection established\r\n\r\n'));
  target.pipe(socket).pipe(target);
});
process.env.HTTPS_PROXY = `http://127.0.0.1:${await listen(proxy)}`;
process.env.AGENT_PLATFORM_URL = 'http://agent-platform.invalid';
process.env.AGENT_PLATFORM_TOKEN = 'any';

const { client } = await import('./client.mjs');
assert.deepEqual(await client.agents.list(), [{ id: 7 }]);
assert.deepEqual(tunnels, ['agent-platform.invalid:80']);
console.log('ok');
process.exit(0);
