// Compares the CPU time of a refusal by our server, without a database, with that of a bare server.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { builtFile } from '../../support/built.js';
import { median } from '../figures.js';
import { autocannon } from '../tools.js';

const contractFile = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url));
const rounds = 5;
const requestsPerRound = 5_000;

async function start(kind: 'ours' | 'bare') {
  const child = fork(builtFile('test/bench/overload/refusing-server.ts'), [kind, contractFile]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const cpuMicroseconds = async () => {
    const reply = once(child, 'message');
    child.send('cpu');
    const [{ user, system }] = (await reply) as [NodeJS.CpuUsage];
    return user + system;
  };
  const measure = async () => {
    const before = await cpuMicroseconds();
    const headers = { authorization: `Bearer ${'x'.repeat(600)}` };
    const options = { url: `http://127.0.0.1:${port}/agents?id=1`, connections: 20, amount: requestsPerRound, headers };
    const { non2xx } = await autocannon(options);
    return ((await cpuMicroseconds()) - before) / non2xx;
  };
  return { kind, measure, stop: () => child.disconnect() };
}

export async function compareRefusals(): Promise<void> {
  const servers = [await start('ours'), await start('bare')];
  const measured = { ours: [] as number[], bare: [] as number[] };
  for (const { measure } of servers) await measure();
  for (let round = 0; round < rounds; round++)
    for (const { kind, measure } of servers) measured[kind].push(await measure());
  for (const { stop } of servers) stop();
  console.log('CPU time of a refusal, in microseconds', {
    ours: Math.round(median(measured.ours)),
    bare: Math.round(median(measured.bare)),
  });
}
