// Sends every example request of the contract to a server with the records of the examples.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fails, serverKey, startChatServer, type ChatServer } from '../models/support.js';
import { startTestServer, type CallResult, type TestServer } from '../support/server.js';
import { createSeedData } from './seed-data.js';
import { shownFields, valuesAt } from './sent-fields.js';
import {
  compileAt,
  complaints,
  deref,
  document,
  escapePointer,
  fieldWalks,
  jsonBody,
  operations,
  parameters,
  responses,
  type Json,
  type RawOperation,
} from './support.js';

interface ExampleRequest {
  title: string;
  operation: RawOperation;
  /** Sent with the values of their examples. */
  parameters: Json[];
  body?: unknown;
}

/** The last suite of this file tests the key. test/http/dry-run.test.ts tests `dryRun`. */
const elsewhere = ['Idempotency-Key', 'dryRun'];

/**
 * Returns one request per example of the body. If the operation requires no body, adds one request for each optional
 * parameter. If there is also no example of a body, adds a request without optional parameters.
 */
function requestsOf(operation: RawOperation): ExampleRequest[] {
  const { id, raw } = operation;
  const [required, optional] = [true, false].map((needed) =>
    parameters(raw).filter(({ required: is, name }) => (is === true) === needed && !elsewhere.includes(name)),
  ) as [Json[], Json[]];
  const withBody = Object.entries<Json>(jsonBody(raw)?.examples ?? {}).map(([name, example]) => ({
    title: `${id} ${name}`,
    operation,
    parameters: required,
    body: deref(example).value,
  }));
  if (deref(raw.requestBody)?.required === true) return withBody;
  const withoutBody = withBody.length > 0 ? [] : [{ title: id, operation, parameters: required }];
  const withParameter = optional.map((parameter) => ({
    title: `${id} with ${parameter.name}`,
    operation,
    parameters: [...required, parameter],
  }));
  return [...withBody, ...withoutBody, ...withParameter];
}

// Records are read, then changed, then deleted, children first; users are removed last.
const rank = ({ id, method }: RawOperation) =>
  /removeUsers$|eraseUser/i.test(id) ? 3 : method === 'delete' ? 2 : method === 'get' ? 0 : 1;
const ordered = [0, 1, 2, 3].flatMap((wanted) => {
  const those = operations.filter((operation) => rank(operation) === wanted);
  return wanted === 2 ? those.reverse() : those;
});
const requests = ordered.flatMap(requestsOf);

/** The requests that the server refuses, by title. */
const refusals: Record<string, { status: number; because: string }> = {
  'deleteScheduledTask with If-Match': { status: 400, because: 'neither the query nor the body names a task' },
  'listConversations with userId': { status: 400, because: 'another user can be named only with allInOrg' },
  'getInteractions with userId': { status: 400, because: 'another user can be named only with allInOrg' },
  'getInteractions with cursor': { status: 400, because: 'a cursor requires a limit' },
  'listTaskExecutions with before': { status: 400, because: 'the seed data has no executions' },
  'getStats with userId': { status: 400, because: 'another user can be named only with allInOrg' },
  'createToolServer minimal': { status: 400, because: 'the example before it has taken the name' },
  'deleteKnowledgeBase with If-Match': { status: 404, because: 'the example before it has deleted the knowledge base' },
  'deleteAgentTag with If-Match': { status: 404, because: 'the example before it has deleted the tag' },
  'deleteToolServer with If-Match': { status: 404, because: 'the example before it has deleted the tool server' },
  'deleteWebhookEndpoint with If-Match': { status: 404, because: 'the example before it has deleted the endpoint' },
  'deleteSkill with If-Match': { status: 404, because: 'the example before it has deleted the skill' },
  'deleteConversation with If-Match': { status: 404, because: 'the example before it has deleted the conversation' },
  'deleteScheduledTask with taskId': { status: 404, because: 'the example before it has deleted the task' },
  ...Object.fromEntries(
    ['membershipDeleted', 'membershipUpdated', 'userDeleted', 'organizationDeleted'].map((name) => [
      `receiveIdentityEvent ${name}`,
      {
        status: 401,
        because: 'the event must be signed with a secret of the server; test/organization sends signed events',
      },
    ]),
  ),
};

/**
 * Statuses of examples whose operation declares several successes. A 207 means that an earlier example has already made
 * some of the changes.
 */
