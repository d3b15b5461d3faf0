// Makes each reaction to a removal, demotion or deletion fail once, and kills (SIGKILL) the process that retries it.
// Also kills the API process after it has committed the changes that cause the events.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readAgent, save, versionsOf } from '../api/agents/support.js';
import { createBase, embeddingModel, readBase } from '../api/knowledge-bases/support.js';
import { addPerson, alwaysFresh, listUsers, providerOf } from '../api/organization/support.js';
import { createTask, readTask } from '../api/scheduled-tasks/support.js';
import { newSkill } from '../api/skills/support.js';
import { connectServer } from '../api/tool-servers/support.js';
import { killStartedProcesses, runBin, type RunningProcess } from '../start/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { injectFaults, type InjectedFaults } from './injected-faults.js';
import { startWorkerProcess, type WorkerProcess } from './support.js';

let server: TestServer;
let worker: WorkerProcess | undefined;
let faults: InjectedFaults;

beforeAll(async () => {
  // This server runs no jobs. The other processes use its embedded identity provider and object store.
  server = await startTestServer({ ...alwaysFresh, WORKER_LEASE_SECONDS: '2' }, { worker: false });
  faults = await injectFaults(server.database);
}, 120_000);
afterAll(async () => {
  worker?.child.kill('SIGKILL');
  await worker?.exited;
  await killStartedProcesses();
  await faults?.openGate();
  await server?.stop();
});

async function startApi(): Promise<RunningProcess & { url: string }> {
  const api = runBin('api', { ...server.environment, PORT: '0' });
  const port = async () => {
    for (; ; await sleep(20)) {
      const found = /"port":(\d+)[^\n]*"ready"/.exec(api.output())?.[1];
      if (found !== undefined) return found;
    }
  };
  const ended = api.exited.then(({ output }) => Promise.reject(new Error(`the process ended:\n${output}`)));
  return { ...api, url: `http://127.0.0.1:${await Promise.race([port(), ended])}` };
}

async function kill({ child, exited }: { child: RunningProcess['child']; exited: Promise<unknown> }): Promise<void> {
  child.kill('SIGKILL');
  await exited;
}

