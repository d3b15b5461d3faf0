// Bundles the route as Next does for the edge, and runs it in the edge runtime that Next uses. Next itself is not
// installed, because it takes 300 MB.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { EdgeVM } from '@edge-runtime/vm';
import { build } from 'esbuild';

const server = createServer((request, response) => {
  const isKnown = request.headers.authorization === 'Bearer from-the-environment';
  response.writeHead(isKnown ? 200 : 401, { 'Content-Type': 'application/json' }).end('[{"id":7,"name":"Support"}]');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const environment = {
  AGENT_PLATFORM_URL: `http://127.0.0.1:${server.address().port}`,
  AGENT_PLATFORM_TOKEN: 'from-the-environment',
};
const { outputFiles } = await build({
  entryPoints: ['app/api/agents/route.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'route',
  conditions: ['edge-light', 'worker', 'import'],
  define: { 'process.env': JSON.stringify(environment) },
});
const edge = new EdgeVM();
edge.evaluate(outputFiles[0].text);
const [runtime, status, body] = JSON.parse(
  await edge.evaluate(
    `route.GET().then(async (response) => JSON.stringify([route.runtime, response.status, await response.json()]))`,
  ),
);
assert.deepEqual([runtime, status, body], ['edge', 200, [{ id: 7, name: 'Support' }]]);
server.close();
server.closeAllConnections();
console.log('ok');
