// Saves each field of the records that clients create and change, except those in `leftOut`. The fields come from the
// contract. Every step must succeed.
import { document, type Json as Schema } from '../../contract/support.js';
import { otherValue } from '../../contract/other-value.js';
import type { Json } from './normalizer.js';
import type { Before, Step } from './steps.js';
import type { Result } from './support.js';

interface Kind {
  title: string;
  path: string;
  /** Schema of a change. */
  schema: string;
  /** Query parameter with the id. */
  idParameter: string;
  /** Returns the fields of a creation: the required ones, and those that set a state in which each field can change. */
  creation: (agentId: number) => Record<string, unknown>;
  /** Whether a creation takes the fields of a change. Default: true. */
  isCreatedWithFields?: boolean;
  /** Whether a GET returns one record. If false, the GET lists all records. Default: true. */
  isReadAlone?: boolean;
  /** A field that is not tested, because it cannot be changed, is never returned, or replaces other fields. */
  leftOut?: string;
}

const model = 'openai:gpt-5-mini';

const newTask = (agentId: number) => ({ name: 'Digest', prompt: 'Sum it up.', schedule: '0 6 * * *', agentId });

const kinds: Kind[] = [
  {
    title: 'tag',
    path: '/agent-tags',
    schema: 'AgentTagUpdate',
    idParameter: 'id',
    creation: () => ({ name: 'field-service' }),
    isReadAlone: false,
  },
  {
    title: 'skill',
    path: '/skills/manage',
    schema: 'SkillUpdate',
    idParameter: 'id',
    creation: () => ({ skillMdContent: '---\nname: incident-report\ndescription: Reports\n---\nWrite it.\n' }),
    isCreatedWithFields: false,
    leftOut: 'skillMdContent',
  },
  {
    title: 'scheduled task',
    path: '/scheduled-tasks/manage',
    schema: 'ScheduledTaskUpdate',
    idParameter: 'taskId',
    creation: newTask,
  },
  {
    title: 'knowledge base',
    path: '/kb/manage',
    schema: 'KnowledgeBaseUpdate',
    idParameter: 'id',
    creation: () => ({ name: 'Manuals', embeddingModel: 'offline:embedding' }),
    leftOut: 'embeddingModel',
  },
  {
    title: 'tool server',
    path: '/mcp-servers/manage',
    schema: 'ToolServerUpdate',
    idParameter: 'id',
    creation: () => ({ name: 'Inventory', url: 'https://93.184.216.34/mcp' }),
    leftOut: 'headers',
  },
  {
    title: 'webhook endpoint',
    path: '/webhook-endpoints/manage',
    schema: 'WebhookEndpointUpdate',
    idParameter: 'id',
    creation: () => ({ url: 'https://93.184.216.34/events', eventTypes: ['run.failed'] }),
  },
];

const recordIn = ({ body }: Result): Json =>
  body.knowledgeBase ?? body.toolServer ?? body.webhookEndpoint ?? body.skill ?? body;

/** The first steps of each scenario. They create the records to which fields refer. */
const setUp: Step[] = [
  ['POST /agents as agent', { body: { name: 'First' } }],
  ['POST /agents as otherAgent', { body: { name: 'Second' } }],
  ['POST /mcp-servers/manage as toolServer', { body: { name: 'Weather', url: 'https://93.184.216.34/weather' } }],
];
const agentIdIn = (before: Before): number => before['agent']?.body.id;
/** Returns a value for a field that differs from its value in the record that the step `created` returned. */
const otherIn = (before: Before, created: string, schema: string, name: string): unknown =>
  otherValue(schema, name, recordIn(before[created] as Result)[name] ?? null, {
    model,
    agentId: before['otherAgent']?.body.id,
    toolServerId: before['toolServer']?.body.toolServer.id,
  });

