import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readConfig } from '../../server/app/config/config.js';
import { deref, document, operation, operations, type Json } from './support.js';

const schema = (name: string): Json => document.components.schemas[name];
const property = (name: string, key: string): Json => schema(name).properties[key];
const { user, organization, windowSeconds } = readConfig({ NODE_ENV: 'test' }).rateLimits;
const chat = operation('chat').raw['x-rate-limit'];
const minutes = (seconds: number) => `${seconds / 60} minutes`;
const grouped = (value: number) => value.toLocaleString('en-US');

const interactions = deref(
  deref(operation('getInteractions').raw.responses['200']).content['application/json'].schema.oneOf[0],
);

/** Stands for the whole document. */
const everywhere = '';

/** The values of keywords, formatted as in descriptions, each with the component or operation that it concerns. */
const fromKeywords: [of: string, number: string][] = [
  ['PresignedUpload', minutes(property('PresignedUpload', 'url')['x-expires-after-seconds'])],
  ['SkillFileDownload', minutes(property('SkillFileDownload', 'url')['x-expires-after-seconds'])],
  ['KnowledgeBaseFileDownload', minutes(property('KnowledgeBaseFileDownload', 'url')['x-expires-after-seconds'])],
  ['MessageFilePart', minutes(property('MessageFilePart', 'url')['x-expires-after-seconds'])],
  ['SkillFileCreateResult', minutes(property('SkillFileCreateResult', 'uploadUrl')['x-expires-after-seconds'])],
  ['TagName', `${schema('TagName').maxLength} characters`],
  ['SkillName', `${schema('SkillName').maxLength} characters`],
  ['SkillMdContent', `${grouped(schema('SkillMdContent')['x-max-bytes'])} bytes`],
  ['SkillMetadata', `${grouped(schema('SkillMetadata')['x-max-bytes'])} bytes`],
  ['SkillMetadata', `${grouped(schema('SkillMetadata')['x-max-values'])} values`],
  ['SkillMetadata', `${schema('SkillMetadata')['x-max-depth']} levels`],
  ['SkillMdContent', `${schema('SkillMdContent')['x-max-white-space']} characters`],
  ['SkillDescription', `${grouped(schema('SkillDescription').maxLength)} characters`],
  ['ErrorDetail', `${property('ErrorDetail', 'path').items.maxLength} characters`],
  [everywhere, `${document.components.securitySchemes.bearerAuth['x-max-age-days']} days`],
  ['UserMetadata', `${grouped(schema('UserMetadata')['x-max-bytes'])} bytes`],
  ['KnowledgeBaseFile', `${grouped(property('KnowledgeBaseFile', 'extractedData')['x-max-bytes'])} bytes`],
  [
    'KnowledgeBaseFile',
    `${grouped(property('KnowledgeBaseFile', 'extractedData')['x-max-characters-read'])} characters`,
  ],
  ['MessageToolPart', `${grouped(property('MessageToolPart', 'input')['x-max-bytes'])} bytes`],
  ['MessageToolPart', `${grouped(property('MessageToolPart', 'output')['x-cut-after-characters'])} characters`],
  ['AuditValue', `${grouped(schema('AuditValue')['x-cut-after-characters'])} characters`],
  ['DashboardToolCall', `${grouped(property('DashboardToolCall', 'result')['x-cut-after-characters'])} characters`],
  ['ExtractionSchema', `${grouped(schema('ExtractionSchema')['x-max-schema-parts'])} parts`],
  ['DashboardInteraction', `${grouped(property('DashboardInteraction', 'firstMessageText').maxLength)} characters`],
  ['WebhookDelivery', `${grouped(property('WebhookDelivery', 'responseBody').maxLength)} characters`],
  ['addSkillFile', `${property('SkillDetail', 'files').maxItems} files`],
  ['addKnowledgeBaseFile', `${grouped(property('KnowledgeBaseFileList', 'files').maxItems)} files`],
  ['chat', `${grouped(property('Conversation', 'messages').maxItems)} messages`],
  ['chat', `${property('Conversation', 'messages')['x-full-at-bytes'] / 1024 ** 2} MiB`],
  ['ChatFilePart', `${grouped(property('ChatFilePart', 'url').maxLength)} characters`],
  ['DashboardStats', `${grouped(property('DashboardStats', 'series').maxItems)} entries`],
  ['chat', `${chat.requests} requests`],
  [everywhere, `${grouped(user)} requests`],
  [everywhere, `${grouped(organization)} requests`],
  [everywhere, `${windowSeconds} seconds`],
  ['chat', `${chat.windowSeconds} seconds`],
  [everywhere, `${document['x-idempotency'].hours} hours`],
  [everywhere, `${grouped(document['x-header-limits'].bytes)} bytes`],
  [everywhere, `${grouped(document['x-idempotency'].largeReplies.overBytes)} bytes`],
  [everywhere, `${grouped(document['x-idempotency'].largeReplies.maxBytes)} bytes`],
  [everywhere, `${document['x-organization-limits'].streamedRunsOfUser} streamed runs`],
  [everywhere, `${grouped(document['x-organization-limits'].runsInProgress)} runs`],
  [everywhere, `${document['x-organization-limits'].executionsOfTaskInProgress} executions`],
  [everywhere, `${document['x-organization-limits'].failedExecutionsInARow} failed executions`],
  [everywhere, `${grouped(document['x-organization-limits'].slotsRecordedAtOnce)} slots`],
  ...Object.values<number>(document['x-retention-days']).map((days): [string, string] => [everywhere, `${days} days`]),
  ['InvitationStatus', `${schema('Invitation')['x-expires-after-seconds'] / 86_400} days`],
  [everywhere, `${document['x-webhook-limits'].failingDays} days`],
  [everywhere, `${document['x-webhook-limits'].attemptSeconds} seconds`],
  [everywhere, `${document['x-document-limits'].fileBytes / 1024 ** 2} MiB`],
  [everywhere, `${document['x-document-limits'].textCharacters / 1_000_000} million characters`],
  ['CatchUpWindowSeconds', `${schema('CatchUpWindowSeconds')['x-missed-after-seconds']} seconds`],
  ['SchedulePreview', `${property('SchedulePreview', 'next').maxItems} times`],
  ['IdentityEvent', `${schema('IdentityEvent').maxProperties} keys`],
  ['UserRemoval', `${property('UserRemoval', 'userIds').maxItems} members`],
  ['InvitationsCreate', `${property('InvitationsCreate', 'invitations').maxItems} people`],
  ['InvitationRevocation', `${property('InvitationRevocation', 'invitationIds').maxItems} pending invitations`],
  ['X-Request-Id', `${document.components.headers['X-Request-Id'].schema.maxLength} letters`],
  ['getInteractions', `${grouped(interactions.maxItems)} top-level conversations`],
  // Ranges that a description states, but whose keywords are elsewhere.
  ['X-Request-Id', `8 to ${document.components.headers['X-Request-Id'].schema.maxLength}`],
  ...['UserRemoval.userIds', 'InvitationsCreate.invitations', 'InvitationRevocation.invitationIds'].map(
    (at): [string, string] => {
      const [name, key] = at.split('.') as [string, string];
      const { minItems, maxItems } = property(name, key);
      return [name, `${minItems} to ${maxItems}`];
    },
  ),
  ['SkillName', `${schema('SkillName').minLength} to ${schema('SkillName').maxLength}`],
];

