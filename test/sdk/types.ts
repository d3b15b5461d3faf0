// Calls that must compile, and calls that must not. The compiler checks this file; it is never run.
import * as sdk from '../../sdk/src/index.js';

declare const client: sdk.Client;
declare const core: sdk.CoreClient;
declare const agent: sdk.Agent;
declare const caught: unknown;

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_proof: Equal<A, B>) => {};
const gives =
  <Wanted>() =>
  <Actual>(_call: PromiseLike<Actual>, ..._proof: Equal<Actual, Wanted> extends true ? [] : [never]) => {};

const is =
  <Wanted>() =>
  <Actual>(_value: Actual, ..._proof: Equal<Actual, Wanted> extends true ? [] : [never]) => {};

export function replies() {
  gives<sdk.Agent>()(client.agents.get({ id: 1 }));
  gives<sdk.Agent>()(client.agents.get(1));
  gives<sdk.Agent[]>()(client.agents.list());
  gives<sdk.Agent>()(sdk.getAgent(core, { id: 1 }, { deadlineMs: 100 }));

  gives<sdk.AgentVersionPage>()(client.agents.versions.list({ agentId: 1, limit: 10 }));
  gives<sdk.AgentVersionDetail>()(client.agents.versions.get({ agentId: 1, versionId: 2 }));
  gives<sdk.AgentRollbackResult>()(client.agents.versions.rollback({ agentId: 1, versionId: 2 }));
  gives<sdk.AgentCheckpointResult>()(client.agents.versions.checkpoint({ agentId: 1, label: 'x' }));

  gives<sdk.ScheduledTask[]>()(client.tasks.list({ allInOrg: true }));
  gives<sdk.ScheduledTask>()(client.tasks.get(4));
  gives<sdk.TaskExecutionStats>()(client.tasks.executionStats({ taskId: 1 }));
  gives<sdk.TaskExecution[]>()(client.tasks.executions({ taskId: 1 }));

  gives<sdk.ChatStream>()(client.chat.stream({ agentId: 1, message: 'Hello' }));
  gives<sdk.ChatAccepted>()(client.chat.send({ agentId: 1, message: 'Hello' }));
  gives<undefined>()(client.tasks.delete({ taskId: 1 }));
  gives<sdk.UserRemovalResult>()(client.users.remove({ userIds: ['user_1'] }));
}

export async function lists() {
  for await (const user of client.users.list()) is<sdk.OrganizationUser>()(user);
  for await (const page of client.users.list().pages()) is<sdk.OrganizationUserPage>()(page);
  for await (const item of client.dashboard.interactions({ from: 'a', to: 'b' })) is<sdk.DashboardInteraction>()(item);
  is<number>()((await client.users.list()).totalCount);
}

export async function rawCalls() {
  const { data, error } = await client.raw.GET('/agents', { params: { query: { id: 1 } } });
  if (Array.isArray(data)) for (const { name } of data) is<string>()(name);
  else if (data) is<number>()(data.id);
  else is<string>()(error.error);
  await client.raw.POST('/chat', { body: { agentId: 1, message: { role: 'user', parts: [] } }, deadlineMs: 5000 });
  // @ts-expect-error no such path
  await client.raw.GET('/agent');
  // @ts-expect-error the body needs a name
  await client.raw.POST('/agent-tags', { body: {} });
}

// An input in a variable needs no `as const`. A value that only a newer server knows compiles.
export async function plainInputs() {
  const message = { role: 'user', parts: [{ type: 'text', text: 'Hello' }] };
  const stream = await client.chat.stream({ agentId: 1, message });
  const changes = { name: 'Support', stage: 'released' };
  await client.agents.save(changes);
  if (agent.stage === 'archived') return;
  for await (const event of stream) {
    if (event.type === 'text-delta') same<typeof event.delta, string>(true);
    else if (event.type === 'unknown') same<typeof event.event.type, string>(true);
  }
}

// A record that was read can be changed and written back, with the fields that only replies have.
export async function writeBack(
  tag: sdk.AgentTagWithCount,
  skill: sdk.SkillDetail,
  base: sdk.KnowledgeBase,
  toolServer: sdk.ToolServer,
  webhookEndpoint: sdk.WebhookEndpoint,
  task: sdk.ScheduledTask,
  conversation: sdk.Conversation,
) {
  await client.agents.save({ ...agent, name: 'New name' });
  await client.tags.update({ ...tag, name: 'new name' });
  await client.skills.update({ ...skill, description: 'New' });
  await client.knowledgeBases.update({ ...base, name: 'New' });
  await client.toolServers.update({ ...toolServer, enabled: false });
  await client.webhookEndpoints.update({ ...webhookEndpoint, enabled: false });
  await client.tasks.update({ ...task, taskId: task.id, name: 'New' });
  await client.conversations.rename({ ...conversation, threadId: conversation.id, name: 'New' });
}

export async function mistakes() {
  // @ts-expect-error an input is required
  await client.agents.delete();
  // @ts-expect-error agentId is required
  await client.agents.versions.get({ versionId: 2 });
  // @ts-expect-error taskId is required, though the contract lets it come in two places
  await client.tasks.delete({});
  // @ts-expect-error ids are numbers
  await client.agents.get({ id: '1' });
  // @ts-expect-error no such parameter
  await client.agents.list({ ids: 1 });
  // @ts-expect-error a rollback needs a version
  await client.agents.versions.rollback({ agentId: 1 });
  // @ts-expect-error the method decides how the answer comes
  await client.chat.stream({ agentId: 1, message: 'Hello', streamResponse: 'false' });
  // @ts-expect-error operations without input take options only
  await client.tags.list({ limit: 1 });
  // @ts-expect-error no such option
  await client.tags.list({ timeout: 1 });
  // @ts-expect-error called by the identity provider, without a bearer token
  await client.webhooks.receiveIdentityEvent({});
  // @ts-expect-error a token is required
  sdk.createClient({ baseUrl: 'https://api.test' });
  // @ts-expect-error a list has no name
  void (await client.agents.list()).name;
}

export function errors() {
  if (sdk.isApiError(caught, 'agent_not_found')) same<typeof caught.code, 'agent_not_found'>(true);
  if (sdk.isApiError(caught)) same<typeof caught.status, number>(true);
  // @ts-expect-error no such code in the contract
  sdk.isApiError(caught, 'agent_missing');

  const refusal = caught as sdk.ListAgentVersionsError;
  if (refusal.status === 404) same<typeof refusal.code, 'agent_not_found' | 'version_not_found'>(true);
  if (refusal.status === 429) same<typeof refusal, sdk.RateLimitError<'rate_limited'>>(true);
  // @ts-expect-error this operation cannot return this status
  if (refusal.status === 409) return;
}

export function options() {
  sdk.createClient({ baseUrl: 'https://api.test', token: 't', fetch: globalThis.fetch });
  sdk.createClient({
    baseUrl: 'https://api.test',
    token: async () => 't',
    deadlineMs: Infinity,
    headers: { 'X-One': '1' },
  });
  void sdk.listAgents(client);
  void client.tags.list({}, { signal: new AbortController().signal });
}