const fieldsOf = (schema: string, isReadOnly: boolean): string[] =>
  Object.entries<Schema>(document.components.schemas[schema].properties)
    .filter(([, property]) => (property.readOnly === true) === isReadOnly)
    .map(([name]) => name);
const settable = (schema: string): string[] => fieldsOf(schema, false);
/** Returns invalid values for all fields that only the service sets. The service must ignore them. */
const ignoredFields = (schema: string) =>
  Object.fromEntries(fieldsOf(schema, true).map((name) => [name, [{ invalid: true }]]));

function stepsOf(kind: Kind): Step[] {
  const { path, schema, idParameter, creation, isCreatedWithFields = true, isReadAlone = true, leftOut } = kind;
  const steps: Step[] = [...setUp, [`POST ${path} as created`, (before) => ({ body: creation(agentIdIn(before)) })]];
  const query = (before: Before) => ({ [idParameter]: recordIn(before['created'] as Result).id });
  steps.push([`PUT ${path}`, (before) => ({ query: query(before), body: ignoredFields(schema) })]);
  for (const [index, name] of settable(schema).entries()) {
    if (name === leftOut) continue;
    const other = (before: Before) => ({ [name]: otherIn(before, 'created', schema, name) });
    const original = (before: Before) => ({ [name]: recordIn(before['created'] as Result)[name] ?? null });
    steps.push(
      [`PUT ${path}`, (before) => ({ query: query(before), body: other(before) })],
      [`GET ${path}`, (before) => (isReadAlone ? { query: query(before) } : {})],
      // Undo the change, so that each field changes in the same state of the record.
      [`PUT ${path}`, (before) => ({ query: query(before), body: original(before) })],
    );
    if (isCreatedWithFields)
      steps.push([
        `POST ${path}`,
        (before) => {
          const given: Record<string, unknown> = { ...creation(agentIdIn(before)), ...other(before) };
          // Some kinds refuse a second record with the same name.
          if ('name' in given) given['name'] = `${String(given['name'])} ${index}`;
          if ('url' in given) given['url'] = `${String(given['url'])}/${index}`;
          return { body: given };
        },
      ]);
  }
  return steps;
}

/** An admin changes each field of a member's task. A new prompt, agent or schedule makes the admin the owner. */
function stepsOfAnothersTask(): Step[] {
  const steps: Step[] = [...setUp];
  settable('ScheduledTaskUpdate').forEach((name, index) => {
    const created = `task ${index}`;
    steps.push(
      [
        `POST /scheduled-tasks/manage as ${created}`,
        (before) => ({ body: { ...newTask(agentIdIn(before)), name: `Digest ${index}` } }),
        'member',
      ],
      [
        'PUT /scheduled-tasks/manage',
        (before) => ({
          query: { taskId: before[created]?.body.id },
          body: { [name]: otherIn(before, created, 'ScheduledTaskUpdate', name) },
        }),
      ],
    );
  });
  return steps;
}

function stepsOfAgents(): Step[] {
  const steps: Step[] = [...setUp];
  for (const name of settable('AgentConfiguration')) {
    const other = (before: Before) => ({ [name]: otherIn(before, 'agent', 'AgentConfiguration', name) });
    steps.push(
      ['POST /agents', (before) => ({ body: { id: agentIdIn(before), ...other(before) } })],
      ['GET /agents', (before) => ({ query: { id: agentIdIn(before) } })],
    );
  }
  steps.push([
    'POST /agents',
    (before) => ({ body: { ...ignoredFields('AgentSave'), id: agentIdIn(before), name: 'Ignored' } }),
  ]);
  return [...steps, ['GET /agents/versions', (before) => ({ query: { agentId: agentIdIn(before) } })]];
}

export const fieldScenarios: Record<string, Step[]> = {
  'every field of an agent': stepsOfAgents(),
  "every field of another member's task": stepsOfAnothersTask(),
  ...Object.fromEntries(kinds.map((kind) => [`the fields of a ${kind.title}`, stepsOf(kind)])),
};
