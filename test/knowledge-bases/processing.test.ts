// Tests file processing under failures, deletions and duplicate jobs.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { StorageError } from '../../server/platform/storage/port.js';
import type { DocumentReader } from '../../server/platform/documents/index.js';
import { ApiError } from '../../server/platform/errors.js';
import { ClaimLostError } from '../../server/modules/file-processing/claim-lost.js';
import type { Work } from '../../server/platform/jobs/index.js';
import type { AgentMessage } from '../../server/modules/file-processing/trigger.js';
import { search } from '../api/knowledge-bases/support.js';
import { save } from '../api/agents/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { createProcessing, gate, plainReader, type File } from './processing-worker.js';

let server: TestServer;
beforeAll(
  async () =>
    void (server = await startTestServer(
      {},
      { worker: false, blocksEventLoop: 'the test itself cuts texts into chunks' },
    )),
);
afterAll(() => server?.stop());

const processing = createProcessing(() => server);
const { workWith, process, runFor, fileNow, chunksOf, isStored, newFile, stored, warnings } = processing;

describe('failures of file processing', () => {
  test('an unreadable document ends as parse_failed with a readable reason, at the first attempt', async () => {
    const file = await newFile();
    const { DocumentError } = await import('../../server/platform/documents/index.js');
    await process(
      await workWith({
        reader: {
          ...plainReader,
          read: () => Promise.reject(new DocumentError('encrypted', 'The file is encrypted')),
        },
      }),
      file,
    );
    expect(await fileNow(file)).toMatchObject({
      processingStatus: 'parse_failed',
      processingError: 'The file is encrypted',
    });
  });

  test('a file whose upload is missing ends as parse_failed', async () => {
    const file = await newFile();
    await server.container.platform.storage.remove(file.fileKey);
    await process(await workWith(), file);
    expect(await fileNow(file)).toMatchObject({
      processingStatus: 'parse_failed',
      processingError: 'The uploaded file is no longer in the storage',
    });
  });

  test('a file ends as parse_failed if a repeated upload has other content, otherwise as completed', async () => {
    const repeat = async ({ fileKey }: File, body: string) =>
      server.container.platform.storage.put({ key: fileKey, body, contentType: 'text/markdown' });
    const [replaced, same] = [await newFile('Approved text.'), await newFile('Approved text.')];
    await repeat(replaced, 'Another text..');
    await repeat(same, 'Approved text.');
    const work = await workWith();
    await process(work, replaced);
    await process(work, same);
    expect(await fileNow(replaced)).toMatchObject({
      processingStatus: 'parse_failed',
      processingError: 'The file was replaced after it was added; delete it and add it again',
    });
    expect(await fileNow(same)).toMatchObject({ processingStatus: 'completed' });
  });

  test("a file is retried while the storage is unavailable, and fails without the storage's error text", async () => {
    const file = await newFile();
    const work = await workWith({
      storage: { get: () => Promise.reject(new StorageError('unavailable', 'connect ECONNREFUSED 10.0.0.7')) },
    });
    await expect(process(work, file)).rejects.toThrow('ECONNREFUSED');
    expect(await fileNow(file)).toMatchObject({ processingStatus: 'parsing', processingError: null });
    await process(work, file, { attempt: 13, hasNextAttempt: () => false });
    expect(await fileNow(file)).toMatchObject({
      processingStatus: 'parse_failed',
      processingError: 'The file storage is unavailable',
    });
  });

  test('a file whose embedding model has no provider ends as chunk_failed; a retry uses the stored text', async () => {
    const file = await newFile('Words to find.');
    const model = (name: string) =>
      server.database('knowledge_bases').where({ id: file.knowledgeBaseId }).update({ embedding_model: name });
    await model('openai:text-embedding-3-small');
    await process(await workWith(), file);
    expect(await fileNow(file)).toMatchObject({
      processingStatus: 'chunk_failed',
      processingError: 'No model provider is configured under the name "openai"',
    });
    expect(await isStored(file.contentKey)).toBe(true);
    await model('offline:embedding');
    expect(
      await server.call('POST', '/kb/files/retry', { query: { kbId: file.knowledgeBaseId, fileId: file.id } }),
    ).toMatchObject({ status: 200 });
    await process(
      await workWith({ reader: { ...plainReader, read: () => Promise.reject(new Error('read again')) } }),
      file,
    );
    expect(await fileNow(file)).toMatchObject({ processingStatus: 'completed' });
    expect(await search(server, file.knowledgeBaseId, 'words')).toHaveLength(1);
  });

  test('a file whose model returns embeddings of another length ends as chunk_failed, without chunks', async () => {
    const file = await newFile();
    await server.database('knowledge_bases').where({ id: file.knowledgeBaseId }).update({ embedding_dimensions: 3 });
    await process(await workWith(), file);
    expect(await fileNow(file)).toMatchObject({
      processingStatus: 'chunk_failed',
      processingError: 'The embedding model returned vectors of a different length than before',
    });
    expect(await chunksOf(file)).toEqual([]);
  });

  test('a stopping worker returns the file to the queue, even at the last attempt', async () => {
    const file = await newFile();
    const stopping = new AbortController();
    const reader: DocumentReader = {
      ...plainReader,
      read: () => (stopping.abort(new Error('worker stops')), Promise.reject(stopping.signal.reason)),
    };
    await expect(
      process(await workWith({ reader }), file, { signal: stopping.signal, hasNextAttempt: () => true }),
    ).rejects.toThrow('worker stops');
    expect(await fileNow(file)).toMatchObject({ processingStatus: 'parsing' });
    await process(await workWith(), file);
    expect(await fileNow(file)).toMatchObject({ processingStatus: 'completed' });
  });

  test('a text is stored without its NUL characters', async () => {
    const file = await newFile('a\0b');
    await process(await workWith(), file);
    expect(await chunksOf(file)).toEqual([{ position: 0, text: 'ab' }]);
  });
});

