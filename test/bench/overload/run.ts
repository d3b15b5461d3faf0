// `npm run bench:overload` measures a server under ten times the connections that saturate it. Only ratios within one
// run are meaningful. The clients ignore Retry-After, which is the worst case.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf, cpuOfChildren, median } from '../figures.js';
import { autocannon, buildForBenchmark } from '../tools.js';
import { compareRefusals } from './refusals.js';
import { startServer, tokenOf } from '../../start/support.js';

const phaseSeconds = Number(process.env['PHASE_SECONDS'] ?? 5);
/** How often each number of connections is measured. */
const searchRounds = 2;
const comparedRounds = 5;
/** The first requests open connections, and a busy event loop counts as overload only after two seconds. */
const warmUpMs = 3_000;

interface Phase {
  connections: number;
  perSecond: number;
  acceptedP50Ms: number;
  acceptedP99Ms: number;
  refused: number;
  refusedP99Ms: number;
  healthMaxMs: number;
  readyMaxMs: number;
  other: number;
  /** CPU time in milliseconds: of the server and of Postgres per successful request, of the clients per second. */
  serverCpuMs: number;
  postgresCpuMs: number;
  clientCpuMsPerSecond: number;
}

function percentile(values: number[], share: number): number {
  const index = Math.min(values.length - 1, Math.floor(values.length * share));
  return values.sort((a, b) => a - b)[index] ?? 0;
}

/** Polls a health route. Returns a function that ends the polling and resolves with the longest response time. */
function watch(url: string): () => Promise<number> {
  let isStopped = false;
  const watching = (async () => {
    let maxMs = 0;
    while (!isStopped) {
      const startedAt = performance.now();
      await (await fetch(url)).text();
      maxMs = Math.max(maxMs, performance.now() - startedAt);
      await sleep(50);
    }
    return maxMs;
  })();
  return () => {
    isStopped = true;
    return watching;
  };
}

async function measure(url: string, token: string, connections: number): Promise<Phase> {
  const [accepted, refused]: [number[], number[]] = [[], []];
  let other = 0;
  const startedAt = performance.now();
  const duration = phaseSeconds + warmUpMs / 1000;
  const headers = { authorization: `Bearer ${token}` };
  const options = { url: `${url}/agents?id=1`, connections, duration, timeout: 30, headers };
  const cpu = () => ({
    server: cpuOf(server.child.pid ?? 0),
    postgres: cpuOfChildren(postmaster),
    client: process.cpuUsage(),
  });
  const before = cpu();
  let successes = 0;
  const run = autocannon(options, () => undefined);
  const [stopHealth, stopReady] = [watch(`${url}/healthz`), watch(`${url}/readyz`)];
  run.on('response', (_client, status, _bytes, tookMs) => {
    if (status === 200) successes++;
    if (performance.now() - startedAt < warmUpMs) return;
    if (status === 200) accepted.push(tookMs);
    else if (status === 503) refused.push(tookMs);
    else other++;
  });
  await once(run, 'done');
  const after = cpu();
  const clientCpu = process.cpuUsage(before.client);
  return {
    connections,
    perSecond: accepted.length / phaseSeconds,
    acceptedP50Ms: percentile(accepted, 0.5),
    acceptedP99Ms: percentile(accepted, 0.99),
    refused: refused.length,
    refusedP99Ms: percentile(refused, 0.99),
    healthMaxMs: await stopHealth(),
    readyMaxMs: await stopReady(),
    other,
    serverCpuMs: (after.server - before.server) / successes,
    postgresCpuMs: (after.postgres - before.postgres) / successes,
    clientCpuMsPerSecond: (clientCpu.user + clientCpu.system) / 1_000 / duration,
  };
}

const medianPhase = (phases: readonly Phase[]): Phase =>
  Object.fromEntries(
    Object.keys(phases[0]!).map((name) => [name, median(phases.map((phase) => phase[name as keyof Phase]))]),
  ) as unknown as Phase;

await buildForBenchmark();
await compareRefusals();
if (process.argv[2] === 'refusals') process.exit();
const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-overload-'));
const limits = { RATE_LIMIT_USER: '1000000000', RATE_LIMIT_ORGANIZATION: '1000000000', RATE_LIMIT_STORE: 'postgres' };
const maxWaiting = process.env['DATABASE_MAX_WAITING'];
const passedOn: Record<string, string> = maxWaiting === undefined ? {} : { DATABASE_MAX_WAITING: maxWaiting };
const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...limits, ...passedOn };
const server = await startServer(environment, 'start', { isFirstStart: true });
const postmaster = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
try {
  const token = tokenOf(server);
  await measure(server.url, token, 4);
  const measureAlternately = async (connections: readonly number[], rounds: number): Promise<Phase[]> => {
    const phases = connections.map((): Phase[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, count] of connections.entries()) phases[index]!.push(await measure(server.url, token, count));
    return phases.map(medianPhase);
  };
  const searched = await measureAlternately([2, 4, 8, 16, 32], searchRounds);
  const most = Math.max(...searched.map(({ perSecond }) => perSecond));
  const fastest = searched.find(({ perSecond }) => perSecond === most)!.connections;
  const saturating = searched.find(({ perSecond }) => perSecond >= 0.95 * most)!.connections;
  const compared = await measureAlternately([saturating, fastest, 10 * saturating], comparedRounds);
  const [saturated, , overloaded] = compared as [Phase, Phase, Phase];
  const rounded = (phase: Phase) =>
    Object.fromEntries(Object.entries(phase).map(([name, value]) => [name, Math.round(100 * value) / 100]));
  console.table([...searched, ...compared].map(rounded));
  const ratios = {
    saturatingConnections: saturated.connections,
    throughput: overloaded.perSecond / Math.max(...compared.map(({ perSecond }) => perSecond)),
    p99: overloaded.acceptedP99Ms / saturated.acceptedP99Ms,
    refusedP99Ms: overloaded.refusedP99Ms,
    cpuPerSuccess:
      (overloaded.serverCpuMs + overloaded.postgresCpuMs) / (saturated.serverCpuMs + saturated.postgresCpuMs),
  };
  console.log(ratios);
} finally {
  server.child.kill('SIGTERM');
  await server.exited;
  rmSync(dataDir, { recursive: true, force: true });
}
