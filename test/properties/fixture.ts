// The server for generated requests, with records of two organizations.
import * as fc from 'fast-check';
import { upload, type Upload } from '../api/knowledge-bases/support.js';
import { talk } from '../api/conversations/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { allowSilentUrl, kindAt, makers, missingId, type Kind, type MadeRecord } from './records.js';
import type { Suggest, Values } from './valid-values.js';

/** Secret that signs the events of the identity provider. */
export const webhookSecret = `whsec_${Buffer.from('what the tests sign events with').toString('base64')}`;

export interface Fixture {
  server: TestServer;
  /** Token of an administrator. */
  token: string;
  own: Record<Kind, MadeRecord[]>;
  foreign: Record<Kind, MadeRecord[]>;
  uploads: Upload[];
  /** Cursors that lists have returned. */
  cursors: string[];
  /** The conversation to which the last cursor belongs. */
  pagedThreadId: string;
}

async function fill(
  server: TestServer,
  organizationId: string,
  userId: string,
  recordCount: number,
): Promise<Fixture['own']> {
  const made: [Kind, MadeRecord[]][] = [];
  for (const kind of Object.keys(makers) as Kind[]) {
    made.push([
      kind,
      await Promise.all(Array.from({ length: recordCount }, () => makers[kind](server, { organizationId, userId }))),
    ]);
  }
  return Object.fromEntries(made) as Fixture['own'];
}

/** Creates the fixture with `recordsOfAKind` records of each kind. The other organization has one of each kind. */
export async function createFixture(recordsOfAKind: number): Promise<Fixture> {
  // Starts no worker, because its jobs would interfere with the requests.
  const server = await startTestServer(
    { IDENTITY_WEBHOOK_SECRETS: webhookSecret, ...allowSilentUrl },
    { worker: false },
  );
  const userId = 'user_property';
  const token = await server.tokenFor({ userId });
  await server.tokenFor({ organizationId: server.otherOrganizationId });
  const own = await fill(server, server.organizationId, userId, recordsOfAKind);
  const foreign = await fill(server, server.otherOrganizationId, 'user_foreign', 1);
  const uploads = await Promise.all(
    Array.from({ length: recordsOfAKind }, () => upload(server, 'Some text.', { token })),
  );
  const conversations = await server.call('GET', '/conversations', { token, query: { limit: 1 } });
  const { conversationId: threadId } = await talk(server, { userId });
  const messages = await server.call('GET', '/conversations/messages', { token, query: { threadId, limit: 1 } });
  return {
    server,
    token,
    own,
    foreign,
    uploads,
    cursors: [conversations.body.nextCursor, messages.body.nextCursor],
    pagedThreadId: threadId,
  };
}

const oneOf = <Value>(values: readonly Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values);

const number = (max: number, min = 0) => fc.integer({ min, max }).map(String);
const cronField = (max: number, min = 0) =>
  fc.oneof(
    fc.constant('*'),
    number(max, min),
    fc.integer({ min: 1, max }).map((step) => `*/${step}`),
    fc
      .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
      .map((ends) => [...ends].sort((a, b) => a - b).join('-')),
    fc.tuple(number(max, min), number(max, min)).map((list) => list.join(',')),
  );
const cron = fc
  .tuple(cronField(59), cronField(23), cronField(31, 1), cronField(12, 1), cronField(7))
  .map((fields) => fields.join(' '));

const frontmatterValue = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 2 }),
);
const skillMd = fc
  .record({
    name: fc.string({ minLength: 1 }),
    more: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), frontmatterValue, { maxKeys: 3, noNullPrototype: true }),
    text: fc.string(),
  })
  .map(
    ({ name, more, text }) =>
      `---\n${Object.entries({ ...more, name })
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
        .join('\n')}\n---\n${text}`,
  );

const suggestions: Record<string, Values> = {
  model: oneOf(['offline:echo', 'offline:no-such-model', 'openai:gpt-5', 'nowhere:model']),
  embeddingModel: oneOf(['offline:embedding', 'offline:embedding', 'offline:echo']),
  extractionModel: oneOf(['offline:echo', null]),
  schedule: cron,
  skillMdContent: skillMd,
  extractionSchema: oneOf([{ type: 'object', properties: { product: { type: 'string' } } }, null, { type: 'nothing' }]),
  from: oneOf(['2026-01-01T00:00:00Z', '2025-12-31T23:59:59.999999+01:00']),
  to: oneOf(['2026-12-31T23:59:59Z', '2026-11-30T12:00:00-08:00']),
  timezone: oneOf(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Mars/Olympus']),
};

/** Suggests ids, mostly of existing records of the organization, and other values, some of which a rule refuses. */
export function suggestFrom(fixture: Fixture, path: string): Suggest {
  return (at, schema) => {
    const name = at.filter((part) => part !== '*').at(-1) ?? '';
    if (name === 'cursor') return oneOf(fixture.cursors);
    if (name === 'contentType' && path === '/kb/files') return oneOf(['text/plain; charset=utf-8', 'application/pdf']);
    if (name === 'fileKey') return oneOf(fixture.uploads.map(({ fileKey }) => fileKey));
    if (name === 'url' && path === '/chat')
      return oneOf(['data:text/plain;base64,SGVsbG8=', ...fixture.uploads.map(({ fileKey }) => fileKey)]);
    const kind = kindAt(path, at);
    // A field `fileId` of type `string` is the id of an upload.
    if (kind === undefined || (name === 'fileId' && schema.type === 'string')) return suggestions[name];
    // Suggestions are for the items of a list of ids, not for the list.
    if ([schema.type].flat().includes('array')) return undefined;
    const ids = (records: MadeRecord[]) => oneOf(records.map(({ id }) => id));
    return fc.oneof(
      { weight: 8, arbitrary: ids(fixture.own[kind]) },
      { weight: 1, arbitrary: ids(fixture.foreign[kind]) },
      { weight: 1, arbitrary: fc.constant(missingId(kind)) },
    );
  };
}

const fieldOf: Partial<Record<Kind, string>> = {
  agent: 'agentId',
  knowledgeBase: 'kbId',
  scheduledTask: 'taskId',
  conversation: 'threadId',
};

/** Makes independently generated fields match, such as the ids of a record and its parent. */
export function relate(fixture: Fixture, path: string, fields: Record<string, unknown>): Record<string, unknown> {
  const related = { ...fields };
  for (const [name, value] of Object.entries(fields)) {
    const kind = kindAt(path, [name]);
    const parent = kind && fixture.own[kind].find(({ id }) => id === value)?.parent;
    const field = parent && fieldOf[parent.kind];
    if (field !== undefined && Object.hasOwn(fields, field)) related[field] = parent?.id;
  }
  // A request may name another user only with `allInOrg`.
  if (Object.hasOwn(fields, 'userId') && Object.hasOwn(fields, 'allInOrg')) related['allInOrg'] = true;
  if (
    typeof fields['cursor'] === 'string' &&
    fixture.cursors.includes(fields['cursor']) &&
    Object.hasOwn(fields, 'threadId')
  )
    related['threadId'] = fixture.pagedThreadId;
  const known = fixture.uploads.find(({ fileKey }) => fileKey === fields['fileKey']);
  return known && Object.hasOwn(fields, 'fileId') ? { ...related, ...known } : related;
}