const successes: Record<string, number> = {
  'removeUsers oneUser': 200,
  'removeUsers severalUsers': 207,
  'bulkRemoveUsers severalUsers': 207,
  'createInvitations oneAddress': 200,
  'createInvitations withRoleAndMetadata': 207,
  'revokeInvitations oneInvitation': 200,
  'revokeInvitations severalInvitations': 207,
  'chat newConversation': 200,
  'chat continueConversation': 200,
  'chat withUploadedFile': 200,
  'chat fromChatClient': 200,
  resumeChat: 204,
};
const successesOf = ({ raw }: RawOperation) =>
  responses(raw)
    .map(({ status }) => status)
    .filter((status) => status < 300);
const expectedStatus = ({ title, operation }: ExampleRequest) =>
  refusals[title]?.status ?? successes[title] ?? successesOf(operation)[0];

const takesKey = ({ operation: { raw } }: ExampleRequest) =>
  parameters(raw).some(({ name }) => name === 'Idempotency-Key');
const keyOf = ({ title }: ExampleRequest) => title.replaceAll(' ', '-');
/** Replies by the title of the request. */
const replies = new Map<string, CallResult>();

let models: ChatServer;
let server: TestServer;
let token: string;
let translate: (text: string) => string;
beforeAll(async () => {
  // The examples name models of OpenAI. Creating a knowledge base calls the model to find the length of its embeddings.
  models = await startChatServer();
  models.respondWith(
    fails(200, {
      object: 'list',
      model: 'text-embedding-3-small',
      data: [{ object: 'embedding', index: 0, embedding: [3, 4] }],
      usage: { prompt_tokens: 1, total_tokens: 1 },
    }),
  );
  server = await startTestServer({ OPENAI_API_KEY: serverKey, OPENAI_BASE_URL: models.baseUrl }, { worker: true });
  ({ token, translate } = await createSeedData(server));
});
afterAll(async () => {
  await server?.stop();
  await models?.stop();
});

function send(request: ExampleRequest): Promise<CallResult> {
  const {
    operation: { method, path },
    parameters: sent,
    body,
  } = request;
  const pick = (place: string): Record<string, string> =>
    Object.fromEntries(
      sent
        .filter((parameter) => parameter.in === place)
        .map(({ name, example }) => [name, translate([example].flat().join(','))]),
    );
  const text = body === undefined ? undefined : translate(JSON.stringify(body));
  const key: Record<string, string> = takesKey(request) ? { 'Idempotency-Key': keyOf(request) } : {};
  return server.call(method.toUpperCase(), path, {
    token,
    query: pick('query'),
    headers: { ...pick('header'), ...key },
    body: text,
  });
}