/** Numbers that no keyword of the contract has, with their meaning and the test that covers them. */
const elsewhere: Record<string, string> = {
  '2 messages': 'with fewer, a duration is null: test/api/dashboard/getInteractions.test.ts',
  '4 characters': 'estimated length of a token: test/agent-runner/model-failures.test.ts',
  '3 seconds': 'after which a key of a crashed process can be used again: test/http/idempotency.test.ts',
  '500 values': 'maximum size of a body whose problems are all listed: test/http/malformed-bodies.test.ts',
  '5 GiB':
    'maximum of one PUT to S3; not tried; a smaller limit of a storage is tested: test/storage/embedded-store.test.ts',
  '5 minutes': 'tolerance of a signature: test/api/organization/receiveIdentityEvent.test.ts',
  '255 bytes': 'to which the name of an upload is cut: test/api/uploads/names.test.ts',
  '32 bytes': 'maximum of an extension that a cut name keeps: test/api/uploads/names.test.ts',
  '15 seconds': 'between two keep-alive comments of a stream: test/http/event-stream.test.ts',
  '5 seconds': 'after which a run that does not stop is aborted: test/api/conversations/stopConversation.test.ts',
};

const withUnit =
  /\b(\d[\d,]*(?: million)?) ?(minutes?|KB|KiB|MB|MiB|GiB|hours?|days?|seconds?|characters|files|levels|values|bytes|requests|entries|messages|parts|times)\b/g;
