// Sends the same requests to the server and to the fake, and expects the same status, error code, entity tag and body.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readContract } from '../../../codegen/contract/contract.js';
import { reactions } from '../../../server/app/reactions.js';
import { createFake } from '../../../sdk/src/testing/index.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { agentScenarios } from './agent-scenarios.js';
import { fieldScenarios } from './field-scenarios.js';
import { createNormalizer, type Json } from './normalizer.js';
import { refusalScenarios } from './refusal-scenarios.js';
import { scenarios } from './scenarios.js';
import type { Step } from './steps.js';
import { sender, type Result, type Send } from './support.js';

interface Side {
  send: Send;
  tokens: Record<'admin' | 'member' | 'guest', string>;
  put(url: string, metadata: Json): Promise<number>;
}

const users = { admin: 'user_1', member: 'user_2', guest: 'user_3' } as const;
let server: TestServer;

beforeAll(async () => {
  // The fake always has the models of the examples, which include those of OpenAI.
  server = await startTestServer({ OPENAI_API_KEY: 'not-a-key' });
}, 60_000);
afterAll(() => server?.stop());

async function sides(): Promise<[Side, Side]> {
  const organizationId = `org_${crypto.randomUUID().replaceAll('-', '')}`;
  const roles = { admin: 'org:admin', member: 'org:member', guest: 'org:guest' } as const;
  const fake = createFake({ seed: false, organizationId, caller: { userId: users.admin }, runMs: 60_000 });
  const [admin] = fake.records('users');
  fake.setRecords('users', [admin!, ...[users.member, users.guest].map((id) => ({ ...admin!, id }))]);
  const put = (fetch: (request: Request) => Promise<Response>) => async (url: string, metadata: Json) => {
    const headers = {
      'content-type': metadata.contentType,
      'x-amz-meta-file-type': metadata.contentType,
      'x-amz-meta-org-id': metadata.orgId,
      'x-amz-meta-user-id': metadata.userId,
    };
    return (await fetch(new Request(url, { method: 'PUT', body: 'E-17: joint 2 brake.', headers }))).status;
  };
  const tokensOf = async (tokenFor: (caller: { userId: string; role: Json }) => string | Promise<string>) => {
    const entries = Object.entries(roles).map(async ([name, role]) => {
      return [name, await tokenFor({ userId: users[name as keyof typeof users], role })] as const;
    });
    return Object.fromEntries(await Promise.all(entries)) as Side['tokens'];
  };
  const real = await tokensOf((caller) => server.tokenFor({ ...caller, organizationId }));
  const faked = await tokensOf((caller) => fake.tokenFor(caller));
  return [
    { send: sender(fetch, server.url, real.admin), tokens: real, put: put(fetch) },
    { send: sender(fake.fetch, 'http://fake.test', faked.admin), tokens: faked, put: put(fake.fetch) },
  ];
}

const returned = { codes: new Set<string>(), messages: new Set<string>(), effects: new Set<string>() };

type Normalized = { request: string } & ReturnType<ReturnType<typeof createNormalizer>>;

async function play(side: Side, steps: readonly Step[]): Promise<Normalized[]> {
  const normalize = createNormalizer();
  const results: Result[] = [];
  const named: Record<string, Result> = {};
  for (const [step, call = {}, role = 'admin'] of steps) {
    const [route = '', name] = step.split(' as ');
    const given = typeof call === 'function' ? call(named) : call;
    const result = await side.send(route, { token: side.tokens[role], ...given });
    results.push(result);
    if (name !== undefined) named[name] = result;
    if (result.code !== null) returned.codes.add(result.code);
    for (const { message } of result.body?.details ?? []) returned.messages.add(message);
    for (const { type, effect } of result.body?.dependents ?? [])
      returned.effects.add(`${given.query?.['type']}: ${type} ${effect}`);
    if (route === 'POST /upload/presigned' && result.status === 200)
      expect(await side.put(result.body.url, result.body.metadata)).toBe(200);
  }
  return results.map((result, index) => ({ request: `${index}: ${steps[index]?.[0]}`, ...normalize(result) }));
}

