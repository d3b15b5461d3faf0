// What the contract shows works as shown: every example of a request, sent to the server in the world that the examples tell of, succeeds
// with a reply of the declared shape.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fails, serverKey, startChatServer, type ChatServer } from '../models/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { tellStory } from './story.js';
import { compileAt, complaints, deref, escapePointer, jsonBody, operations, parameters, responses, type Json, type RawOperation } from './support.js';

interface ExampleRequest {
  title: string;
  operation: RawOperation;
  /** Those that are sent. */
  parameters: Json[];
  body?: unknown;
}

/** One for each example of the body; where the request may do without a body, one without it and one for each optional parameter. */
function requestsOf(operation: RawOperation): ExampleRequest[] {
  const { id, raw } = operation;
  const [required, optional] = [true, false].map((needed) => parameters(raw).filter((parameter) => (parameter.required === true) === needed)) as [Json[], Json[]];
  const withBody = Object.entries<Json>(jsonBody(raw)?.examples ?? {}).map(([name, example]) => ({ title: `${id} ${name}`, operation, parameters: required, body: deref(example).value }));
  if (deref(raw.requestBody)?.required === true) return withBody;
  const withoutBody = withBody.length > 0 ? [] : [{ title: id, operation, parameters: required }];
  const withParameter = optional.map((parameter) => ({ title: `${id} with ${parameter.name}`, operation, parameters: [...required, parameter] }));
  return [...withBody, ...withoutBody, ...withParameter];
}

// Records are read, then changed, then deleted, those that lie in others first; people leave last.
const rank = ({ id, method }: RawOperation) => (/removeUsers$/i.test(id) ? 3 : method === 'delete' ? 2 : method === 'get' ? 0 : 1);
const ordered = [0, 1, 2, 3].flatMap((wanted) => {
  const those = operations.filter((operation) => rank(operation) === wanted);
  return wanted === 2 ? those.reverse() : those;
});
const requests = ordered.flatMap(requestsOf);

/** Examples that cannot succeed one after the other on one server. */
const refusals: Record<string, { status: number; because: string }> = {
  'listConversations with userId': { status: 400, because: 'another user is named together with allInOrg only' },
  'getInteractions with userId': { status: 400, because: 'another user is named together with allInOrg only' },
  'getStats with userId': { status: 400, because: 'another user is named together with allInOrg only' },
  'createToolServer minimal': { status: 400, because: 'the example before it has taken the name' },
  'deleteScheduledTask with taskId': { status: 404, because: 'the example before it has deleted the task' },
  ...Object.fromEntries(
    ['membershipDeleted', 'membershipUpdated', 'userDeleted', 'organizationDeleted'].map((name) => [
      `receiveIdentityEvent ${name}`,
      { status: 401, because: 'an event is signed with a secret of its receiver; test/organization sends signed ones' },
    ]),
  ),
};

let models: ChatServer;
let server: TestServer;
let token: string;
let translate: (text: string) => string;
beforeAll(async () => {
  // The examples name models of OpenAI. A new knowledge base asks its model how long vectors are.
  models = await startChatServer();
  models.answerWith(fails(200, { object: 'list', model: 'text-embedding-3-small', data: [{ object: 'embedding', index: 0, embedding: [3, 4] }], usage: { prompt_tokens: 1, total_tokens: 1 } }));
  server = await startTestServer({ OPENAI_API_KEY: serverKey, OPENAI_BASE_URL: models.baseUrl });
  ({ token, translate } = await tellStory(server));
});
afterAll(async () => {
  await server?.stop();
  await models?.stop();
});

function send({ operation: { method, path }, parameters: sent, body }: ExampleRequest) {
  const pick = (place: string): Record<string, string> =>
    Object.fromEntries(sent.filter((parameter) => parameter.in === place).map(({ name, example }) => [name, translate([example].flat().join(','))]));
  const text = body === undefined ? undefined : translate(JSON.stringify(body));
  return server.call(method.toUpperCase(), path, { token, query: pick('query'), headers: pick('header'), body: text });
}

describe('every example of a request is served', () => {
  test.each(requests.map((request): [string, ExampleRequest] => [request.title, request]))('%s', async (title, request) => {
    const { status, headers, body } = await send(request);
    const expected = refusals[title]?.status;
    if (expected === undefined ? status < 200 || status > 299 : status !== expected) throw new Error(`answered with ${status}: ${JSON.stringify(body)}`);

    const declared = responses(request.operation.raw).find((response) => response.status === status);
    const mediaType = headers.get('content-type')?.split(';')[0];
    expect([title, Object.keys(declared?.response.content ?? {})]).toEqual([title, mediaType === undefined ? [] : expect.arrayContaining([mediaType])]);
    if (mediaType !== 'application/json') return;
    const place = declared?.component ? `#/components/responses/${declared.component}` : `${request.operation.pointer}/responses/${status}`;
    const validate = compileAt(`${place}/content/${escapePointer(mediaType)}/schema`);
    validate(body);
    expect(complaints(validate)).toEqual([]);
  });

  test('no operation is without one, and no refusal is left over', () => {
    expect(new Set(requests.map(({ operation }) => operation.id)).size).toBe(operations.length);
    const titles = requests.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(Object.keys(refusals)));
    expect(new Set(titles).size).toBe(titles.length);
  });
});
