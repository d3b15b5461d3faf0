// No body costs the event loop much: neither one of many wrong values, nor one twice as large. Counts processor time of
// the main thread, compared with a fixed amount of work, so that a busy machine changes both.
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jsonBody, operations, type RawOperation } from '../contract/support.js';
import { startTestApp, type TestApp } from '../http/support.js';
import { threadCpuMs } from '../support/event-loop.js';
import { hostileBodies } from './hostile-bodies.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({});
  maxCpuMs = Math.max(100, 4 * cpuMsOfFixedWork());
}, 60_000);
afterAll(() => app?.stop());

/** On a quiet machine each body costs less than 100 ms. With validation that does not stop early, some cost seconds. */
let maxCpuMs: number;

/** Returns what it costs to parse and write 6 MB of JSON. */
function cpuMsOfFixedWork(): number {
  const text = JSON.stringify(Array.from({ length: 100_000 }, (_, index) => ({ index })));
  const before = threadCpuMs();
  for (let round = 0; round < 4; round++) JSON.stringify(JSON.parse(text));
  return threadCpuMs() - before;
}

const withBody = operations.filter(({ raw }) => jsonBody(raw) !== null);

function send(method: string, path: string, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: 'Bearer good', 'content-type': 'application/json', 'content-length': body.length };
    const request = http.request(app.url + path, { method, headers, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** The least of several runs: whatever else the process does meanwhile only adds. */
async function cpuMsOf({ method, path }: { method: string; path: string }, body: Buffer, runs = 4): Promise<number> {
  let leastMs = Infinity;
  for (let run = 0; run < runs; run++) {
    const before = threadCpuMs();
    const status = await send(method.toUpperCase(), path, body);
    leastMs = Math.min(leastMs, threadCpuMs() - before);
    expect(status).toBeLessThan(502);
    expect(status).not.toBe(500);
    if (leastMs < minMeasurableMs) break;
  }
  return leastMs;
}

/** What costs less shows the noise of the process, not the growth. */
const minMeasurableMs = 20;

/** Whether twice the body costs more than two and a half times as much, each time that it is measured. */
async function isSteep(operation: RawOperation, half: Buffer, whole: Buffer): Promise<boolean> {
  for (let round = 0; round < 3; round++) {
    const [halfMs, wholeMs] = [await cpuMsOf(operation, half), await cpuMsOf(operation, whole)];
    if (wholeMs < minMeasurableMs || wholeMs <= 2.5 * halfMs) return false;
  }
  return true;
}

test.each(withBody.map((operation) => [operation.id, operation] as const))(
  '%s',
  async (_id, operation) => {
    const wrong: string[] = [];
    const all = hostileBodies(operation);
    for (const { title, make } of all) {
      const body = make(1);
      const cpuMs = await cpuMsOf(operation, body);
      if (cpuMs > maxCpuMs) wrong.push(`${title}, ${body.length} bytes: ${Math.round(cpuMs)} ms`);
      if (cpuMs <= minMeasurableMs) continue;
      if (await isSteep(operation, make(0.5), body)) wrong.push(`${title} costs more than linear time`);
    }
    expect(all.length).toBeGreaterThan(4);
    expect(wrong).toEqual([]);
  },
  120_000,
);