async function senderTo(url: string) {
  const headers = { authorization: `Bearer ${await server.tokenFor()}`, 'content-type': 'application/json' };
  return (method: string, path: string, body?: unknown) =>
    fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

const jobs = async () =>
  server.database('pgboss.job').where({ name: 'domain-event' }).select<{ state: string }[]>('state');
const member = async (options: { role?: string } = {}) => {
  const userId = await addPerson(server, options);
  return { userId, token: await server.tokenFor({ userId, role: 'org:member' }) };
};
const tool = (config: Record<string, unknown>) => ({ description: 'A tool', parameters: { type: 'object' }, config });

async function demote(userId: string): Promise<void> {
  const { url, secretKey } = providerOf(server);
  const reply = await fetch(`${url}/v1/organizations/${server.organizationId}/memberships/${userId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'org:guest' }),
  });
  expect(reply.status).toBe(200);
}

async function createFixture() {
  const [removed, demoted] = [await member(), await member()];
  const agent = await save(server, { model: 'offline:echo' });
  const doomed = await save(server, { model: 'offline:echo' });
  const base = await createBase(server);
  const skill = await newSkill(server);
  const toolServer = await connectServer(server);
  const triggered = await createBase(server, { embeddingModel, trigger: { agentId: doomed.id, prompt: 'Read it.' } });
  const chat = await server.call('POST', '/chat', {
    token: removed.token,
    body: { agentId: agent.id, message: { role: 'user', parts: [{ type: 'text', text: 'Hello' }] } },
    headers: { 'X-Stream-Response': 'false' },
  });
  expect(chat.status).toBe(202);
  // The run stays in progress, because no process runs it.
  await server.database('pgboss.job').where({ name: 'execute-run' }).delete();
  const referring = {
    agent: await save(server, { tools: { call_agent: tool({ callableAgentIds: [agent.id, String(doomed.id)] }) } }),
    base: await save(server, {
      tools: {
        search_knowledge_base: tool({
          accessibleKnowledgeBaseIds: [triggered.id, base.id],
          writableKnowledgeBaseIds: [base.id],
        }),
      },
    }),
    skill: await save(server, { tools: { load_skill: tool({ skillIds: [skill.id] }) } }),
    toolServer: await save(server, { mcpServers: [toolServer.id] }),
  };
  const tasks = {
    agent_deleted: await createTask(server, { agentId: doomed.id }),
    owner_removed: await createTask(server, { agentId: agent.id }, { token: removed.token }),
    owner_demoted: await createTask(server, { agentId: agent.id }, { token: demoted.token }),
  };
  await listUsers(server);
  await demote(demoted.userId);
  return {
    removed,
    demoted,
    agent,
    doomed,
    base,
    skill,
    toolServer,
    triggered,
    threadId: chat.body.threadId as string,
    referring,
    tasks,
  };
}

test('every reaction takes effect once, although its first attempt fails and its second is killed', async () => {
  const fixture = await createFixture();
  const { removed, doomed, base, skill, toolServer, triggered, threadId, referring, tasks, agent } = fixture;
  const writes = [
    'agent_deleted',
    'owner_removed',
    'owner_demoted',
    'stop',
    'trigger',
    ...Object.values(referring).map(({ id }) => `agent_${id}`),
  ];
  await faults.arm(writes);

  const api = await startApi();
  const send = await senderTo(api.url);
  const changes = [
    send('DELETE', '/agents', { agentId: doomed.id }),
    send('DELETE', `/kb/manage?id=${base.id}`),
    send('DELETE', `/skills/manage?id=${skill.id}`),
    send('DELETE', `/mcp-servers/manage?id=${toolServer.id}`),
    send('DELETE', '/admin/users', { userIds: [removed.userId] }),
    // Reconciles the members with the provider, which detects the demotion.
    send('GET', '/admin/users?limit=500'),
  ];
  await eventually(jobs, (stored) => stored.length === writes.length);
  await kill(api);
  await Promise.allSettled(changes);
  expect(Object.values(await faults.attempts())).toEqual(writes.map(() => 0));

  const isDone = async () => (await jobs()).every(({ state }) => state === 'completed');
  let kills = 0;
  while (!(await isDone())) {
    worker = startWorkerProcess({ ...server.environment });
    await faults.whenWaiting(isDone);
    await kill(worker);
    kills += (await faults.undoWaiting()) > 0 ? 1 : 0;
  }
  expect(kills).toBeGreaterThan(0);
  const attempts = await faults.attempts();
  expect(Object.entries(attempts).filter(([, count]) => count < 3)).toEqual([]);

  for (const [pausedReason, { id }] of Object.entries(tasks)) {
    expect((await readTask(server, id)).body).toMatchObject({ enabled: false, nextRunAt: null, pausedReason });
  }
  expect(await server.database('conversations').where({ id: threadId }).first('stop_requested_at')).toEqual({
    stop_requested_at: expect.any(Date),
  });
  expect((await readBase(server, triggered.id)).trigger).toMatchObject({ enabled: false, agentId: doomed.id });
  expect((await readAgent(server, referring.agent.id)).tools.call_agent.config).toEqual({
    callableAgentIds: [agent.id],
  });
  expect((await readAgent(server, referring.base.id)).tools.search_knowledge_base.config).toEqual({
    accessibleKnowledgeBaseIds: [triggered.id],
    writableKnowledgeBaseIds: [],
  });
  expect((await readAgent(server, referring.skill.id)).tools.load_skill.config).toEqual({ skillIds: [] });
  expect((await readAgent(server, referring.toolServer.id)).mcpServers).toEqual([]);
  for (const { id, publishedVersionId } of Object.values(referring)) {
    const versions = await versionsOf(server, id);
    expect(versions).toMatchObject([
      { number: 2, source: 'save', createdBy: 'user_org_admin_', isPublished: true },
      { id: publishedVersionId, number: 1 },
    ]);
  }
}, 600_000);

test('the next reconciliation detects a removal that the provider executed and the service missed', async () => {
  const { userId, token } = await member();
  const { id: agentId } = await save(server, { model: 'offline:echo' });
  const { id } = await createTask(server, { agentId }, { token });
  const membership = () => server.database('embedded_identity.memberships').where({ user_id: userId });
  await faults.arm(['removal']);

  const api = await startApi();
  const send = await senderTo(api.url);
  const first = await send('DELETE', '/admin/users', { userIds: [userId] });
  expect(first.status).toBe(500);
  expect(await membership()).toEqual([]);
  const second = send('DELETE', '/admin/users', { userIds: [userId] }).catch(() => null);
  await faults.whenWaiting(async () => false);
  await kill(api);
  await faults.undoWaiting();
  expect(await second).toBeNull();
  expect((await readTask(server, id)).body).toMatchObject({ enabled: true });

  worker = startWorkerProcess({ ...server.environment, MEMBER_RECONCILE_INTERVAL_SECONDS: '1' });
  const task = await eventually(
    async () => (await readTask(server, id)).body,
    ({ enabled }) => !enabled,
  );
  expect(task).toMatchObject({ nextRunAt: null, pausedReason: 'owner_removed' });
}, 300_000);
