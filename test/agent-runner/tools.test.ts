// Tests the platform's tools in a run, with real knowledge bases and skills.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createBase, addProcessed, processed } from '../api/knowledge-bases/support.js';
import { newFile, newSkill, skillMd, upload } from '../api/skills/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { agentWith, call, run } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: true })));
afterAll(() => server?.stop());

const e17 = 'Error E-17 means that the brake of joint 2 does not release. Check its 24 V supply first.';

describe('knowledge bases', () => {
  test('a file that an agent writes is processed, searchable and readable', async () => {
    const { id: knowledgeBaseId } = await createBase(server, { name: 'Visits' });
    const { id } = await agentWith(server, {
      write_to_knowledge_base: { writableKnowledgeBaseIds: [knowledgeBaseId] },
      search_knowledge_base: { accessibleKnowledgeBaseIds: [knowledgeBaseId] },
      read_kb_file: { accessibleKnowledgeBaseIds: [knowledgeBaseId] },
    });
    const written = await run(
      server,
      id,
      call('write_to_knowledge_base', { knowledgeBaseId, fileName: 'visit.md', content: e17 }),
    );
    expect(written.calls).toMatchObject([
      {
        type: 'tool-write_to_knowledge_base',
        state: 'output-available',
        output: { fileName: 'visit.md', fileId: expect.any(String) },
      },
    ]);
    expect(await processed(server, knowledgeBaseId)).toMatchObject([
      { fileName: 'visit.md', processingStatus: 'completed' },
    ]);
    const { fileId } = written.calls[0].output;

    const found = await run(server, id, call('search_knowledge_base', { query: 'brake of joint 2' }));
    expect(found.calls[0].output.results).toMatchObject([{ knowledgeBaseId, fileId, fileName: 'visit.md', text: e17 }]);
    expect(found.text).toContain('does not release');

    const read = await run(server, id, call('read_kb_file', { knowledgeBaseId, fileId, offset: 6 }));
    expect(read.calls[0].output).toEqual({ fileName: 'visit.md', text: e17.slice(6), nextOffset: null });
  });

  test('a search covers all knowledge bases, best result first, even if one of them was deleted', async () => {
    const bases = [await createBase(server), await createBase(server), await createBase(server)];
    const ids = bases.map((base) => base.id as number);
    await addProcessed(server, ids[0] as number, 'The canteen serves lunch at noon.');
    await addProcessed(server, ids[1] as number, e17);
    const { id } = await agentWith(server, { search_knowledge_base: { accessibleKnowledgeBaseIds: ids } });
    await server.call('DELETE', '/kb/manage', { query: { id: ids[2] as number } });
    const { calls } = await run(server, id, call('search_knowledge_base', { query: 'brake of joint 2', limit: 5 }));
    expect(calls[0].output.results.map((passage: { knowledgeBaseId: number }) => passage.knowledgeBaseId)).toEqual([
      ids[1],
      ids[0],
    ]);
  });

  test('each tool is limited to the knowledge bases in its settings', async () => {
    const [mine, other] = [await createBase(server), await createBase(server)];
    const { id } = await agentWith(server, {
      search_knowledge_base: { accessibleKnowledgeBaseIds: [mine.id] },
      read_kb_file: {},
      write_to_knowledge_base: { accessibleKnowledgeBaseIds: [mine.id] },
    });
    const lines = [
      call('search_knowledge_base', { query: 'x', knowledgeBaseId: other.id }),
      call('read_kb_file', { knowledgeBaseId: mine.id, fileId: 'bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55' }),
      call('write_to_knowledge_base', { knowledgeBaseId: mine.id, fileName: 'a.md', content: 'x' }),
    ];
    const { calls, conversation } = await run(server, id, lines.join('\n'));
    expect(calls.map(({ state, errorText }) => [state, errorText])).toEqual([
      ['output-error', `This agent may not search knowledge base ${other.id}. It may use ${mine.id}.`],
      ['output-error', `This agent may not read knowledge base ${mine.id}. It may use none.`],
      ['output-error', `This agent may not write to knowledge base ${mine.id}. It may use none.`],
    ]);
    expect(conversation.streamStatus).toBe('completed');
  });

  test('the system prompt names the knowledge bases, and the time in UTC if no time zone is given', async () => {
    const base = await createBase(server, { name: 'Manuals', description: 'Of all arms.' });
    const { id } = await agentWith(
      server,
      { search_knowledge_base: { accessibleKnowledgeBaseIds: [base.id] } },
      { systemPrompt: 'Be brief.' },
    );
    const { renderedSystemPrompt } = (await run(server, id, 'Hello')).conversation;
    expect(renderedSystemPrompt).toMatch(
      /^Be brief\.\n\nIt is \w+day,? \d+ \w+ \d{4}, \d\d:\d\d GMT\+00:00 \(time zone UTC\)\.\n\n/,
    );
    expect(renderedSystemPrompt).toContain(`- ${base.id}: Manuals. Of all arms.`);
  });
});

