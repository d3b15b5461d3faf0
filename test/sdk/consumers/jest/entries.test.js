// Jest with its default configuration: CommonJS, no transform of the package, no flags of Node.js.
const { createClient, NotFoundError } = require('@agent-platform/sdk');
const { createFake } = require('@agent-platform/sdk/testing');
const { verifyWebhook, WebhookVerificationError } = require('@agent-platform/sdk/webhooks');

jest.mock('@agent-platform/sdk/middleware');

test('errors are instances of the classes that `require` returns', async () => {
  const client = createClient({ baseUrl: 'http://fake.test', token: 'any', fetch: createFake().fetch });
  await expect(client.agents.get(999)).rejects.toBeInstanceOf(NotFoundError);
  await expect(verifyWebhook('{}', {}, 'whsec_bmV3')).rejects.toBeInstanceOf(WebhookVerificationError);
});

test('an entry can be mocked', () => {
  expect(jest.isMockFunction(require('@agent-platform/sdk/middleware').logRequests)).toBe(true);
});
