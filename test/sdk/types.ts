// Checked by tsc, never run: what callers may write and what must not compile.
import * as sdk from '../../sdk/src/index.js';

declare const client: sdk.Client;
declare const core: sdk.CoreClient;
declare const agent: sdk.Agent;
declare const caught: unknown;

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_proof: Equal<A, B>) => {};
const gives =
  <Wanted>() =>
  <Actual>(_call: Promise<Actual>, ..._proof: Equal<Actual, Wanted> extends true ? [] : [never]) => {};

export function replies(maybeId: number | undefined, stats: boolean) {
  gives<sdk.Agent>()(client.listAgents({ id: 1 }));
  gives<sdk.Agent[]>()(client.listAgents());
  gives<sdk.ListAgentsOutput>()(client.listAgents({ id: maybeId }));
  gives<sdk.Agent>()(sdk.listAgents(core, { id: 1 }, { deadlineMs: 100 }));

  gives<sdk.AgentVersionPage>()(client.listAgentVersions({ agentId: 1, limit: 10 }));
  gives<sdk.AgentVersionDetail>()(client.listAgentVersions({ agentId: 1, versionId: 2 }));
  gives<sdk.AgentRollbackResult>()(client.changeAgentVersion({ action: 'rollback', agentId: 1, versionId: 2 }));
  gives<sdk.AgentCheckpointResult>()(client.changeAgentVersion({ action: 'checkpoint', agentId: 1, label: 'x' }));

  gives<sdk.ScheduledTask[]>()(client.listScheduledTasks({ allInOrg: true }));
  gives<sdk.TaskExecutionStats>()(client.listTaskExecutions({ stats: true, taskId: 1 }));
  gives<sdk.TaskExecution[]>()(client.listTaskExecutions({ taskId: 1 }));
  gives<sdk.ListTaskExecutionsOutput>()(client.listTaskExecutions({ stats }));

  const message: sdk.ChatRequest['message'] = { role: 'user', parts: [{ type: 'text', text: 'Hello' }] };
  gives<Response>()(client.chat({ agentId: 1, message }));
  gives<sdk.ChatAccepted>()(client.chat({ agentId: 1, message, streamResponse: 'false' }));
  gives<undefined>()(client.deleteScheduledTask({ taskId: 1 }));
  gives<sdk.UserRemovalResult>()(client.removeUsers({ userIds: ['user_1'] }));
  gives<sdk.AgentTagWithCount[]>()(client.request('listAgentTags'));
}

// What was read can be changed and written back: the fields that only answers have are accepted.
export async function writeBack(
  tag: sdk.AgentTagWithCount,
  skill: sdk.SkillDetail,
  base: sdk.KnowledgeBase,
  toolServer: sdk.ToolServer,
  task: sdk.ScheduledTask,
  conversation: sdk.Conversation,
) {
  await client.saveAgent({ ...agent, name: 'New name' });
  await client.renameAgentTag({ ...tag, name: 'new name' });
  await client.updateSkill({ ...skill, description: 'New' });
  await client.updateKnowledgeBase({ ...base, name: 'New' });
  await client.updateToolServer({ ...toolServer, enabled: false });
  await client.updateScheduledTask({ ...task, taskId: task.id, name: 'New' });
  await client.renameConversation({ ...conversation, threadId: conversation.id, name: 'New' });
}

export async function mistakes() {
  // @ts-expect-error an input is required
  await client.deleteAgent();
  // @ts-expect-error agentId is required
  await client.listAgentVersions({ versionId: 2 });
  // @ts-expect-error taskId is required, though the contract lets it come in two places
  await client.deleteScheduledTask({});
  // @ts-expect-error ids are numbers
  await client.listAgents({ id: '1' });
  // @ts-expect-error no such parameter
  await client.listAgents({ ids: 1 });
  // @ts-expect-error no such stage
  await client.saveAgent({ name: 'x', stage: 'draft' });
  // @ts-expect-error a rollback needs a version
  await client.changeAgentVersion({ action: 'rollback', agentId: 1 });
  // @ts-expect-error streamResponse is text, as the header is
  await client.chat({ agentId: 1, message: { role: 'user', parts: [] }, streamResponse: false });
  // @ts-expect-error operations without input take options only
  await client.listAgentTags({ limit: 1 });
  // @ts-expect-error no such option
  await client.listAgentTags({ timeout: 1 });
  // @ts-expect-error no such operation
  await client.request('listNothing');
  // @ts-expect-error ids are numbers
  await client.request('deleteAgent', { agentId: '1' });
  // @ts-expect-error called by the identity provider, without a bearer token
  await client.receiveIdentityEvent({});
  // @ts-expect-error a token is required
  sdk.createClient({ baseUrl: 'https://api.test' });
  // @ts-expect-error a list has no name
  void (await client.listAgents()).name;
}

export function errors() {
  if (sdk.isApiError(caught, 'agent_not_found')) same<typeof caught.code, 'agent_not_found'>(true);
  if (sdk.isApiError(caught)) same<typeof caught.status, number>(true);
  // @ts-expect-error no such code in the contract
  sdk.isApiError(caught, 'agent_missing');

  const refusal = caught as sdk.ListAgentVersionsError;
  if (refusal.status === 404) same<typeof refusal.code, 'agent_not_found' | 'version_not_found'>(true);
  if (refusal.status === 429) same<typeof refusal, sdk.RateLimitError<'rate_limited'>>(true);
  // @ts-expect-error this operation cannot give it
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
  void client.listAgentTags({ signal: new AbortController().signal });
}
