// Role × operation × ownership, every cell of it: made from the contract, asked of the server. And of a record of another organization nobody
// learns more than of one that was never there.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { upload } from '../api/knowledge-bases/support.js';
import { operations, parameters, type RawOperation } from '../contract/support.js';
import { allowSilentUrl, kindAt, makers, missingId, type Kind, type MadeRecord } from '../properties/records.js';
import { startTestServer, type CallResult, type TestServer } from '../support/server.js';
import { createCallers, type Caller } from './callers.js';
import { expectedOf, ownerships, refusalOf, type Expected, type Ownership } from './expectations.js';
import { bodySchemas, put, referencesOf, smallest, type PlainRequest, type Reference } from './requests.js';

let server: TestServer;
let callers: Caller[];
/** Records for requests that are refused before anybody looks at them. */
const spare = new Map<Kind, MadeRecord>();
let cellCount = 0;

const unlisted: string[] = [];
const references = new Map(operations.map((operation) => [operation.id, referencesOf(operation, unlisted)]));

beforeAll(async () => {
  server = await startTestServer(allowSilentUrl, { worker: false });
  callers = await createCallers(server);
  // What can be run in somebody's name needs somebody who is there.
  await server.tokenFor({ userId: 'user_matrix_other', role: 'org:member' });
  for (const kind of Object.keys(makers) as Kind[]) spare.set(kind, await makers[kind](server, { organizationId: server.organizationId, userId: 'user_matrix_spare' }));
}, 60_000);
afterAll(async () => {
  console.log(`${cellCount} cells: ${callers?.length} callers, ${operations.length} operations, ${[...references.values()].flat().length} places that name a record`);
  await server?.stop();
});

/** A record with an owner as seen by the caller. Members are their own; whoever another one is, is new. */
async function recordFor(kind: Kind, caller: Caller, ownership: Ownership): Promise<MadeRecord> {
  if (ownership === 'missing') return { id: missingId(kind) };
  if (ownership === 'own' && kind === 'member') return { id: caller.userId };
  if (ownership === "another organization's") return { id: (await makers[kind](server, { organizationId: server.otherOrganizationId, userId: 'user_matrix_foreign' })).id };
  return makers[kind](server, { organizationId: server.organizationId, userId: ownership === 'own' ? caller.userId : 'user_matrix_other' });
}

const fieldOf: Partial<Record<Kind, string>> = { agent: 'agentId', knowledgeBase: 'kbId', conversation: 'threadId' };
const insideOf: Partial<Record<Kind, { kind: Kind; field: string }>> = { agent: { kind: 'agentVersion', field: 'versionId' }, knowledgeBase: { kind: 'knowledgeBaseFile', field: 'fileId' } };

/** Whether the field cannot be left out. */
const needs = ({ raw }: RawOperation, { schema }: Reference, field: string): boolean =>
  (schema?.required ?? []).includes(field) || parameters(raw).some(({ name, required }) => name === field && required === true);

interface Chosen {
  record: MadeRecord;
  /** Ids of the records around it and in it, by field. */
  others: Map<string, number | string>;
  make: typeof recordFor;
}

/** The record, and with it those that the request must name together with it. */
async function choose(operation: RawOperation, caller: Caller, reference: Reference | null, ownership: Ownership, make: typeof recordFor): Promise<Chosen> {
  const others: Chosen['others'] = new Map();
  if (!reference) return { record: { id: 0 }, others, make };
  const inner = insideOf[reference.kind];
  const isThere = make === recordFor && (ownership === 'own' || ownership === "another member's");
  if (isThere && inner && operation.id !== 'addKnowledgeBaseFile' && needs(operation, reference, inner.field)) {
    const { id, parent } = await make(inner.kind, caller, ownership);
    others.set(inner.field, id);
    return { record: { id: parent!.id }, others, make };
  }
  const record = await make(reference.kind, caller, ownership);
  if (record.parent) others.set(fieldOf[record.parent.kind] ?? '', record.parent.id);
  return { record, others, make };
}