describe('the server accepts every example request', () => {
  test.each(requests.map((request): [string, ExampleRequest] => [request.title, request]))(
    '%s',
    async (title, request) => {
      const reply = await send(request);
      replies.set(title, reply);
      const { status, headers, body } = reply;
      if (status !== expectedStatus(request)) throw new Error(`returned ${status}: ${JSON.stringify(body)}`);

      const declared = responses(request.operation.raw).find((response) => response.status === status);
      const mediaType = headers.get('content-type')?.split(';')[0];
      expect([title, Object.keys(declared?.response.content ?? {})]).toEqual([
        title,
        mediaType === undefined ? [] : expect.arrayContaining([mediaType]),
      ]);
      if (mediaType !== 'application/json') return;
      const place = declared?.component
        ? `#/components/responses/${declared.component}`
        : `${request.operation.pointer}/responses/${status}`;
      const validate = compileAt(`${place}/content/${escapePointer(mediaType)}/schema`);
      validate(body);
      expect(complaints(validate)).toEqual([]);
    },
  );

  test('every operation has an example, and every listed refusal belongs to an example', () => {
    expect(new Set(requests.map(({ operation }) => operation.id)).size).toBe(operations.length);
    const titles = requests.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(Object.keys(refusals)));
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('the expected status is listed for each operation with several successful statuses', () => {
    const several = requests.filter(
      ({ operation, title }) => successesOf(operation).length > 1 && refusals[title] === undefined,
    );
    expect(several.map(({ title }) => title).sort()).toEqual(Object.keys(successes).sort());
  });
});

describe('a reply shows the values of its request', () => {
  const withBody = requests.filter(({ body }) => body !== undefined);
  /** Fields that the reply does not show as they were sent, by example. */
  const otherValues: Record<string, string> = {
    'changeAgentVersion rollback agentId': 'only the reply to a checkpoint shows the agent',
    'addKnowledgeBaseFile manual fileSize': 'the server measures the file',
  };
  /** Fields that no reply to an example shows, by operation. */
  const withoutExample: Record<string, string> = {
    'chat threadId': 'only a 202 shows it, which no example requests; test/api/chat/chat.test.ts does',
  };

  const fieldsOf = ({ title, operation, body }: ExampleRequest) => {
    const reply = replies.get(title)!;
    if (reply.status > 299) return [];
    const sentBody = JSON.parse(translate(JSON.stringify(body)));
    return shownFields(operation, reply.status)
      .map(({ at, shownAt, schema }) => ({
        field: `${operation.id} ${at.join('.')}`,
        exampleField: `${title} ${at.join('.')}`,
        schema,
        sent: valuesAt(sentBody, at).sort(),
        shown: shownAt.flatMap((place) => valuesAt(reply.body, place)).sort(),
      }))
      .filter((field) => field.sent.length > 0);
  };

  test.each(withBody.map((request): [string, ExampleRequest] => [request.title, request]))('%s', (_title, request) => {
    for (const { exampleField, sent, shown } of fieldsOf(request)) {
      const reply = expect({ [exampleField]: shown });
      // A reply may add fields to an object.
      if (exampleField in otherValues) reply.not.toMatchObject({ [exampleField]: sent });
      else reply.toMatchObject({ [exampleField]: sent });
    }
  });

  test('every listed exception is a field of an example', () => {
    const exampleFields = withBody.flatMap(fieldsOf).map(({ exampleField }) => exampleField);
    expect(exampleFields).toEqual(expect.arrayContaining(Object.keys(otherValues)));
  });

  test('each field has an example that differs from its default, unless fields.test.ts saves the field', () => {
    const isSavedElsewhere = (id: string, at: readonly string[]) =>
      at.join('.') in (document.components.schemas[fieldWalks[id] ?? '']?.properties ?? {});
    const shown = operations.flatMap((operation) =>
      successesOf(operation)
        .flatMap((status) => shownFields(operation, status))
        .filter(({ at }) => !isSavedElsewhere(operation.id, at))
        .map(({ at }) => `${operation.id} ${at.join('.')}`),
    );
    const tested = withBody
      .flatMap(fieldsOf)
      .filter(({ schema, sent }) =>
        sent.some((value) => JSON.stringify(value) !== JSON.stringify(schema.default ?? null)),
      )
      .map(({ field }) => field);
    expect([...new Set(shown)].filter((field) => !tested.includes(field))).toEqual(Object.keys(withoutExample));
  });
});

describe('a retry with the same Idempotency-Key returns the same reply, whatever has changed since', () => {
  const keyed = requests.filter(takesKey);
  /** The server stores no reply `bad_request`, so that a caller can send the corrected request with the same key. */
  const isStored = ({ status, headers }: { status: number; headers: Headers }) =>
    status < 300 || ([400, 404].includes(status) && headers.get('x-error-code') !== 'bad_request');
  /** The reply to the repeat of a request whose first reply was a stream. */
  const streamed = { status: 409, body: { error: 'Answer to this Idempotency-Key was a stream' } };

  test.each(keyed.map((request): [string, ExampleRequest] => [request.title, request]))(
    '%s',
    async (title, request) => {
      const first = replies.get(title)!;
      const again = await send(request);
      if (first.headers.get('content-type')?.startsWith('text/event-stream'))
        return expect(again).toMatchObject(streamed);
      // A request whose reply is not stored runs again, and later examples may have changed its outcome.
      if (!isStored(first)) return expect(again.headers.get('Idempotency-Replayed')).toBeNull();
      expect({ status: again.status, body: again.body, replayed: again.headers.get('Idempotency-Replayed') }).toEqual({
        status: first.status,
        body: first.body,
        replayed: 'true',
      });
    },
  );

  test('every operation with a key is covered', () => {
    const all = operations
      .filter(({ raw }) => parameters(raw).some(({ name }) => name === 'Idempotency-Key'))
      .map(({ id }) => id);
    expect([...new Set(keyed.map(({ operation }) => operation.id))].sort()).toEqual(all.sort());
  });
});