describe('extracted data', () => {
  const extractionSchema = {
    type: 'object',
    properties: { customer: { type: 'string', maxLength: 20 } },
    required: ['customer'],
  };
  const extraction = { extractionModel: 'offline:echo', extractionSchema };

  test('is read from the file according to the schema', async () => {
    const file = await newFile('Customer: Hansen Logistik\n\nAll went well.', extraction);
    await process(await workWith(), file);
    expect(await fileNow(file)).toMatchObject({
      processingStatus: 'completed',
      extractedData: { customer: 'Hansen Logistik' },
    });
  });

  test('that violates the schema fails the file; a search finds the text, and a retry extracts again', async () => {
    const file = await newFile('Customer: a name that is longer than the schema has it', extraction);
    await process(await workWith(), file);
    expect(await fileNow(file)).toMatchObject({
      processingStatus: 'extract_failed',
      processingError: 'The model did not answer with data that fits the extraction schema',
      extractedData: null,
    });
    expect(await search(server, file.knowledgeBaseId, 'name')).toHaveLength(1);
    await server.call('PUT', '/kb/manage', {
      query: { id: file.knowledgeBaseId },
      body: { extractionSchema: { type: 'object', properties: { customer: { type: 'string' } } } },
    });
    await server.call('POST', '/kb/files/retry', { query: { kbId: file.knowledgeBaseId, fileId: file.id } });
    await process(await workWith(), file);
    expect(await fileNow(file)).toMatchObject({
      processingStatus: 'completed',
      processingError: null,
      extractedData: { customer: expect.stringMatching(/longer/) },
    });
  });

  test('is not delayed by a pattern with catastrophic backtracking', async () => {
    const slow = { type: 'object', properties: { customer: { type: 'string', pattern: '^(a+)+$' } } };
    const file = await newFile(`Customer: ${'a'.repeat(40)}!`, { ...extraction, extractionSchema: slow });
    const startedAt = performance.now();
    await process(await workWith(), file);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(await fileNow(file)).toMatchObject({ processingStatus: 'completed' });
  });

  test('of a schema with a dangling reference, which old versions accepted, fails the file', async () => {
    const file = await newFile('x', extraction);
    await server
      .database('knowledge_bases')
      .where({ id: file.knowledgeBaseId })
      .update({ extraction_schema: { type: 'object', properties: { a: { $ref: '#/$defs/missing' } } } });
    await process(await workWith(), file);
    expect(await fileNow(file)).toMatchObject({ processingStatus: 'extract_failed' });
  });
});