/** The smallest request that can succeed, with one record of the given ownership in the given place. */
async function requestFor(operation: RawOperation, caller: Caller, reference: Reference | null, { record, others, make }: Chosen): Promise<PlainRequest> {
  const { path, raw } = operation;
  const schema = reference?.schema ?? bodySchemas(operation)[0];
  const required = parameters(raw).filter((parameter) => parameter.in === 'query' && parameter.required === true);
  const query = Object.fromEntries(required.map(({ name, schema: inner }) => [name, smallest(inner, name)])) as PlainRequest['query'];
  let body = raw.requestBody?.required === true ? (smallest(schema, '') as Record<string, unknown>) : undefined;
  if (operation.id === 'saveAgent' && reference?.at[0] !== 'id') body = { ...body, name: 'Agent of the matrix' };
  if (reference?.place === 'query') query[reference.at[0] ?? ''] = record.id;
  if (reference?.place === 'body') body = put(schema, body, reference.at, record.id) as Record<string, unknown>;
  for (const fields of [query, body ?? {}] as Record<string, unknown>[]) {
    for (const name of Object.keys(fields)) {
      const kind = kindAt(path, [name]);
      const isTheOne = reference?.at.length === 1 && reference.at[0] === name;
      const isUpload = operation.id === 'addKnowledgeBaseFile' && name === 'fileId';
      if (kind === undefined || isTheOne || isUpload || Array.isArray(fields[name])) continue;
      fields[name] = others.get(name) ?? (await make(kind, caller, 'own')).id;
    }
  }
  if (operation.id === 'addKnowledgeBaseFile') Object.assign(body ?? {}, await upload(server));
  return { query, body };
}

const send = ({ method, path }: RawOperation, caller: Caller, { query, body }: PlainRequest): Promise<CallResult> => server.call(method.toUpperCase(), path, { token: caller.token, query, body });

const describeCell = (operation: RawOperation, caller: Caller, reference: Reference | null, ownership: string) => `${operation.id}, ${caller.name}, ${reference ? `${reference.at.join('.')} ${ownership}` : 'no record'}`;

async function ask(operation: RawOperation, caller: Caller, reference: Reference | null, ownership: Ownership): Promise<{ complaint: string | null; text: string }> {
  cellCount++;
  const spared = async (kind: Kind): Promise<MadeRecord> => spare.get(kind)!;
  const door = refusalOf(operation, caller, reference?.place === 'body' && reference.at[0] === 'id' ? { id: 1 } : {});
  const chosen = await choose(operation, caller, reference, ownership, door ? spared : recordFor);
  const { record } = chosen;
  const request = await requestFor(operation, caller, reference, chosen);
  const expected: Expected = door ?? (reference ? expectedOf(operation, caller, reference, ownership) : { statuses: [200, 201, 202, 204, 207] });
  const reply = await send(operation, caller, request);
  const isExpected = expected.statuses.includes(reply.status) && (expected.error === undefined || reply.body.error === expected.error);
  const complaint = isExpected ? null : `${describeCell(operation, caller, reference, ownership)}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 300)} instead of ${expected.statuses.join(' or ')} ${expected.error ?? ''}\n  ${JSON.stringify(request).slice(0, 300)}`;
  // The id that the caller has sent may come back.
  return { complaint, text: `${reply.status} ${JSON.stringify(reply.body).replaceAll(String(record.id), '<id>')}` };
}

test('every id of a request is known to name a record', () => {
  expect(unlisted).toEqual([]);
});

test.each(operations.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
  const complaints: string[] = [];
  const note = (complaint: string | null) => complaint !== null && complaints.push(complaint);
  const those = references.get(id) ?? [];
  const needsOne = id === 'deleteScheduledTask' || id === 'receiveIdentityEvent' || id === 'testToolServer';
  await Promise.all(
    callers.map(async (caller) => {
      if (!needsOne && !those.some(({ at, place }) => isRequired(operation, place, at))) note((await ask(operation, caller, null, 'own')).complaint);
      for (const reference of those) {
        const answers = new Map<Ownership, string>();
        for (const ownership of ownerships) {
          const { complaint, text } = await ask(operation, caller, reference, ownership);
          note(complaint);
          answers.set(ownership, text);
        }
        if (answers.get("another organization's") !== answers.get('missing')) {
          complaints.push(`${describeCell(operation, caller, reference, '')}: of another organization's one learns\n  ${answers.get("another organization's")}\nand of a missing one\n  ${answers.get('missing')}`);
        }
      }
    }),
  );
  expect(complaints).toEqual([]);
}, 60_000);

/** Whether no request of the operation can do without the record. */
function isRequired(operation: RawOperation, place: Reference['place'], at: string[]): boolean {
  if (place === 'query') return parameters(operation.raw).some(({ name, required }) => name === at[0] && required === true);
  return bodySchemas(operation).every(({ required = [] }) => required.includes(at[0]));
}
