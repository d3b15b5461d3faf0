// Tests what the generator of the SDK derives from the contract.
import { describe, expect, test } from '@jest/globals';
import type typescript from 'typescript';
import { readContract, type Contract } from '../../codegen/contract/contract.js';
import type { Json } from '../../codegen/contract/document.js';
import { limitsInWords } from '../../codegen/contract/limits-in-words.js';
import { exampleInput } from '../../codegen/sdk/docs.js';
import { readSdkOperations } from '../../codegen/sdk/model.js';
import { generateSdkSchemas } from '../../codegen/sdk/schemas.js';
import { ts } from '../support/typescript.js';

const contract = readContract();
const operations = readSdkOperations(contract);

function change(id: string, edit: (operation: Json) => void): Contract {
  const copy = structuredClone(contract);
  const { path, method } = copy.operations.find((operation) => operation.id === id) ?? { path: '', method: 'get' };
  edit(copy.document.paths[path][method]);
  return copy;
}

test('only the operations listed here have several replies, each with the input that selects the reply', () => {
  const choices = operations.flatMap(({ operation, replyChoice }) =>
    replyChoice ? [[operation.id, replyChoice.decidedBy]] : [],
  );
  expect(Object.fromEntries(choices)).toEqual({
    listAgents: 'id',
    listAgentVersions: 'versionId',
    changeAgentVersion: 'action',
    listSkills: 'id',
    listKnowledgeBases: 'id',
    listToolServers: 'id',
    listWebhookEndpoints: 'id',
    listScheduledTasks: 'taskId',
    listTaskExecutions: 'stats: true',
    chat: "streamResponse: 'false'",
    getInteractions: 'limit',
  });
});

test('a comment leaves out a limit that the description states', () => {
  const schema = { 'x-max-bytes': 1_048_576 };
  expect(limitsInWords({}, schema, 'JSON of at most 1,048,576 bytes')).toBe('');
  expect(limitsInWords({}, schema, 'JSON of at most 1,048,577 bytes')).toBe('At most 1048576 bytes.');
  const text = { minLength: 0, maxLength: 1_000 };
  expect(limitsInWords({}, text, 'The first 1,000 characters')).toBe('');
  expect(limitsInWords({}, text, 'The first 11,000 characters')).toBe('At most 1000 characters.');
  expect(limitsInWords({}, { minItems: 1, maxItems: 50 }, 'Names of 1 to 50 tags')).toBe('');
  expect(limitsInWords({}, { minLength: 20 }, 'At most 20 characters')).toBe('At least 20 characters.');
});

test('every operation whose success reply has several shapes has a `replyChoice`', () => {
  const open = operations.filter(
    ({ operation, replyChoice }) =>
      !replyChoice && operation.responses.some(({ status, schema }) => status < 300 && schema?.oneOf),
  );
  expect(open.map(({ operation }) => operation.id)).toEqual([]);
});

describe('x-reply-with', () => {
  test('selects the deciding parameter', () => {
    const changed = readSdkOperations(
      change('listScheduledTasks', (operation) => (operation['x-reply-with'] = 'allInOrg')),
    );
    expect(changed.find(({ operation }) => operation.id === 'listScheduledTasks')?.replyChoice?.decidedBy).toBe(
      'allInOrg: true',
    );
  });

  test('must name an optional query parameter', () => {
    expect(() => readSdkOperations(change('listAgents', (operation) => (operation['x-reply-with'] = 'name')))).toThrow(
      /x-reply-with of listAgents/,
    );
  });
});

test('bodies with the same constant cannot select the reply', () => {
  const changed = structuredClone(contract);
  changed.document.components.schemas.AgentCheckpoint.properties.action.const = 'rollback';
  expect(() => readSdkOperations(changed)).toThrow(
    'no property has a different constant in each body of changeAgentVersion',
  );
});

test('only the ids of six operations are both a parameter and a field of the body', () => {
  const shared = operations
    .filter(({ sharedKeys }) => sharedKeys.length > 0)
    .map(({ operation, sharedKeys, body }) => [operation.id, sharedKeys.join(), body]);
  expect(shared).toEqual([
    ['updateAgentTag', 'id', 'required'],
    ['updateSkill', 'id', 'required'],
    ['updateKnowledgeBase', 'id', 'required'],
    ['updateToolServer', 'id', 'required'],
    ['updateWebhookEndpoint', 'id', 'required'],
    ['deleteScheduledTask', 'taskId', 'none'],
  ]);
});

test('every example has the required parameters', () => {
  for (const sdk of operations) {
    const input = exampleInput(contract, sdk, null);
    for (const parameter of sdk.query.filter(({ required }) => required)) expect(input).toHaveProperty(parameter.name);
  }
});

/** Returns the compiler's messages about a module without imports. */
function compile(source: string): string[] {
  const options: typescript.CompilerOptions = { strict: true, noEmit: true, noLib: true };
  const file = ts.createSourceFile('schemas.ts', source, ts.ScriptTarget.Latest);
  const host: typescript.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name) => (name === 'schemas.ts' ? file : undefined),
  };
  const diagnostics = ts.createProgram(['schemas.ts'], options, host).getSemanticDiagnostics(file);
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('nullable enums accept other values in the SDK, if null is a branch of `oneOf` or a value of `enum`', async () => {
  const document = structuredClone(contract.document);
  const description = 'Color of the tag; null means none.';
  document.components.schemas.TagColor = { type: 'string', enum: ['red', 'blue'], description };
  document.components.schemas.NullableTagColor = { type: ['string', 'null'], enum: ['red', 'blue', null], description };
  Object.assign(document.components.schemas.AgentTag.properties, {
    branch: { oneOf: [{ $ref: '#/components/schemas/TagColor' }, { type: 'null' }], description },
    value: { $ref: '#/components/schemas/NullableTagColor', description },
    inline: { type: ['string', 'null'], enum: ['red', 'blue', null], description },
  });
  const { schemas } = await generateSdkSchemas(undefined, document);
  expect(schemas).toContain('branch?: (OpenEnum<TagColor> | null) | undefined;');
  expect(schemas).toContain('value?: OpenEnum<NullableTagColor> | undefined;');
  expect(schemas).toContain('inline?: OpenEnum<"red" | "blue" | null> | undefined;');
  expect(compile(schemas)).toEqual([]);
});
