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

/** The values of keywords, formatted as in descriptions. */
const fromKeywords = new Set([
  minutes(property('PresignedUpload', 'url')['x-expires-after-seconds']),
  minutes(property('SkillFileCreateResult', 'uploadUrl')['x-expires-after-seconds']),
  `${schema('TagName').maxLength} characters`,
  `${schema('SkillName').maxLength} characters`,
  `${grouped(schema('SkillMdContent')['x-max-bytes'])} bytes`,
  `${grouped(schema('SkillMetadata')['x-max-bytes'])} bytes`,
  `${grouped(schema('SkillMetadata')['x-max-values'])} values`,
  `${schema('SkillMetadata')['x-max-depth']} levels`,
  `${schema('SkillMdContent')['x-max-white-space']} characters`,
  `${grouped(schema('SkillDescription').maxLength)} characters`,
  `${property('ErrorDetail', 'path').items.maxLength} characters`,
  `${document.components.securitySchemes.bearerAuth['x-max-age-days']} days`,
  `${grouped(schema('UserMetadata')['x-max-bytes'])} bytes`,
  `${grouped(property('KnowledgeBaseFile', 'extractedData')['x-max-bytes'])} bytes`,
  `${grouped(property('KnowledgeBaseFile', 'extractedData')['x-max-characters-read'])} characters`,
  `${grouped(property('MessageToolPart', 'input')['x-max-bytes'])} bytes`,
  `${grouped(property('MessageToolPart', 'output')['x-cut-after-characters'])} characters`,
  `${grouped(schema('AuditValue')['x-cut-after-characters'])} characters`,
  `${grouped(property('DashboardToolCall', 'result')['x-cut-after-characters'])} characters`,
  `${grouped(schema('ExtractionSchema')['x-max-schema-parts'])} parts`,
  `${grouped(property('WebhookDelivery', 'responseBody').maxLength)} characters`,
  `${schema('SkillMdContent')['x-max-bytes'] / 1024}KB`,
  `${property('SkillDetail', 'files').maxItems} files`,
  `${property('KnowledgeBaseFileList', 'files').maxItems} files`,
  `${grouped(property('Conversation', 'messages').maxItems)} messages`,
  `${property('Conversation', 'messages')['x-full-at-bytes'] / 1024 ** 2} MiB`,
  `${grouped(property('ChatFilePart', 'url').maxLength)} characters`,
  `${grouped(property('DashboardStats', 'series').maxItems)} entries`,
  `${chat.requests} requests`,
  `${grouped(user)} requests`,
  `${grouped(organization)} requests`,
  `${windowSeconds} seconds`,
  `${chat.windowSeconds} seconds`,
  `${document['x-idempotency'].hours} hours`,
  `${grouped(document['x-idempotency'].largeReplies.overBytes)} bytes`,
  `${grouped(document['x-idempotency'].largeReplies.maxBytes)} bytes`,
  `${document['x-organization-limits'].streamedRunsOfUser} streamed runs`,
  `${grouped(document['x-organization-limits'].runsInProgress)} runs`,
  `${document['x-organization-limits'].executionsOfTaskInProgress} executions`,
  `${document['x-organization-limits'].failedExecutionsInARow} failed executions`,
  `${grouped(document['x-organization-limits'].slotsRecordedAtOnce)} slots`,
  `${document['x-webhook-limits'].failingDays} days`,
  `${document['x-webhook-limits'].attemptSeconds} seconds`,
  `${document['x-document-limits'].fileBytes / 1024 ** 2} MiB`,
  `${document['x-document-limits'].textCharacters / 1_000_000} million characters`,
  `${schema('CatchUpWindowSeconds')['x-missed-after-seconds']} seconds`,
  `${property('SchedulePreview', 'next').maxItems} times`,
  `${schema('IdentityEvent').maxProperties} keys`,
  `${property('UserRemoval', 'userIds').maxItems} members`,
  `${property('InvitationsCreate', 'invitations').maxItems} people`,
  `${property('InvitationRevocation', 'invitationIds').maxItems} pending invitations`,
  `${document.components.headers['X-Request-Id'].schema.maxLength} letters`,
  `${grouped(interactions.maxItems)} top-level conversations`,
  // Ranges that a description states, but whose keywords are elsewhere.
  `8 to ${document.components.headers['X-Request-Id'].schema.maxLength}`,
  ...['UserRemoval.userIds', 'InvitationsCreate.invitations', 'InvitationRevocation.invitationIds'].map((at) => {
    const { minItems, maxItems } = property(...(at.split('.') as [string, string]));
    return `${minItems} to ${maxItems}`;
  }),
  `${schema('SkillName').minLength} to ${schema('SkillName').maxLength}`,
]);