describe('the trigger of a knowledge base', () => {
  const conversationId = '0d9f4a61-7c1c-4c9e-8d4f-3a2b1c0d9e8f';

  test('runs its agent once with metadata and prompt, without the text, for the user who added the file', async () => {
    const { id: agentId } = await save(server);
    const file = await newFile('The secret of the text.', { trigger: { agentId, prompt: 'Look at the new file.' } });
    const calls: AgentMessage[] = [];
    const work = await workWith({
      startConversation: async (_organizationId, message) => (calls.push(message), conversationId),
    });
    await process(work, file);
    await process(work, file);
    expect(calls).toEqual([
      { agentId, userId: 'user_org_admin_', text: expect.stringContaining('Look at the new file.') },
    ]);
    expect(calls[0]?.text).toContain(file.fileId);
    expect(calls[0]?.text).not.toContain('secret');
    expect(await fileNow(file)).toMatchObject({ processingStatus: 'completed', triggerConversationId: conversationId });
  });

  test('that is missing or disabled starts no run', async () => {
    const { id: agentId } = await save(server);
    const never = await workWith();
    for (const base of [{}, { trigger: { agentId, prompt: 'x', enabled: false } }]) {
      const file = await newFile('x', base);
      await process(never, file);
      expect(await fileNow(file)).toMatchObject({ processingStatus: 'completed', triggerConversationId: null });
    }
  });

  test('whose agent is deleted does not prevent the processing of the file', async () => {
    const { id: agentId } = await save(server);
    const file = await newFile('x', { trigger: { agentId, prompt: 'x' } });
    await process(await workWith({ prepareConversation: () => Promise.reject(new ApiError('agent_not_found')) }), file);
    expect(await fileNow(file)).toMatchObject({ processingStatus: 'completed', triggerConversationId: null });
    expect(warnings).toContain('the agent of a trigger was not run');
  });

  test('that fails rolls back all changes of its transaction, and the job is retried', async () => {
    const { id: agentId } = await save(server);
    const file = await newFile('x', { trigger: { agentId, prompt: 'x' } });
    const breaksOff = await workWith({
      async startConversation(_organizationId, _message, transaction) {
        await transaction('rate_limits').insert({ key: 'left behind', points: 1 });
        throw new Error('the process ends here');
      },
    });
    await expect(process(breaksOff, file)).rejects.toThrow('the process ends here');
    expect(await server.database('rate_limits').where({ key: 'left behind' })).toEqual([]);
    await process(await workWith({ startConversation: async () => conversationId }), file);
    expect(await fileNow(file)).toMatchObject({ processingStatus: 'completed', triggerConversationId: conversationId });
  });

  test('starts no run if the knowledge base is deleted while the run is prepared', async () => {
    const { id: agentId } = await save(server);
    const file = await newFile('x', { trigger: { agentId, prompt: 'x' } });
    const work = await workWith({
      async startConversation(_organizationId, _message, transaction) {
        await transaction('rate_limits').insert({ key: 'left behind', points: 1 });
        await server.call('DELETE', '/kb/manage', { query: { id: String(file.knowledgeBaseId) } });
        return conversationId;
      },
    });
    await expect(process(work, file)).rejects.toThrow(ClaimLostError);
    expect(await server.database('rate_limits').where({ key: 'left behind' })).toEqual([]);
  });
});

