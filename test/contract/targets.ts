// The targets of suite.test.ts, and how they differ from the contract.
import { createFake } from '../../sdk/src/testing/index.js';
import { providerOf, signatureOf } from '../api/organization/support.js';
import { startMock } from '../support/mock.js';
import { startTestServer } from '../support/server.js';

export interface Target {
  url: string;
  token: string;
  fetch(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

export const targets: Record<string, () => Promise<Target>> = {
  server: async () => {
    const server = await startTestServer();
    const { webhookSecret: secret } = providerOf(server);
    const send = async (request: Request): Promise<Response> => {
      if (new URL(request.url).pathname !== '/webhooks/identity') return fetch(request);
      const { method, headers } = request;
      const body = Buffer.from(await request.arrayBuffer());
      for (const [name, value] of Object.entries(signatureOf(body.toString(), { secret }))) headers.set(name, value);
      return fetch(request.url, { method, headers, ...(body.length === 0 ? {} : { body }) });
    };
    return { url: server.url, token: await server.tokenFor(), fetch: send, stop: server.stop };
  },
  mock: async () => ({ ...(await startMock()), token: 'any', fetch }),
  'stateful mock': async () => ({ ...(await startMock({ stateful: true })), token: 'any', fetch }),
  fake: async () => {
    let fake = createFake();
    const send = async (request: Request): Promise<Response> => {
      const reply = await fake.fetch(request);
      // A new fake after each change, so that each request finds the records of the examples unchanged.
      if (reply.ok && request.method !== 'GET') fake = createFake();
      return reply;
    };
    return { url: 'http://fake.test', token: 'any', fetch: send, stop: async () => undefined };
  },
};

/** The operations that differ. They must fail the check. `not run` skips the check. */
export type Difference = { of: readonly string[] | 'all' | 'not run'; because: string };

const publicOperation = 'receiveIdentityEvent';
const notModelled = [
  'searchKnowledgeBase',
  'testToolServer',
  'testWebhookEndpoint',
  'previewSchedule',
  'listAuditLog',
  'exportAuditLog',
];
const notOfTheSdk: Difference = {
  of: [publicOperation],
  because: 'the SDK does not offer it, because only the identity provider calls it',
};
const withoutFakeReply: Difference = {
  of: [publicOperation, ...notModelled],
  because: 'the fake cannot know the reply, and throws an error with the line of code that sets a reply',
};

const searchesNothing: Difference = {
  of: ['searchKnowledgeBase'],
  because: 'the stateful mock cannot know the reply, and returns 501',
};

/** By target and check. */
export const differences: Record<string, Record<string, Difference>> = {
  server: {
    'a valid request succeeds': {
      of: 'not run',
      because: 'the organization of the server is empty; served-examples.test.ts calls a server with the records',
    },
  },
  'stateful mock': {
    'a valid request gets a declared reply that matches its schema': searchesNothing,
    'every reply has the headers of the contract': searchesNothing,
    'every reply has a request id': searchesNothing,
    'a valid request succeeds': {
      of: 'not run',
      because: 'each request changes the records for the next ones; mock-command.test.ts creates and deletes records',
    },
  },
  fake: {
    'a valid request gets a declared reply that matches its schema': withoutFakeReply,
    'every reply has a request id': withoutFakeReply,
    'every reply has the headers of the contract': withoutFakeReply,
    'a compressed body is read': {
      of: 'not run',
      because: 'the fake is called in the process of the test, so there is no network traffic to compress',
    },
    'a valid request succeeds': {
      of: [
        publicOperation,
        ...notModelled,
        'saveAgent',
        'addSkillFile',
        'createKnowledgeBase',
        'createToolServer',
        'addKnowledgeBaseFile',
        'replayWebhookDelivery',
        'restoreDeletedRecord',
      ],
      because:
        'the fake starts with the records of the examples, so their names are in use; ' +
        'it has no uploaded file and no deleted record',
    },
    "an unknown parameter gets the operation's own 400": notOfTheSdk,
    "a body that is not an object gets the operation's own 400": notOfTheSdk,
    "an unknown field gets the operation's own 400": notOfTheSdk,
    "a missing body gets the operation's own 400": notOfTheSdk,
    'a body of another media type gets 415': notOfTheSdk,
    'a media type may have parameters': notOfTheSdk,
  },
};

for (const [name, checks] of Object.entries(differences))
  for (const [check, { of, because }] of Object.entries(checks))
    console.log(`${name} differs: ${check} (${[of].flat().join(', ')}): ${because}`);
