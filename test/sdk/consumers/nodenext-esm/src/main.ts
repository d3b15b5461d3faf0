// TypeScript with `module: nodenext` and the newest compiler in a package of ES modules.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { AgentPlatformError, ConflictError, createClient, createCoreClient, listAgents } from '@agent-platform/sdk';
import { limitInFlight } from '@agent-platform/sdk/middleware';
import { createFake } from '@agent-platform/sdk/testing';
import { validateReplies } from '@agent-platform/sdk/validation';
import { signWebhook, verifyWebhook } from '@agent-platform/sdk/webhooks';

const fake = createFake();
const check = validateReplies(new Ajv({ strict: false }), { mode: 'strict' });
const options = { baseUrl: 'http://fake.test', token: 'any', fetch: fake.fetch, middleware: [limitInFlight(2), check] };
const client = createClient(options);
const names: string[] = [];
for await (const agent of client.agents.list()) names.push(agent.name);
assert.deepEqual(
  names,
  (await listAgents(createCoreClient(options))).map(({ name }) => name),
);
assert.ok(names.length > 0);

// A library of the program may load the CommonJS copy.
const require = createRequire(import.meta.url);
const { createClient: createOther, ConflictError: OtherError } =
  require('@agent-platform/sdk') as typeof import('@agent-platform/sdk');
fake.fault('createAgentTag', { status: 409, body: { error: 'x' }, times: 1 });
const error: unknown = await createOther(options)
  .tags.create({ name: 'x' })
  .catch((caught: unknown) => caught);
assert.notEqual(OtherError, ConflictError);
assert.ok(error instanceof ConflictError && error instanceof AgentPlatformError);

const headers = await signWebhook('{"type":"user.deleted"}', 'whsec_bmV3');
assert.equal((await verifyWebhook('{"type":"user.deleted"}', { ...headers }, 'whsec_bmV3')).type, 'user.deleted');
console.log('ok');