describe('concurrent file processing', () => {
  test('a worker that missed its heartbeat changes nothing afterwards', async () => {
    const file = await newFile('What both read.');
    const slow = gate();
    const first = process(
      await workWith({
        reader: {
          ...plainReader,
          read: async () => (await slow.pass(), { text: 'What the lost worker read.', chunks: null }),
        },
      }),
      file,
    );
    await slow.reached;
    await process(await workWith(), file);
    slow.open();
    await expect(first).rejects.toThrow(ClaimLostError);
    expect(await chunksOf(file)).toEqual([{ position: 0, text: 'What both read.' }]);
    const { text } = await server.container.modules.knowledgeBases.files.readText(
      server.organizationId,
      file.knowledgeBaseId,
      file.fileId,
      { offset: 0, limit: 100 },
    );
    expect(text).toBe('What both read.');
  });

  test('a job is retried until its file is processed, even if another attempt claims the file and fails', async () => {
    const file = await newFile();
    const slow = gate();
    const alive = process(
      await workWith({
        reader: { ...plainReader, read: async () => (await slow.pass(), { text: 'late', chunks: null }) },
      }),
      file,
    );
    await slow.reached;
    const stalled = process(await workWith(), file, { signal: AbortSignal.abort(new Error('lease lost')) });
    await expect(stalled).rejects.toThrow();
    slow.open();
    await expect(alive).rejects.toThrow(ClaimLostError);
    expect(await fileNow(file)).not.toMatchObject({ processingStatus: 'completed' });
    await process(await workWith(), file, { attempt: 2 });
    expect(await fileNow(file)).toMatchObject({ processingStatus: 'completed' });
  });

  test('a file that is deleted while its text is stored leaves nothing behind', async () => {
    const file = await newFile();
    const slow = gate();
    const own = server.container.platform.storage;
    const working = process(
      await workWith({ storage: { put: async (object) => (await slow.pass(), own.put(object)) } }),
      file,
    );
    await slow.reached;
    const removing = server.call('DELETE', '/kb/files', { query: { kbId: file.knowledgeBaseId, fileId: file.id } });
    setTimeout(slow.open, 300);
    expect((await removing).status).toBe(200);
    expect(await isStored(file.contentKey)).toBe(false);
    expect(await chunksOf(file)).toEqual([]);
    await expect(working).rejects.toThrow(ClaimLostError);
    expect(await isStored(file.contentKey)).toBe(false);
    await process(await workWith(), file, { attempt: 2 });
  });

  test('a job of a deleted file removes what a killed worker left in the storage', async () => {
    const file = await newFile();
    await server.call('DELETE', '/kb/files', { query: { kbId: file.knowledgeBaseId, fileId: file.id } });
    await server.container.platform.storage.put({ key: file.contentKey, body: 'left', contentType: 'text/markdown' });
    await process(await workWith(), file);
    expect(await isStored(file.contentKey)).toBe(false);
  });

  test('if a knowledge base is deleted during processing, the next attempt ends the job', async () => {
    const file = await newFile();
    const slow = gate();
    const working = process(
      await workWith({
        reader: { ...plainReader, read: async () => (await slow.pass(), { text: 'late', chunks: null }) },
      }),
      file,
    );
    await slow.reached;
    await server.call('DELETE', '/kb/manage', { query: { id: file.knowledgeBaseId } });
    slow.open();
    await expect(working).rejects.toThrow(ClaimLostError);
    await process(await workWith(), file, { attempt: 2 });
    expect(await chunksOf(file)).toEqual([]);
  });
});

