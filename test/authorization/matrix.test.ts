// Role × operation × ownership, every cell of it: made from the contract, asked of the server. And of a record of another organization nobody
// learns more than of one that was never there.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operations, type RawOperation } from '../contract/support.js';
import { allowSilentUrl, makers, type Kind, type MadeRecord } from '../properties/records.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { createCallers, type Caller } from './callers.js';
import { choose, isRequired, recordsOf, requestFor, send, type Make } from './cells.js';
import { expectedOf, ownerships, refusalOf, type Expected, type Ownership } from './expectations.js';
import { referencesOf, type Reference } from './requests.js';

let server: TestServer;
let callers: Caller[];
let recordFor: Make;
/** Records for requests that are refused before anybody looks at them. */
const spare = new Map<Kind, MadeRecord>();
let cellCount = 0;

const unlisted: string[] = [];
const references = new Map(operations.map((operation) => [operation.id, referencesOf(operation, unlisted)]));

beforeAll(async () => {
  server = await startTestServer(allowSilentUrl, { worker: false });
  callers = await createCallers(server);
  recordFor = recordsOf(server);
  // What can be run in somebody's name needs somebody who is there.
  await server.tokenFor({ userId: 'user_matrix_other', role: 'org:member' });
  for (const kind of Object.keys(makers) as Kind[])
    spare.set(kind, await makers[kind](server, { organizationId: server.organizationId, userId: 'user_matrix_spare' }));
}, 60_000);
afterAll(async () => {
  console.log(
    `${cellCount} cells: ${callers?.length} callers, ${operations.length} operations, ${[...references.values()].flat().length} places that name a record`,
  );
  await server?.stop();
});

const describeCell = (operation: RawOperation, caller: Caller, reference: Reference | null, ownership: string) =>
  `${operation.id}, ${caller.name}, ${reference ? `${reference.at.join('.')} ${ownership}` : 'no record'}`;

async function ask(
  operation: RawOperation,
  caller: Caller,
  reference: Reference | null,
  ownership: Ownership,
): Promise<{ complaint: string | null; text: string }> {
  cellCount++;
  const spared = async (kind: Kind): Promise<MadeRecord> => spare.get(kind)!;
  const door = refusalOf(operation, caller, reference?.place === 'body' && reference.at[0] === 'id' ? { id: 1 } : {});
  const chosen = await choose(operation, caller, reference, ownership, door ? spared : recordFor);
  const { record } = chosen;
  const request = await requestFor(server, operation, caller, reference, chosen);
  const expected: Expected =
    door ?? (reference ? expectedOf(operation, caller, reference, ownership) : { statuses: [200, 201, 202, 204, 207] });
  const reply = await send(server, operation, caller, request);
  const isExpected =
    expected.statuses.includes(reply.status) && (expected.error === undefined || reply.body.error === expected.error);
  const complaint = isExpected
    ? null
    : `${describeCell(operation, caller, reference, ownership)}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 300)} instead of ${expected.statuses.join(' or ')} ${expected.error ?? ''}\n  ${JSON.stringify(request).slice(0, 300)}`;
  // The id that the caller has sent may come back.
  return { complaint, text: `${reply.status} ${JSON.stringify(reply.body).replaceAll(String(record.id), '<id>')}` };
}

test('every id of a request is known to name a record', () => {
  expect(unlisted).toEqual([]);
});

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s',
  async (id, operation) => {
    const complaints: string[] = [];
    const note = (complaint: string | null) => complaint !== null && complaints.push(complaint);
    const those = references.get(id) ?? [];
    const needsOne = id === 'deleteScheduledTask' || id === 'receiveIdentityEvent' || id === 'testToolServer';
    await Promise.all(
      callers.map(async (caller) => {
        if (!needsOne && !those.some(({ at, place }) => isRequired(operation, place, at)))
          note((await ask(operation, caller, null, 'own')).complaint);
        for (const reference of those) {
          const answers = new Map<Ownership, string>();
          for (const ownership of ownerships) {
            const { complaint, text } = await ask(operation, caller, reference, ownership);
            note(complaint);
            answers.set(ownership, text);
          }
          if (answers.get("another organization's") !== answers.get('missing')) {
            complaints.push(
              `${describeCell(operation, caller, reference, '')}: of another organization's one learns\n  ${answers.get("another organization's")}\nand of a missing one\n  ${answers.get('missing')}`,
            );
          }
        }
      }),
    );
    expect(complaints).toEqual([]);
  },
  60_000,
);
