/** @measures */
// Tests that each body costs the event loop little CPU time, and that the cost grows no faster than the body. Compares
// the cost with that of a bare server, because a slow machine affects both alike.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jsonBody, operations, type RawOperation } from '../contract/support.js';
import { startTestApp, type TestApp } from '../http/support.js';
import { threadCpuMs } from '../support/event-loop.js';
import { isFullRun } from '../support/full-run.js';
import { hostileBodies, type HostileBody } from './hostile-bodies.js';

let app: TestApp;
/** Only reads and parses the body, which every server that accepts JSON must do. */
const bareServer = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(400).end();
  });
});
let bareUrl: string;
beforeAll(async () => {
  app = await startTestApp({});
  await new Promise<void>((resolve) => bareServer.listen(0, '127.0.0.1', resolve));
  bareUrl = `http://127.0.0.1:${(bareServer.address() as AddressInfo).port}`;
}, 60_000);
afterAll(async () => {
  bareServer.close();
  await app?.stop();
});

/**
 * Maximum CPU time for sending and refusing a body. If validation did not stop early, some bodies would take seconds.
 */
const maxCpuMs = 100;

/** Limit on a slow machine, as a multiple of the bare server's time for the same body. The usual multiple is 3 to 6. */
const maxTimesBare = 8;

const withBody = operations.filter(({ raw }) => jsonBody(raw) !== null);

function send(method: string, url: string, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: 'Bearer good', 'content-type': 'application/json', 'content-length': body.length };
    const request = http.request(url, { method, headers, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Returns the minimum of several runs, because other work only adds time. Stops at a run of at most `enoughMs`. */
async function cpuMsOf(
  { method, path }: RawOperation,
  body: Buffer,
  { enoughMs = minMeasurableMs, runs = 4, url = app.url + path } = {},
): Promise<number> {
  let leastMs = Infinity;
  for (let run = 0; run < runs && leastMs > enoughMs; run++) {
    const before = threadCpuMs();
    const status = await send(method.toUpperCase(), url, body);
    leastMs = Math.min(leastMs, threadCpuMs() - before);
    expect(status).toBeLessThan(502);
    expect(status).not.toBe(500);
  }
  return leastMs;
}

/** Below this cost, noise hides the growth. */
const minMeasurableMs = 20;

/**
 * Returns the costs if the body is too expensive in each of three rounds, otherwise null. `givenMs` is the first
 * measurement of the body.
 */
async function excessiveCosts(operation: RawOperation, body: Buffer, givenMs: number): Promise<string | null> {
  let report = '';
  for (let round = 0; round < 3; round++) {
    const ms = round === 0 ? givenMs : await cpuMsOf(operation, body);
    const bareMs = await cpuMsOf(operation, body, { url: bareUrl });
    if (ms <= Math.max(maxCpuMs, maxTimesBare * bareMs)) return null;
    report = `${Math.round(ms)} ms, ${Math.round(bareMs)} ms on the bare server`;
  }
  return report;
}

/**
 * Returns whether the cost grows by too high a factor from half of the body to the whole body, in each of five rounds.
 * Such a factor exceeds 2.5, and also 1.25 times the factor of the bare server. Even on the bare server, costs grow in
 * steps: hash tables double in size, and garbage is collected. `givenMs` is the first measurement of the whole body.
 */
async function isSteep(operation: RawOperation, half: Buffer, whole: Buffer, givenMs: number): Promise<boolean> {
  let wholeMs = givenMs;
  for (let round = 0; round < 5; round++) {
    const halfMs = await cpuMsOf(operation, half, { enoughMs: 0, runs: 2 });
    if (wholeMs <= Math.max(minMeasurableMs, 2.5 * halfMs)) return false;
    const onBare = { url: bareUrl, enoughMs: 0 };
    const bareGrowth = (await cpuMsOf(operation, whole, onBare)) / (await cpuMsOf(operation, half, onBare));
    if (wholeMs <= 1.25 * bareGrowth * halfMs) return false;
    wholeMs = await cpuMsOf(operation, whole);
  }
  return true;
}

const timesByKind = new Map<string, number>();

/**
 * Whether the default run sends the body. It sends all bodies that are refused before validation. Of the others with
 * the same kind and body limit, it sends the first and then every twelfth.
 */
function isChosen({ raw }: RawOperation, { kind }: HostileBody): boolean {
  if (kind === null) return true;
  const key = JSON.stringify([raw['x-body-limit'], kind]);
  const times = timesByKind.get(key) ?? 0;
  timesByKind.set(key, times + 1);
  return times % 12 === 0;
}

test.each(withBody.map((operation) => [operation.id, operation] as const))(
  '%s handles hostile bodies at a low cost',
  async (_id, operation) => {
    const wrong: string[] = [];
    const all = hostileBodies(operation);
    for (const { title, make } of all.filter((body) => isFullRun || isChosen(operation, body))) {
      const body = make(1);
      const cpuMs = await cpuMsOf(operation, body, { enoughMs: maxCpuMs });
      const costs = cpuMs > maxCpuMs ? await excessiveCosts(operation, body, cpuMs) : null;
      if (costs !== null) wrong.push(`${title}, ${body.length} bytes: ${costs}`);
      if (cpuMs <= minMeasurableMs) continue;
      if (await isSteep(operation, make(0.5), body, cpuMs)) wrong.push(`${title} costs more than linear time`);
    }
    expect(all.length).toBeGreaterThan(2);
    expect(wrong).toEqual([]);
  },
  300_000,
);
