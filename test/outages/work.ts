// The work of a system during and after an outage. Each function of type `Work` throws or returns false on failure.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFullRun } from '../support/full-run.js';
import type { Dependency, System } from './system.js';

type Work = (system: System) => Promise<boolean>;

const message = ({ agentId }: System) => ({
  agentId,
  message: { role: 'user', parts: [{ type: 'text', text: 'hello' }] },
});

async function runsInBackground(system: System): Promise<boolean> {
  const { status, body } = await system.call('POST', '/chat', message(system), { 'x-stream-response': 'false' });
  if (status !== 202) return false;
  for (let attempt = 0; attempt < 100; attempt++) {
    const { streamStatus } = (await system.call('GET', `/getConversation?threadId=${body.threadId}`)).body;
    if (streamStatus !== 'in_progress') return streamStatus === 'completed';
    await sleep(100);
  }
  return false;
}

const readsAgents: Work = async ({ call }) => (await call('GET', '/agents')).status === 200;
const writesTag: Work = async ({ call }) =>
  (await call('POST', '/agent-tags', { name: `tag ${randomUUID()}` })).status === 200;
const streamsRows: Work = async ({ call }) => {
  const range = 'from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z&allInOrg=true';
  return (await call('GET', `/dashboard/getInteractions?${range}`)).status === 200;
};
const storesSkill: Work = async ({ call }) => {
  const skillMdContent = `---\nname: skill-${randomUUID()}\ndescription: For outages.\n---\n# Do it\n`;
  return (await call('POST', '/skills/manage', { skillMdContent })).status === 201;
};
const listsUsers: Work = async ({ call }) => (await call('GET', '/admin/users')).status === 200;
const chats: Work = async (system) => {
  const { status, body } = await system.call('POST', '/chat', message(system));
  return status === 200 && String(body).includes('"text-delta"') && String(body).trimEnd().endsWith('data: [DONE]');
};
const testsToolServer: Work = async ({ call, toolServerId }) =>
  (await call('POST', '/mcp-servers/test', { id: toolServerId })).body.success === true;

/** For each dependency, functions that succeed only if the dependency works again. */
const proofs: Readonly<Record<Dependency, readonly Work[]>> = {
  postgres: [readsAgents, writesTag, streamsRows, runsInBackground],
  'object store': [storesSkill],
  'identity provider': [listsUsers],
  'model provider': [chats, runsInBackground],
  'tool server': [testsToolServer],
};
const allWork = [...new Set(Object.values(proofs).flat())];

/** Without outages, twelve loops with pauses of 100 ms keep two processors busy. */
const pauseMs = isFullRun ? 100 : 2_000;

/** Returns a function that stops the work and returns the number of calls. */
export function startLoad(system: System, concurrency: number): () => Promise<number> {
  let isOver = false;
  let done = 0;
  const loops = Array.from({ length: concurrency }, async (_, offset) => {
    for (let index = offset; !isOver; index++) {
      await allWork[index % allWork.length]!(system).catch(() => undefined);
      done++;
      await sleep(pauseMs);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(loops);
    return done;
  };
}

export async function timeUntilAllWorks(system: System, timeoutMs: number): Promise<number> {
  const startedAt = performance.now();
  const pending = allWork.map(async (work) => {
    for (;;) {
      if (await work(system).catch(() => false)) return performance.now() - startedAt;
      if (performance.now() - startedAt > timeoutMs)
        throw new Error(`${work.name} does not work within ${timeoutMs} ms`);
      await sleep(100);
    }
  });
  return Math.max(...(await Promise.all(pending)));
}

/** Returns the number of connections by pool and state, such as `main used`. */
export async function readConnections(system: System, process: 'api' | 'worker'): Promise<Record<string, number>> {
  const { body } = await system.operator(process, '/metrics');
  const lines = [...String(body).matchAll(/^database_connections\{pool="(\w+)",state="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(lines.map(([, pool, state, count]) => [`${pool} ${state}`, Number(count)]));
}
