// TypeScript with `module: node16` in a CommonJS package. `import()` loads the SDK's ES modules.
import * as assert from 'node:assert/strict';
import { createClient, isApiError, NotFoundError, type Agent, type Client } from '@agent-platform/sdk';
import { logRequests } from '@agent-platform/sdk/middleware';
import { traceRequests } from '@agent-platform/sdk/opentelemetry';
import { createFake } from '@agent-platform/sdk/testing';
import { ReplyMismatchError, validateReplies } from '@agent-platform/sdk/validation';
import { signTestEvent, verifyWebhook } from '@agent-platform/sdk/webhooks';

async function main(): Promise<void> {
  const fake = createFake();
  const seen: string[] = [];
  const log = logRequests({ log: ({ operationId }) => void seen.push(operationId) });
  const options = { baseUrl: 'http://fake.test', token: 'any', fetch: fake.fetch };
  const client: Client = createClient({ ...options, middleware: [log] });
  const agent: Agent = await client.agents.save({ name: 'Support', model: 'offline:echo' });
  assert.deepEqual(seen, ['saveAgent']);
  assert.equal(agent.name, 'Support');

  const modules = await import('@agent-platform/sdk');
  const other: Client = modules.createClient(options);
  assert.notEqual(modules.NotFoundError, NotFoundError);
  const error: unknown = await other.agents.get(999).catch((caught: unknown) => caught);
  assert.ok(error instanceof NotFoundError);
  assert.ok(isApiError(error, 'agent_not_found'));

  const { body, headers } = await signTestEvent('user.deleted', { id: 'user_1' }, 'whsec_bmV3');
  assert.equal((await verifyWebhook(body, { ...headers }, 'whsec_bmV3')).type, 'user.deleted');
  assert.deepEqual(
    [typeof traceRequests, typeof validateReplies, ReplyMismatchError.name],
    ['function', 'function', 'ReplyMismatchError'],
  );
  console.log('ok');
}

void main();
