// An old configuration, in which the compiler ignores `exports` and finds each entry by `typesVersions`.
import * as assert from 'assert';
import * as sdk from '@agent-platform/sdk';
import { compareContract } from '@agent-platform/sdk/middleware';
import { traceRequests, type OpenTelemetryApi } from '@agent-platform/sdk/opentelemetry';
import { createFake, type Fake } from '@agent-platform/sdk/testing';
import { validateReplies, type SchemaCompiler } from '@agent-platform/sdk/validation';
import { WebhookVerificationError, verifyWebhook } from '@agent-platform/sdk/webhooks';

/** Does not compile if the types of the package are `any`. */
export function wrongUses(client: sdk.Client, telemetry: OpenTelemetryApi, ajv: SchemaCompiler): void {
  // @ts-expect-error -- there is no such method
  void client.agents.destroy;
  // @ts-expect-error -- there is no such mode
  validateReplies(ajv, { mode: 'loud' });
  // @ts-expect-error -- the API is required
  traceRequests();
  traceRequests(telemetry);
}

async function main(): Promise<void> {
  const fake: Fake = createFake();
  const client = sdk.createClient({
    baseUrl: 'http://fake.test',
    token: 'any',
    fetch: fake.fetch,
    middleware: [compareContract()],
  });
  const stream = await client.chat.stream({ agentId: 1, message: 'Hello' });
  assert.strictEqual(await stream.text(), 'Hello');
  const error: unknown = await verifyWebhook('{}', {}, 'whsec_bmV3').catch((caught: unknown) => caught);
  assert.ok(error instanceof WebhookVerificationError && error.reason === 'headers');
  console.log('ok');
}

void main();
