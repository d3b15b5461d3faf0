// Prints how much the heap of a server grows from requests with invented content types. Needs --expose-gc.
import http from 'node:http';
import { isFullRun } from '../support/full-run.js';
import { startTestApp } from './support.js';

const app = await startTestApp({ doubles: { listAgents: () => Promise.resolve({ status: 200, body: [] }) } });
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
const statuses: Record<string, number> = {};

function send(method: string, contentType: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const body = method === 'POST' ? '{}' : '';
    const headers = {
      authorization: 'Bearer good',
      'content-type': contentType,
      ...(body === '' ? {} : { 'content-length': body.length }),
    };
    const request = http.request(`${app.url}/agents`, { method, agent, headers }, (response) => {
      const key = `${method} ${response.statusCode}`;
      statuses[key] = (statuses[key] ?? 0) + 1;
      response.resume().on('end', resolve);
    });
    request.on('error', reject).end(body);
  });
}

/** Alternates between unknown types and JSON with an unknown parameter, which the server accepts. */
const invent = (index: number) =>
  index % 2 === 0 ? `application/x-invented-${index}` : `application/json; profile=invented-${index}`;

async function sendAll(from: number, to: number): Promise<number> {
  for (let start = from; start < to; start += 50) {
    const indexes = Array.from({ length: Math.min(50, to - start) }, (_, offset) => start + offset);
    await Promise.all(indexes.flatMap((index) => [send('GET', invent(index)), send('POST', invent(index))]));
  }
  app.logs.length = 0;
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const [warmUp, total] = isFullRun ? [500, 2_000] : [200, 600];
const before = await sendAll(0, warmUp);
const after = await sendAll(warmUp, total);
console.log(JSON.stringify({ statuses, growthMiB: Math.round(((after - before) / 2 ** 20) * 100) / 100 }));
agent.destroy();
await app.stop();