const withDetailsSorted = (results: Normalized[]) =>
  JSON.parse(JSON.stringify(results), (key, value: Json) =>
    key === 'details' && Array.isArray(value)
      ? value.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      : value,
  ) as Normalized[];

describe('server and fake return the same', () => {
  test.each(Object.entries({ ...agentScenarios, ...scenarios, ...refusalScenarios, ...fieldScenarios }))(
    '%s',
    async (title, steps) => {
      const [real, faked] = await sides();
      const [expected, received] = [await play(real, steps), await play(faked, steps)].map(withDetailsSorted);
      expect(received).toEqual(expected);
      // If both sides refused a field, no value of it would be compared.
      if (title in fieldScenarios) expect(expected?.filter(({ status }) => status >= 300)).toEqual([]);
    },
    60_000,
  );
});

/** The error codes that no step returns. */
const codesNotCompared = [
  // The server refuses or ends the request before a handler decides about it.
  'organization_required',
  'organization_role_required',
  'request_timeout',
  'request_headers_too_large',
  'payload_too_large',
  'rate_limited',
  'internal_error',
  'not_implemented',
  'service_unavailable',
  // The fake has no identity provider, storage, network, model or deliveries, and no step synchronizes tools.
  'invalid_webhook_signature',
  'webhook_timestamp_not_accepted',
  'webhook_already_received',
  'sync_tools_admin_required',
  'user_not_removable',
  'skill_content_missing',
  'extraction_model_unavailable',
  'tool_server_url_not_allowed',
  'webhook_endpoint_url_not_allowed',
  'webhook_endpoint_disabled',
  // These codes need a concurrent request, work in progress, a streamed reply, or another owner.
  'conversation_run_in_progress',
  'idempotency_key_in_progress',
  'idempotency_reply_was_stream',
  'content_key_not_owned',
  'scheduled_task_owner_is_guest',
  'scheduled_task_owner_not_member',
];

// Runs after all steps. Limits are left out, because they need up to 10,000 records.
test('every error code is compared, except those of limits and of codesNotCompared', () => {
  const codes = Object.keys(readContract().document['x-errors']).filter((code) => !code.endsWith('_limit_reached'));
  expect(codes.filter((code) => !returned.codes.has(code)).sort()).toEqual([...codesNotCompared].sort());
});

/** The reasons of `details` that no step returns. */
const reasonsNotCompared = [
  // The server refuses what HTTP does not allow, and bodies that exceed limits.
  'httpVersion',
  'tooManyChunks',
  'unreadableBody',
  'notUtf8',
  'tooManyValues',
  // The fake has no identity provider, validator of JSON Schemas, or storage that limits sizes and characters.
  'metadataRefused',
  'foreignReference',
  'ambiguousParts',
  'tooManyParts',
  'uploadTooLarge',
  'unsafeOrganizationId',
  'unsendableId',
  // These reasons need 1,000 or more records, or megabytes.
  'tooManyConversations',
  'tooManyMessages',
  'tooManyMessageBytes',
];

test('every reason is compared, except those of reasonsNotCompared', () => {
  const isReturned = (text: string) => {
    const [start = '', ...others] = text.split(/\{\w+\}/);
    const end = others.at(-1) ?? start;
    return [...returned.messages].some((message) => message.startsWith(start) && message.endsWith(end));
  };
  const reasons = Object.entries<string>(readContract().document['x-reasons'].request);
  const missing = reasons.filter(([, text]) => !isReturned(text)).map(([name]) => name);
  expect(missing.sort()).toEqual([...reasonsNotCompared].sort());
});

test('every effect of a deletion on dependents is compared', () => {
  const declared = reactions.flatMap(({ type, change }) =>
    change === null
      ? []
      : [`${type === 'member.removed' ? 'user' : type.split('.')[0]}: ${change.type} ${change.effect}`],
  );
  // The server removes the tag from its agents without a reaction.
  expect([...returned.effects].sort()).toEqual([...declared, 'agent_tag: agent tag_removed'].sort());
});
