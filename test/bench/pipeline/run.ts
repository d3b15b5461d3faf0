// `npm run bench:pipeline` compares the request pipeline with bare Express, plain express-openapi-validator and
// Fastify. Prints the medians of the ratios to bare Express in the same round.
import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { autocannon } from '../tools.js';
import { measuredPath, projectWith } from './contracts.js';
import { median } from '../figures.js';

interface Contestant {
  name: string;
  child: ChildProcess;
  port: number;
  token: string;
}
interface Measurement {
  requestsPerSecond: number;
  cpuMicroseconds: number;
}

const rounds = Number(process.env['ROUNDS'] ?? 7);
const canPin = spawnSync('taskset', ['-V']).status === 0;
const pin = (pid: number, core: number) => canPin && spawnSync('taskset', ['-a', '-cp', String(core), String(pid)]);

async function start(name: string, kind: string, project: string): Promise<Contestant> {
  const child = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), [kind, project], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const failed = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`${name} did not start: exit code ${code as number}`)),
  );
  const [message] = (await Promise.race([once(child, 'message'), failed])) as [{ port: number; token: string }];
  // When the benchmark ends the server, this promise rejects too.
  failed.catch(() => undefined);
  pin(child.pid ?? 0, 0);
  return { name, child, ...message };
}

async function cpuOf({ child }: Contestant): Promise<number> {
  child.send('cpu');
  const [message] = (await once(child, 'message')) as [{ cpuMicroseconds: number }];
  return message.cpuMicroseconds;
}

async function measure(contestant: Contestant, method: 'GET' | 'POST', seconds: number): Promise<Measurement> {
  const before = await cpuOf(contestant);
  const result = await autocannon({
    url: `http://127.0.0.1:${contestant.port}${measuredPath}`,
    method,
    connections: 32,
    duration: seconds,
    headers: {
      authorization: `Bearer ${contestant.token}`,
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify({ name: 'customer-facing' }) } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${contestant.name} returned ${result.non2xx} errors`);
  return {
    requestsPerSecond: result.requests.total / result.duration,
    cpuMicroseconds: ((await cpuOf(contestant)) - before) / result.requests.total,
  };
}

async function compare(contestants: Contestant[], method: 'GET' | 'POST', base: string): Promise<void> {
  const measurements = new Map<string, Measurement[]>(contestants.map(({ name }) => [name, []]));
  for (const contestant of contestants) await measure(contestant, method, 1); // warm-up, not counted
  for (let round = 0; round < rounds; round++) {
    for (const contestant of [...contestants].sort(() => Math.random() - 0.5))
      measurements.get(contestant.name)?.push(await measure(contestant, method, 1));
  }
  const bases = measurements.get(base) ?? [];
  console.log(`\n${method} ${measuredPath}, ${rounds} rounds, ratios to ${base}`);
  console.table(
    contestants.map(({ name }) => {
      const own = measurements.get(name) ?? [];
      return {
        server: name,
        'requests/s ×': median(
          own.map((entry, round) => entry.requestsPerSecond / (bases[round]?.requestsPerSecond ?? NaN)),
        ).toFixed(2),
        'CPU per request ×': median(
          own.map((entry, round) => entry.cpuMicroseconds / (bases[round]?.cpuMicroseconds ?? NaN)),
        ).toFixed(2),
        'requests/s': Math.round(median(own.map((entry) => entry.requestsPerSecond))),
        'CPU µs': Math.round(median(own.map((entry) => entry.cpuMicroseconds))),
      };
    }),
  );
}

const sizes = [10, 60, 200];
const projects = new Map(sizes.map((size) => [size, projectWith(size)]));
const at = (size: number) => projects.get(size) ?? '';
pin(process.pid, 1);
const started: Contestant[] = [];
try {
  const contestants = await Promise.all([
    start('bare Express, 60 operations', 'express', at(60)),
    start('ours, 10 operations', 'ours', at(10)),
    start('ours, 60 operations', 'ours', at(60)),
    start('ours, 200 operations', 'ours', at(200)),
    start('plain validator, 60 operations', 'validator', at(60)),
    start('plain validator, requests only, 60 operations', 'validator-requests', at(60)),
    start('plain validator, 200 operations', 'validator', at(200)),
    start('Fastify, 60 operations', 'fastify', at(60)),
  ]);
  started.push(...contestants);
  for (const method of ['GET', 'POST'] as const) await compare(contestants, method, 'bare Express, 60 operations');
} finally {
  for (const { child } of started) child.kill();
  for (const folder of projects.values()) rmSync(folder, { recursive: true, force: true });
}
