// The testing entry: every operation answers in the contract's form, records are kept, faults are committed.
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readContract } from '../../codegen/contract.js';
import { exampleInput } from '../../codegen/sdk-docs.js';
import { readSdkOperations } from '../../codegen/sdk-model.js';
import * as sdk from '../../sdk/src/index.js';
import { createFake } from '../../sdk/src/testing/index.js';

const contract = readContract();
const operations = readSdkOperations(contract);
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(contract.document, 'contract');
const pointer = (text: string) => text.replace(/~/g, '~0').replace(/\//g, '~1');

function start(options: Partial<sdk.ClientOptions> = {}, seed = true) {
  const fake = createFake({ seed });
  return {
    fake,
    client: sdk.createClient({ baseUrl: 'http://fake.test/v1', token: 'any', fetch: fake.fetch, ...options }),
  };
}
const failure = <T>(work: Promise<unknown>) => work.then((value) => Promise.reject(new Error(`no error but ${JSON.stringify(value)}`)), (error: T) => error); // prettier-ignore

describe('every operation, called with the contract’s example, answers in the contract’s form', () => {
  test.each(operations.map((operation) => [operation.operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      const { fake } = start();
      const { path, method } = operation.operation;
      const calls = operation.replyChoice ? [...operation.replyChoice.variants, null] : [null];
      for (const variant of calls) {
        let last: Response | undefined;
        const fetch = async (request: Request) => (last = await fake.fetch(request)).clone();
        const client = sdk.createClient({
          baseUrl: 'http://fake.test',
          token: 'any',
          fetch,
          onDeprecation: () => {},
        }) as unknown as Record<string, (input: object) => Promise<unknown>>;
        const input: Record<string, unknown> = exampleInput(contract, operation, variant);
        // The one record of the detail example is the one to ask for.
        const seeded = id === 'deleteSkillFile' ? { ...input, fileId: fake.records('SkillFile')[0]?.id } : input;
        const output = await client[id]?.(seeded);
        if (output instanceof Response) {
          expect(await output.text()).toMatch(/data: \[DONE\]\n\n$/);
          continue;
        }
        if (!last) throw new Error('nothing was sent');
        const response = operation.operation.responses.find(({ status }) => status === last?.status);
        expect(response).toBeDefined();
        if (output === undefined) continue;
        const where = response?.component
          ? `contract#/components/responses/${response.component}`
          : `contract#/paths/${pointer(path)}/${method}/responses/${last.status}`;
        const validate = ajv.getSchema(`${where}/content/application~1json/schema`);
        void validate?.(output);
        expect(validate?.errors ?? []).toEqual([]);
        expect(validate).toBeDefined();
      }
    },
  );
});

describe('records', () => {
  test('are created, listed, read, changed and deleted', async () => {
    const { fake, client } = start({}, false);
    expect(await client.listAgents()).toEqual([]);
    const agent = await client.saveAgent({ name: 'Concierge', systemPrompt: 'Be brief.' });
    expect(agent).toMatchObject({ name: 'Concierge', systemPrompt: 'Be brief.' });
    expect(await client.listAgents({ id: agent.id })).toMatchObject({ id: agent.id });
    expect(await client.saveAgent({ id: agent.id, name: 'Host' })).toMatchObject({
      id: agent.id,
      name: 'Host',
      systemPrompt: 'Be brief.',
    });
    expect((await client.listAgents()).map(({ name }) => name)).toEqual(['Host']);
    expect(fake.records('Agent')).toHaveLength(1);
    await client.deleteAgent({ agentId: agent.id });
    expect(sdk.isApiError(await failure(client.listAgents({ id: agent.id })), 'agent_not_found')).toBe(true);
  });

  test('of other nouns follow the same rules', async () => {
    const { client } = start();
    const { knowledgeBase } = await client.createKnowledgeBase({ name: 'Manuals', embeddingModel: 'offline:hash' });
    expect((await client.listKnowledgeBases({ id: knowledgeBase.id })).knowledgeBase.name).toBe('Manuals');
    expect((await client.listKnowledgeBaseFiles({ kbId: knowledgeBase.id })).files).toEqual([]);
    const blob = new Blob(['E-17'], { type: 'text/plain' });
    const upload = await client.upload(blob, { filename: 'notes.txt' });
    const { file } = await client.addKnowledgeBaseFile({
      kbId: knowledgeBase.id,
      fileId: upload.fileId,
      fileName: 'notes.txt',
      fileKey: upload.key,
      contentKey: upload.contentKey,
      contentType: 'text/plain',
    });
    expect(
      (await client.listKnowledgeBaseFiles({ kbId: knowledgeBase.id })).files.map(({ fileName }) => fileName),
    ).toEqual(['notes.txt']);
    await client.deleteKnowledgeBaseFile({ kbId: knowledgeBase.id, fileId: file.id });
    expect((await client.listKnowledgeBaseFiles({ kbId: knowledgeBase.id })).files).toEqual([]);
    const tag = await client.createAgentTag({ name: 'new' });
    await client.renameAgentTag({ id: tag.id, name: 'newer' });
    expect((await client.listAgentTags()).map(({ name }) => name)).toContain('newer');
    await client.deleteAgentTag({ id: tag.id });
    expect((await client.listAgentTags()).map(({ id }) => id)).not.toContain(tag.id);
    const task = await client.createScheduledTask({
      name: 'Daily',
      prompt: 'Report',
      schedule: '0 6 * * *',
      agentId: 1,
    });
    expect(await client.toggleScheduledTask({ taskId: task.id, enabled: false })).toMatchObject({
      id: task.id,
      enabled: false,
    });
    await client.deleteScheduledTask({ taskId: task.id });
    expect(await failure(client.listScheduledTasks({ taskId: task.id }))).toBeInstanceOf(sdk.NotFoundError);
  });

  test('are paged, by number, cursor and id', async () => {
    const { fake, client } = start();
    const [user] = fake.records('User');
    fake.setRecords(
      'User',
      Array.from({ length: 7 }, (_value, index) => ({ ...user, id: `user_${index}` })),
    );
    expect(await client.iterateUsers({ limit: 3 }).toArray({ limit: Infinity })).toHaveLength(7);
    const [conversation] = fake.records('Conversation');
    fake.setRecords(
      'Conversation',
      Array.from({ length: 5 }, (_value, index) => ({ ...conversation, id: `c${index}` })),
    );
    expect(await client.iterateConversations({ limit: 2 }).toArray({ limit: Infinity })).toHaveLength(5);
    const agentId = Number(fake.records('AgentVersion')[0]?.agentId);
    expect(await client.iterateAgentVersions({ agentId, limit: 1 }).toArray({ limit: Infinity })).toHaveLength(
      fake.records('AgentVersion').length,
    );
  });

  test('that go on by themselves are brought to their end by the test', async () => {
    const { fake, client } = start();
    const run = client.tasks.runAndWait({ taskId: 7 });
    setTimeout(
      () =>
        fake.setRecords(
          'TaskExecution',
          fake.records('TaskExecution').map((record) => ({ ...record, status: 'completed' })),
        ),
      50,
    );
    expect(await run).toMatchObject({ status: 'completed', scheduledTaskId: 7 });
  });
});

describe('faults and mistakes', () => {
  test('status, Retry-After, a break before and in the body, a delay', async () => {
    const { fake, client } = start();
    fake.fault('listAgents', { status: 503, headers: { 'Retry-After': '0' }, times: 1 });
    fake.fault('listAgents', { breaks: 'before', times: 1 });
    expect((await client.listAgents().withResponse()).attempts).toBe(3);
    fake.fault('listAgents', { breaks: 'body', times: 1 });
    expect(await failure(client.listAgents({}, { maxRetries: 0 }))).toMatchObject({
      name: 'ConnectionError',
      phase: 'body',
    });
    fake.fault('listAgents', { status: 200, body: '<html>', times: 1 });
    expect(await failure(client.listAgents())).toBeInstanceOf(sdk.ResponseParseError);
    fake.fault('listAgents', { delayMs: 5000 });
    expect(await failure(client.listAgents({}, { deadlineMs: 50 }))).toBeInstanceOf(sdk.TimeoutError);
  });

  test('a write that is sent again with its key is done once', async () => {
    const { fake, client } = start({}, false);
    fake.fault('createAgentTag', { breaks: 'body', times: 1 });
    await client.createAgentTag({ name: 'once' });
    expect(fake.requests.map(({ operationId }) => operationId)).toEqual(['createAgentTag', 'createAgentTag']);
    expect(await client.listAgentTags()).toHaveLength(1);
  });

  test('a key is answered again as by the server', async () => {
    const { client } = start();
    const headers = { 'Idempotency-Key': 'mine' };
    const [first, second] = [
      await client.saveAgent({ name: 'A' }, { headers }).withResponse(),
      await client.saveAgent({ name: 'A' }, { headers }).withResponse(),
    ];
    expect([first.headers.get('Idempotency-Replayed'), second.headers.get('Idempotency-Replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(second.data).toEqual(first.data);
    expect(await failure(client.saveAgent({ name: 'B' }, { headers }))).toBeInstanceOf(sdk.UnprocessableError);
    const chat = () =>
      client
        .chat({ agentId: 1, message: { role: 'user', parts: [{ type: 'text', text: 'Hi' }] } }, { headers })
        .withResponse();
    const threadId = (await chat()).headers.get('X-Thread-ID');
    const refusal = await failure<sdk.ApiError>(chat());
    expect([refusal.error, refusal.headers.get('X-Thread-ID')]).toEqual([
      'Answer to this Idempotency-Key was a stream',
      threadId,
    ]);
  });

  test('what is missing, unknown or of another type is a 400 that names it', async () => {
    const { client } = start();
    const error = await failure<sdk.ApiError>(client.createAgentTag({ colour: 'red', name: 7 } as never));
    expect(error.details.map(({ path }) => path.join('.')).sort()).toEqual(['colour', 'name']);
    expect(await failure(client.createAgentTag({} as never))).toBeInstanceOf(sdk.BadRequestError);
  });

  test('a chat streams, and two fakes know nothing of each other', async () => {
    const { client } = start();
    const other = start();
    const stream = await client.streamChat({
      agentId: 1,
      message: { role: 'user', parts: [{ type: 'text', text: 'Hi' }] },
    });
    expect(await stream.text()).toContain('E-17');
    expect(other.fake.requests).toEqual([]);
  });
});