/** Numbers that no keyword of the contract has, with their meaning and the test that covers them. */
const elsewhere: Record<string, string> = {
  '2 messages': 'with fewer, a duration is null: test/api/dashboard/getInteractions.test.ts',
  '4 characters': 'estimated length of a token: test/agent-runner/model-failures.test.ts',
  '3 seconds': 'after which a key of a crashed process can be used again: test/http/idempotency.test.ts',
  '500 values': 'maximum size of a body whose problems are all listed: test/http/malformed-bodies.test.ts',
  '5 GiB':
    'maximum of one PUT to S3; not tried; a smaller limit of a storage is tested: test/storage/embedded-store.test.ts',
  '30 days':
    'lifetime of an invitation: test/api/organization/createInvitations.test.ts; of deleted records: ' +
    'test/api/deleted-records/listDeletedRecords.test.ts',
  '365 days': 'after which entries are deleted: test/api/audit-log/listAuditLog.test.ts',
  '5 minutes': 'tolerance of a signature: test/api/organization/receiveIdentityEvent.test.ts',
  '255 bytes': 'to which the name of an upload is cut: test/api/uploads/names.test.ts',
  '32 bytes': 'maximum of an extension that a cut name keeps: test/api/uploads/names.test.ts',
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
/** "The last three values" is no limit. */
const inWords = new RegExp(`(?<!\\blast )\\b(${words.join('|')})\\b`, 'gi');
/** Joins the lines of a description, and writes its numbers in digits. */
const toDigits = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(inWords, (word) => String(words.indexOf(word.toLowerCase()) + 1));

const range = /\b(\d[\d,]*) to (\d[\d,]*)\b/g;

function* numbersIn(node: Json, at: string): Generator<{ at: string; number: string }> {
  if (!node || typeof node !== 'object') return;
  for (const [key, inner] of Object.entries<Json>(node)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'description' && typeof inner === 'string') {
      for (const form of [withUnit, withRarerUnit])
        for (const [number] of toDigits(inner).matchAll(form)) yield { at, number };
    } else yield* numbersIn(inner, `${at}/${key}`);
  }
}

test('every number with a unit in a description is the value of a keyword, or listed with its test', () => {
  const found = [...numbersIn(document, '')];
  expect(found.filter(({ number }) => !fromKeywords.has(number) && elsewhere[number] === undefined)).toEqual([]);
  expect(found.length).toBeGreaterThan(20);
});

test('each number that this file lists occurs in a description', () => {
  const found = new Set([...numbersIn(document, '')].map(({ number }) => number));
  for (const { stated } of rangesIn(document, '')) found.add(stated);
  expect([...fromKeywords, ...Object.keys(elsewhere)].filter((number) => !found.has(number))).toEqual([]);
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

function* rangesIn(node: Json, at: string): Generator<{ at: string; stated: string; beside: string[] }> {
  if (!node || typeof node !== 'object') return;
  for (const [key, inner] of Object.entries<Json>(node)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'description' && typeof inner === 'string')
      for (const [stated] of inner.replace(/\s+/g, ' ').matchAll(range))
        yield { at, stated, beside: boundsBeside(node) };
    else yield* rangesIn(inner, `${at}/${key}`);
  }
}

test('every range of numbers in a description equals the limits in the keywords', () => {
  const found = [...rangesIn(document, '')];
  expect(found.filter(({ stated, beside }) => !beside.includes(stated) && !fromKeywords.has(stated))).toEqual([]);
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