const withRarerUnit =
  /\b(\d[\d,]*) (runs|executions|failed executions|streamed runs|keys|letters|members|people|pending invitations|top-level conversations|agents|agent tags|knowledge bases|skills|scheduled tasks|slots|tool servers)\b/g;
const words = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const inWords = new RegExp(`\\b(${words.join('|')})\\b`, 'gi');
/** Joins the lines of a description, and writes its numbers in digits. */
const toDigits = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(inWords, (word) => String(words.indexOf(word.toLowerCase()) + 1));

const range = /\b(\d[\d,]*) to (\d[\d,]*)\b/g;

function* numbersIn(node: Json, place: string): Generator<{ place: string; number: string }> {
  if (!node || typeof node !== 'object') return;
  for (const [key, inner] of Object.entries<Json>(node)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'description' && typeof inner === 'string') {
      for (const form of [withUnit, withRarerUnit])
        for (const [number] of toDigits(inner).matchAll(form)) yield { place, number };
    } else yield* numbersIn(inner, `${place}/${key}`);
  }
}

/** Adds the names of the components to which a part of the contract refers, also through other components. */
function addNames(node: Json, names: Set<string>): Set<string> {
  if (!node || typeof node !== 'object') return names;
  for (const inner of Object.values<Json>(node)) addNames(inner, names);
  const name = typeof node.$ref === 'string' ? node.$ref.split('/').at(-1) : undefined;
  if (name === undefined || names.has(name)) return names;
  return addNames(deref({ $ref: node.$ref }), names.add(name));
}

/** For each operation and webhook, its id and the names of its components. */
const related = [
  ...operations.map(({ id, raw }) => addNames(raw, new Set([id]))),
  ...Object.values<Json>(document.webhooks).map((webhook) => addNames(webhook, new Set())),
];

/** Returns whether an operation or a webhook has both components. */
const areRelated = (of: string, at: string): boolean =>
  [of, at].includes(everywhere) || related.some((names) => names.has(of) && names.has(at));

const isOfKeyword = (at: string, number: string): boolean =>
  fromKeywords.some(([of, value]) => value === number && areRelated(of, at));

const { components, ...others } = { ...document, paths: {} };
const parts: [at: string, node: Json][] = [
  ...Object.values<Json>(components).flatMap((kind) => Object.entries<Json>(kind)),
  ...operations.map(({ id, raw }): [string, Json] => [id, raw]),
  [everywhere, others],
];

/** Finds something in each component, in each operation, and in the rest of the document. */
const inParts = <Found>(find: (node: Json, place: string) => Iterable<Found>): (Found & { at: string })[] =>
  parts.flatMap(([at, node]) => [...find(node, at)].map((found) => ({ ...found, at })));

test('every number with a unit in a description is the value of a related keyword, or listed with its test', () => {
  const found = inParts(numbersIn);
  const isListed = (number: string) => elsewhere[number] !== undefined;
  expect(found.filter(({ at, number }) => !isOfKeyword(at, number) && !isListed(number))).toEqual([]);
  expect(found.length).toBeGreaterThan(20);
});

test('each number that this file lists occurs in a description', () => {
  const ranges = inParts(rangesIn).map(({ at, stated }) => ({ at, number: stated }));
  const found = [...inParts(numbersIn), ...ranges];
  const listed = [...fromKeywords, ...Object.keys(elsewhere).map((number) => [everywhere, number] as const)];
  const isStated = ([of, number]: readonly [string, string]) =>
    found.some((one) => one.number === number && areRelated(of, one.at));
  expect(listed.filter((one) => !isStated(one))).toEqual([]);
});

test('the server, the SDK or the generator reads each limit under a key `x-…-limits`', () => {
  const groups = Object.keys(document).filter((name) => /^x-.*-limits$/.test(name));
  const sources = ['server', 'sdk/src', 'codegen'].flatMap((folder) =>
    readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.includes('generated'))
      .map((path) => readFileSync(new URL(`../../${folder}/${path}`, import.meta.url), 'utf8')),
  );
  const unread = groups.flatMap((group) =>
    Object.keys(document[group]).filter((name) => !sources.some((source) => new RegExp(`\\b${name}\\b`).test(source))),
  );
  expect(groups.length).toBeGreaterThan(3);
  expect(unread).toEqual([]);
});

/** The limits beside a description, formatted as in descriptions. */
function boundsBeside(node: Json): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = deref(node.schema ?? node);
  return [
    [minimum, maximum],
    [minLength, maxLength],
    [minItems, maxItems],
  ].map(([least, most]) => `${least} to ${most}`);
}