describe('skills', () => {
  test('an agent loads SKILL.md and bundled files of its own skills only', async () => {
    const skill = await newSkill(
      server,
      skillMd({ name: 'report', description: 'How to report.' }, 'Write three lines.'),
    );
    const file = await newFile(server, { skillId: skill.id, fileName: 'template.md' });
    await upload(file.uploadUrl, 'Dear customer');
    const other = await newSkill(server, skillMd({ name: 'secret' }));
    const { id } = await agentWith(server, { load_skill: { skillIds: [skill.id] } });
    const lines = [
      call('load_skill', { skillId: skill.id }),
      call('load_skill', { skillId: skill.id, fileName: 'template.md' }),
      call('load_skill', { skillId: skill.id, fileName: 'missing.md' }),
      call('load_skill', { skillId: other.id }),
    ];
    const { calls, conversation } = await run(server, id, lines.join('\n'));
    expect(calls).toMatchObject([
      {
        output: {
          name: 'report',
          fileName: 'SKILL.md',
          content: expect.stringContaining('Write three lines.'),
          files: ['SKILL.md', 'template.md'],
        },
      },
      { output: { fileName: 'template.md', content: 'Dear customer' } },
      { state: 'output-error', errorText: 'The skill has no file "missing.md". It has SKILL.md, template.md.' },
      { state: 'output-error', errorText: `This agent may not load skill ${other.id}.` },
    ]);
    expect(conversation.renderedSystemPrompt).toContain(`- ${skill.id}: report. How to report.`);
    expect(conversation.renderedSystemPrompt).not.toContain('secret');
  });

  test('truncates a result above the maximum number of characters, and adds a note', async () => {
    const skill = await newSkill(server, skillMd({ name: 'long' }, 'x'.repeat(102_000)));
    const { id } = await agentWith(server, { load_skill: { skillIds: [skill.id] } });
    const { calls } = await run(server, id, call('load_skill', { skillId: skill.id }));
    expect(calls[0].output.length).toBeLessThan(100_200);
    expect(calls[0].output).toMatch(/\[Cut: the result has 10\d{4} characters, these are the first 100000\.\]$/);
  });
});

describe('invalid calls', () => {
  test('invalid input does not reach the tool, and the model gets an error', async () => {
    const base = await createBase(server);
    const { id } = await agentWith(server, { search_knowledge_base: { accessibleKnowledgeBaseIds: [base.id] } });
    const { calls, text, conversation } = await run(server, id, call('search_knowledge_base', { query: '', more: 1 }));
    expect(calls).toMatchObject([
      {
        type: 'tool-search_knowledge_base',
        state: 'output-error',
        input: { query: '', more: 1 },
        errorText: expect.stringContaining('does not take these arguments'),
      },
    ]);
    expect(text).toContain('search_knowledge_base answered:');
    expect(conversation.streamStatus).toBe('completed');
  });

  test('a call of a tool that the agent does not have returns an error to the model', async () => {
    const { id } = await agentWith(server, {});
    const { calls, conversation } = await run(server, id, `${call('send_money', { amount: 1 })}\n`);
    expect(calls).toMatchObject([
      { type: 'tool-send_money', state: 'output-error', errorText: 'There is no tool "send_money".' },
    ]);
    expect(conversation.streamStatus).toBe('completed');
  });

  test('a call of a tool that was removed from the catalog returns an error to the model', async () => {
    const tools = { retired_tool: { description: 'x', parameters: {} }, 'openai:web_search': { isProviderTool: true } };
    const { id } = await agentWith(server, {}, { tools });
    const { calls } = await run(server, id, call('retired_tool', {}));
    expect(calls).toMatchObject([{ state: 'output-error', errorText: 'There is no tool "retired_tool".' }]);
  });
});

describe('the steps of a run', () => {
  test('end with an answer at the step limit', async () => {
    const base = await createBase(server);
    const { id } = await agentWith(
      server,
      { search_knowledge_base: { accessibleKnowledgeBaseIds: [base.id] } },
      { maxToolRoundtrips: 2 },
    );
    const { calls, text, conversation } = await run(server, id, 'loop search_knowledge_base {"query":"x"}');
    expect(calls).toHaveLength(2);
    expect(text).toContain('search_knowledge_base answered: {"results":[]}');
    expect(conversation).toMatchObject({ streamStatus: 'completed', messages: [{}, { finishReason: 'stop' }] });
  });

  test('have their token counts summed up in the answer', async () => {
    const base = await createBase(server);
    const { id } = await agentWith(server, { search_knowledge_base: { accessibleKnowledgeBaseIds: [base.id] } });
    const [once, twice] = [
      await run(server, id, call('search_knowledge_base', { query: 'x' })),
      await run(
        server,
        id,
        `${call('search_knowledge_base', { query: 'x' })}\n${call('search_knowledge_base', { query: 'x' })}`,
      ),
    ];
    expect(twice.conversation.messages[1].usage.inputTokens).toBeGreaterThan(
      1.4 * once.conversation.messages[1].usage.inputTokens,
    );
  });
});
