// Sends each operation of the contract as each kind of caller, with records of each ownership. The reply for a
// cross-tenant record must equal that for a missing one.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operations, type RawOperation } from '../contract/support.js';
import { allowSilentUrl, type MadeRecord } from '../properties/records.js';
import { isFullRun } from '../support/full-run.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { createCallers, isOpenTo, rankOf, type Caller } from './callers.js';
import { choose, isRequired, recordsOf, requestFor, send, type Make } from './cells.js';
import { expectedOf, ownerships, refusalOf, type Expected, type Ownership } from './expectations.js';
import { referencesOf, type Reference } from './requests.js';

let server: TestServer;
let callers: Caller[];
let recordFor: Make;
/** Like `recordFor`, but creates each record only once. Used by requests that change nothing. */
let recordToRead: Make;
/** Like `recordToRead`, for callers who may not call the operation. They own none of the records. */
const recordToRefuse: Make = (kind, caller, ownership) =>
  recordToRead(kind, caller, ownership === 'own' ? "another member's" : ownership);
let cellCount = 0;

const unlisted: string[] = [];
const references = new Map(operations.map((operation) => [operation.id, referencesOf(operation, unlisted)]));

beforeAll(async () => {
  server = await startTestServer(allowSilentUrl, { worker: false });
  callers = await createCallers(server);
  recordFor = recordsOf(server);
  recordToRead = once(recordFor);
  // A run needs an owner who is a member of the organization.
  await server.tokenFor({ userId: 'user_matrix_other', role: 'org:member' });
}, 60_000);
afterAll(async () => {
  console.log(
    `${cellCount} cells: ${callers?.length} callers, ${operations.length} operations, ` +
      `${[...references.values()].flat().length} places that name a record`,
  );
  await server?.stop();
});

function once(make: Make): Make {
  const made = new Map<string, Promise<MadeRecord>>();
  return (kind, caller, ownership) => {
    const key = [kind, ownership, ownership === 'own' ? caller.userId : ''].join();
    if (!made.has(key)) made.set(key, make(kind, caller, ownership));
    return made.get(key)!;
  };
}

const describeCell = (operation: RawOperation, caller: Caller, reference: Reference | null, ownership: string) =>
  `${operation.id}, ${caller.name}, ${reference ? `${reference.at.join('.')} ${ownership}` : 'no record'}`;

const refusalFor = (operation: RawOperation, caller: Caller, reference: Reference | null) =>
  refusalOf(operation, caller, reference?.place === 'body' && reference.at[0] === 'id' ? { id: 1 } : {});

const ownershipsFor = (operation: RawOperation, caller: Caller, reference: Reference): readonly Ownership[] =>
  isFullRun || refusalFor(operation, caller, reference) === null ? ownerships : ["another organization's", 'missing'];

async function check(
  operation: RawOperation,
  caller: Caller,
  reference: Reference | null,
  ownership: Ownership,
): Promise<{ complaint: string | null; text: string }> {
  cellCount++;
  const refusal = refusalFor(operation, caller, reference);
  const make = refusal === null ? (operation.method === 'get' ? recordToRead : recordFor) : recordToRefuse;
  const chosen = await choose(operation, caller, reference, ownership, make);
  const { record } = chosen;
  const request = await requestFor(server, operation, caller, reference, chosen);
  const expected: Expected =
    refusal ??
    (reference ? expectedOf(operation, caller, reference, ownership) : { statuses: [200, 201, 202, 204, 207] });
  const reply = await send(server, operation, caller, request);
  const isExpected =
    expected.statuses.includes(reply.status) && (expected.error === undefined || reply.body.error === expected.error);
  const complaint = isExpected
    ? null
    : `${describeCell(operation, caller, reference, ownership)}: ` +
      `${reply.status} ${JSON.stringify(reply.body).slice(0, 300)} instead of ${expected.statuses.join(' or ')} ` +
      `${expected.error ?? ''}\n  ${JSON.stringify(request).slice(0, 300)}`;
  // The reply may repeat the id that the caller sent.
  const id = new RegExp(`(?<!\\w)${record.id}(?!\\w)`, 'g');
  return { complaint, text: `${reply.status} ${JSON.stringify(reply.body).replaceAll(id, '<id>')}` };
}

/**
 * Returns the callers that also name records of others. By default, one of each group with the same rights. Excludes
 * callers without a valid token of an organization, because the server refuses them before it reads any record.
 */
function thoroughCallers(operation: RawOperation): readonly Caller[] {
  if (isFullRun) return callers;
  const kindOf = (caller: Caller) => [rankOf(caller.role ?? ''), isOpenTo(operation, caller, {})].join();
  const known = callers.filter(({ refusal }) => refusal === undefined);
  return [...new Map(known.toReversed().map((caller) => [kindOf(caller), caller])).values()];
}

test('the kind of the record is known for every id in a request', () => {
  expect(unlisted).toEqual([]);
});

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s replies to each caller as the contract states',
  async (id, operation) => {
    const complaints: string[] = [];
    const note = (complaint: string | null) => complaint !== null && complaints.push(complaint);
    const those = references.get(id) ?? [];
    const thorough = thoroughCallers(operation);
    const needsOne = id === 'deleteScheduledTask' || id === 'receiveIdentityEvent' || id === 'testToolServer';
    // The requests are sequential, because the organization's statistics count the records of other requests.
    for (const caller of callers) {
      if (!needsOne && !those.some(({ at, place }) => isRequired(operation, place, at)))
        note((await check(operation, caller, null, 'own')).complaint);
      if (!thorough.includes(caller)) {
        if (those[0]) note((await check(operation, caller, those[0], 'own')).complaint);
        continue;
      }
      for (const reference of those) {
        const replies = new Map<Ownership, string>();
        for (const ownership of ownershipsFor(operation, caller, reference)) {
          const { complaint, text } = await check(operation, caller, reference, ownership);
          note(complaint);
          replies.set(ownership, text);
        }
        if (replies.get("another organization's") !== replies.get('missing')) {
          complaints.push(
            `${describeCell(operation, caller, reference, '')}: cross-tenant reply:\n` +
              `  ${replies.get("another organization's")}\nand of a missing one\n  ${replies.get('missing')}`,
          );
        }
      }
    }
    expect(complaints).toEqual([]);
  },
  60_000,
);