function* rangesIn(node: Json, place: string): Generator<{ place: string; stated: string; beside: string[] }> {
  if (!node || typeof node !== 'object') return;
  for (const [key, inner] of Object.entries<Json>(node)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'description' && typeof inner === 'string')
      for (const [stated] of inner.replace(/\s+/g, ' ').matchAll(range))
        yield { place, stated, beside: boundsBeside(node) };
    else yield* rangesIn(inner, `${place}/${key}`);
  }
}

test('every range of numbers in a description equals the limits in the keywords', () => {
  const found = inParts(rangesIn);
  expect(found.filter(({ at, stated, beside }) => !beside.includes(stated) && !isOfKeyword(at, stated))).toEqual([]);
  expect(found.length).toBeGreaterThan(10);
});

test.each(Object.entries(elsewhere).filter(([, text]) => !text.includes('not tried')))(
  '%s: the named test contains the number',
  (number, text) => {
    const file = /test\/\S+\.ts/.exec(text)?.[0] ?? 'none';
    const place = new URL(`../../${file}`, import.meta.url);
    expect({ file, isThere: existsSync(place) }).toEqual({ file, isThere: true });
    const digits = /^[\d,]+/.exec(number)?.[0].replaceAll(',', '') ?? '';
    // Small numbers occur in most tests by coincidence. So a number of seconds must be there in milliseconds.
    const forms = number.endsWith(' seconds')
      ? [`${digits}_000`]
      : [digits, grouped(Number(digits)).replaceAll(',', '[_,]')];
    expect(readFileSync(place, 'utf8')).toMatch(new RegExp(`(?<![\\d_])(${forms.join('|')})(?![\\d_])`));
  },
);

/** Returns the rows of a table in the introduction, without its header. */
function rowsOf(heading: string): string[][] {
  const [, section = ''] = (document.info.description as string).split(`## ${heading}\n`);
  const [text = ''] = section.split('\n## ');
  return [...text.matchAll(/^\|(.+)\|$/gm)].slice(2).map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
}

test("the rate limits of the introduction equal the server's defaults", () => {
  expect(rowsOf('Rate limits')).toEqual([
    ['of a user', `${grouped(user)} requests in ${windowSeconds} seconds`],
    ['of an organization', `${grouped(organization)} requests in ${windowSeconds} seconds`],
    ['`POST /chat`, of a user', `${chat.requests} requests in ${chat.windowSeconds} seconds`],
  ]);
  expect(operation('chat').raw.description.replace(/\s+/g, ' ')).toContain(
    `At most ${chat.requests} requests a minute`,
  );
  expect(chat.windowSeconds).toBe(60);
  expect(operations.filter(({ raw }) => raw['x-rate-limit']).map(({ id }) => id)).toEqual(['chat']);
});

test('the introduction lists every limit of an organization', () => {
  const stated = rowsOf('Organization limits').map(([name = '', maximum]) => [name.replaceAll('`', ''), maximum]);
  const limits = Object.entries<number>(document['x-organization-limits']);
  expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(limits.map(([name, value]) => [name, grouped(value)])));
});

test('the introduction lists every limit of concurrent requests', () => {
  const stated = rowsOf('Concurrent requests').map(([name = '', ofOrganization, ofAll, wait]) => [
    name.replaceAll('`', ''),
    { ofOrganization, ofAll, wait },
  ]);
  const declared = Object.entries<Json>(document['x-concurrency-limits']).map(
    ([name, { maxPerOrganization, max = 'set by the installation', maxWaitSeconds }]) => [
      name,
      { ofOrganization: String(maxPerOrganization), ofAll: String(max), wait: `${maxWaitSeconds} seconds` },
    ],
  );
  expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(declared));
});

test('the introduction lists every role, from the lowest to the highest', () => {
  const { enum: roles } = schema('OrganizationRole');
  expect(rowsOf('Roles').map(([role]) => role)).toEqual([...roles].reverse().map((role: string) => `\`${role}\``));
});

test('a price is beside its currency, a code of ISO 4217', () => {
  const isPrice = (name: string) => /price|cost|amount|PerMillionTokens$/i.test(name);
  const priced = Object.values<Json>(document.components.schemas).filter(({ properties = {} }) =>
    Object.entries<Json>(properties).some(
      ([name, value]) => isPrice(name) && [deref(value).type].flat().includes('number'),
    ),
  );
  expect(priced.map(({ properties }) => properties.currency?.const)).toEqual(['USD']);
});
