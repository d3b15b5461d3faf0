// Combines each removal of the contract with each place that can name the removed record or its children.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operation, operations, type RawOperation } from '../contract/support.js';
import { allowSilentUrl, makers, type Kind, type MadeRecord } from '../properties/records.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { createCallers, type Caller } from './callers.js';
import { choose, recordsOf, requestFor, send, type Make } from './cells.js';
import { expectedOf } from './expectations.js';
import { referencesOf, type Reference } from './requests.js';

/** The kind of record that each operation removes, and the kind of the children that are removed with it. */
const removals: Record<string, { kind: Kind; inside?: Kind }> = {
  deleteAgent: { kind: 'agent', inside: 'agentVersion' },
  deleteAgentTag: { kind: 'agentTag' },
  deleteSkill: { kind: 'skill', inside: 'skillFile' },
  deleteSkillFile: { kind: 'skillFile' },
  deleteKnowledgeBase: { kind: 'knowledgeBase', inside: 'knowledgeBaseFile' },
  deleteKnowledgeBaseFile: { kind: 'knowledgeBaseFile' },
  deleteToolServer: { kind: 'toolServer' },
  deleteWebhookEndpoint: { kind: 'webhookEndpoint' },
  deleteScheduledTask: { kind: 'scheduledTask' },
  deleteConversation: { kind: 'conversation', inside: 'message' },
  removeUsers: { kind: 'member' },
  bulkRemoveUsers: { kind: 'member' },
  revokeInvitations: { kind: 'invitation' },
};

/** Places where the reply reveals that the record existed. */
const remembered: Record<string, { status: number; because: string }> = {
  'getConversation query threadId': { status: 200, because: 'a deleted conversation can still be read by its id' },
  'listTaskExecutions query taskId': { status: 200, because: 'the executions of a deleted task stay visible' },
  'eraseUser body userId': { status: 200, because: 'a former member can be erased' },
  'revokeInvitations body invitationIds.*': {
    status: 207,
    because: 'a revoked invitation stays in the list, with that status',
  },
};

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startTestServer(allowSilentUrl, { worker: false });
  admin = (await createCallers(server))[0]!;
}, 60_000);
afterAll(() => server?.stop());

/** For the kind `member`, the own record is a new user, because callers cannot remove themselves. */
const made: Make = (kind, caller, ownership) =>
  kind === 'member' && ownership === 'own'
    ? makers.member(server, { organizationId: server.organizationId, userId: '' })
    : recordsOf(server)(kind, caller, ownership);

const referencesTo = (candidate: RawOperation, kind: Kind): Reference[] =>
  referencesOf(candidate, []).filter((reference) => reference.kind === kind);

async function remove(id: string, { id: recordId, parent }: MadeRecord): Promise<void> {
  const { kind } = removals[id]!;
  const reference = referencesTo(operation(id), kind)[0]!;
  const others = new Map<string, number | string>(parent?.kind === 'knowledgeBase' ? [['kbId', parent.id]] : []);
  const reply = await send(
    server,
    operation(id),
    admin,
    await requestFor(server, operation(id), admin, reference, { record: { id: recordId }, others, make: made }),
  );
  if (reply.status >= 300 || reply.status === 207)
    throw new Error(`${id}: ${reply.status} ${JSON.stringify(reply.body)}`);
}

interface ProbeResult {
  status: number;
  /** The body of the reply as JSON, with `<id>` in place of the id of the record. */
  text: string;
}

/** Sends a request that names a record, after `before` has changed the record. */
async function probe(
  candidate: RawOperation,
  reference: Reference,
  ownership: 'own' | 'missing',
  before: (record: MadeRecord) => Promise<void>,
): Promise<ProbeResult> {
  const chosen = await choose(candidate, admin, reference, ownership, made);
  const request = await requestFor(server, candidate, admin, reference, chosen);
  await before(chosen.record);
  const { status, body } = await send(server, candidate, admin, request);
  return { status, text: JSON.stringify(body).replaceAll(String(chosen.record.id), '<id>') };
}

async function complaintAbout(removal: string, candidate: RawOperation, reference: Reference): Promise<string | null> {
  const title = `${candidate.id} ${reference.place} ${reference.at.join('.')}`;
  const isInside = reference.kind !== removals[removal]!.kind;
  const removed = await probe(candidate, reference, 'own', (record) =>
    remove(removal, isInside ? { id: record.parent!.id } : record),
  );
  const missing = await probe(candidate, reference, 'missing', async () => undefined);
  const expected = remembered[title]
    ? [remembered[title].status]
    : expectedOf(candidate, admin, reference, 'missing').statuses;
  // A request for a child may also name its removed parent. The text of the 404 may then be about the parent.
  const isExpected = isInside
    ? removed.status === 404
    : expected.includes(removed.status) && (remembered[title] !== undefined || removed.text === missing.text);
  return isExpected
    ? null
    : `${title}: ${removed.status} ${removed.text.slice(0, 300)}, ` +
        `of a missing one ${missing.status} ${missing.text.slice(0, 300)}`;
}

test('the table of removals lists the operations with the method DELETE and those named remove', () => {
  const removing = operations
    .filter(({ id, method }) => method === 'delete' || /^(bulk)?remove/i.test(id))
    .map(({ id }) => id);
  expect(removing.sort()).toEqual(Object.keys(removals).sort());
});

test.each(Object.entries(removals))(
  'after %s, operations treat the record as missing, except at the places in `remembered`',
  async (removal, { kind, inside }) => {
    const places = operations.flatMap((candidate) =>
      [kind, ...(inside ? [inside] : [])].flatMap((one) =>
        referencesTo(candidate, one).map((reference) => ({ candidate, reference })),
      ),
    );
    expect(places.length).toBeGreaterThan(0);
    const complaints: string[] = [];
    // The cases are sequential, because the organization's statistics count the records of other cases.
    for (const { candidate, reference } of places) {
      const complaint = await complaintAbout(removal, candidate, reference);
      if (complaint !== null) complaints.push(complaint);
    }
    expect(complaints).toEqual([]);
  },
  120_000,
);