describe('files without progress', () => {
  const after = (minutes: number) => () => new Date(Date.now() + minutes * 60_000);
  const inThreeHours = after(180);
  const sweep = async (work: Work) =>
    work.periodic.find(({ name }) => name === 'file-processing.reclaim-stale-files')!.run(new AbortController().signal);

  test('get one new job after three hours; completed files get none', async () => {
    const [lost, done] = [await newFile(), await newFile()];
    await process(await workWith(), done);
    const work = await workWith({ now: inThreeHours });
    stored.length = 0;
    await sweep(await workWith());
    expect(stored).toEqual([]);
    await sweep(work);
    const mine = stored.filter(({ data }) => data['fileRecordId'] === lost.id);
    expect(mine).toHaveLength(1);
    expect(stored.some(({ data }) => data['fileRecordId'] === done.id)).toBe(false);
    await sweep(work);
    expect(stored.filter(({ data }) => data['fileRecordId'] === lost.id)).toHaveLength(1);
    await process(await workWith(), lost, { data: mine[0]!.data });
    expect(await fileNow(lost)).toMatchObject({ processingStatus: 'completed' });
  });

  test('that wait for a free worker are not restarted within two hours', async () => {
    const file = await newFile();
    const unavailable = { get: () => Promise.reject(new StorageError('unavailable', 'away')) };
    await expect(process(await workWith({ storage: unavailable }), file)).rejects.toThrow('away');
    stored.length = 0;
    await sweep(await workWith({ now: after(100) }));
    expect(stored.some(({ data }) => data['fileRecordId'] === file.id)).toBe(false);
  });

  test('that were restarted and wait for a free worker are restarted again, and do not fail', async () => {
    const file = await newFile();
    await server.database('knowledge_base_files').where({ id: file.id }).update({ reclaims: 1, is_held: false });
    stored.length = 0;
    await sweep(await workWith({ now: inThreeHours }));
    expect(stored.some(({ data }) => data['fileRecordId'] === file.id)).toBe(true);
    expect(await fileNow(file)).toMatchObject({ processingStatus: 'parsing' });
  });

  test.each([
    ['an enabled trigger', { enabled: true }, 'The agent could not be run.'],
    ['a disabled trigger', { enabled: false }, null],
    ['no trigger', null, null],
  ])('that were given up in the trigger step are completed, with %s', async (_case, given, triggerSkippedReason) => {
    const agent = await save(server, { model: 'offline:echo' });
    const trigger = given && { ...given, agentId: agent.id, prompt: 'x' };
    const file = await newFile('Some text.', { trigger });
    await server
      .database('knowledge_base_files')
      .where({ id: file.id })
      .update({ next_step: 'trigger', reclaims: 1, is_held: true });
    await sweep(await workWith({ now: inThreeHours }));
    expect(await fileNow(file)).toMatchObject({
      processingStatus: 'completed',
      processingError: null,
      triggerSkippedReason,
    });
  });

  test.each([
    [true, 'The agent could not be run.'],
    [false, null],
  ])(
    'whose job became a dead letter in the trigger step are completed (trigger enabled: %s)',
    async (enabled, triggerSkippedReason) => {
      const agent = await save(server, { model: 'offline:echo' });
      const trigger = { enabled: true, agentId: agent.id, prompt: 'x' };
      const file = await newFile('Some text.', { trigger });
      const timeout = new AbortController();
      const prepareConversation = () => {
        timeout.abort(new Error('the attempt took too long'));
        return Promise.reject(timeout.signal.reason as Error);
      };
      const work = await workWith({ prepareConversation });
      await expect(process(work, file, { signal: timeout.signal, hasNextAttempt: () => false })).rejects.toThrow(
        'too long',
      );
      await server
        .database('knowledge_bases')
        .where({ trigger_agent_id: agent.id })
        .update({ trigger_enabled: enabled });
      const handler = work.jobs.find(({ queue }) => queue === 'knowledge-base-file');
      const job = { data: runFor(file).data, cause: 'lost', signal: new AbortController().signal };
      await handler?.onDeadLetter?.(job as never);
      expect(await fileNow(file)).toMatchObject({
        processingStatus: 'completed',
        triggerSkippedReason,
      });
    },
  );

  test('are restarted once after a worker crash, then fail with a reason, and can be retried', async () => {
    const file = await newFile();
    const crash = async (at: () => Date) => {
      const crashed = gate(); // the attempt never ends
      const reader: DocumentReader = {
        ...plainReader,
        read: () => (void crashed.pass(), new Promise(() => undefined)),
      };
      void process(await workWith({ reader, now: at }), file);
      await crashed.reached;
    };
    await crash(after(0));
    stored.length = 0;
    await sweep(await workWith({ now: after(14) }));
    expect(stored).toEqual([]);
    await sweep(await workWith({ now: after(16) }));
    expect(stored.filter(({ data }) => data['fileRecordId'] === file.id)).toHaveLength(1);
    await crash(after(16));
    await sweep(await workWith({ now: after(32) }));
    const reason = 'Processing was interrupted several times without a result, and was given up';
    expect(await fileNow(file)).toMatchObject({ processingStatus: 'parse_failed', processingError: reason });
    expect(
      (await server.call('POST', '/kb/files/retry', { query: { kbId: file.knowledgeBaseId, fileId: file.id } })).status,
    ).toBe(200);
  });
});
