// Shows the errors of a call, and how to distinguish them.
// Run it in the root of the repository, with a token:
// BASE_URL=http://127.0.0.1:3000 TOKEN=… npx tsx sdk/examples/02-errors-and-timeouts.ts
import {
  AbortError,
  ConnectionError,
  createClient,
  isApiError,
  TimeoutError,
  type ListAgentVersionsError,
} from '@agent-platform/sdk';

const baseUrl = process.env.BASE_URL ?? 'http://127.0.0.1:3000';
const token = process.env.TOKEN ?? '';
const client = createClient({ baseUrl, token, deadlineMs: 10_000 });

async function rejection(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => console.log('no error:', JSON.stringify(value).slice(0, 60)),
    (error: unknown) => error,
  );
}

// Recognizes an error by its code. The compiler knows every code of the contract.
const missing = await rejection(client.agents.get({ id: 2_000_000_000 }));
if (isApiError(missing, 'agent_not_found')) console.log(`refused: ${missing.message}`);

// Recognizes an error by its status. The type `ListAgentVersionsError` has the codes of each status.
const refusal = await rejection(client.agents.versions.list({ agentId: 2_000_000_000 }));
if (isApiError(refusal)) {
  const error = refusal as ListAgentVersionsError;
  if (error.status === 404) console.log(`404 with one of two codes: ${error.code}`);
  if (error.status === 429) console.log(`wait for ${error.retryAfterMs} ms`);
}

const invalid = await rejection(client.agents.save({ id: 0 }));
if (isApiError(invalid))
  for (const detail of invalid.details) console.log(`wrong: ${detail.path.join('.')} ${detail.message}`);

// Overrides the client's deadline for one call.
const late = await rejection(client.tools.list({}, { deadlineMs: 0.01 }));
if (late instanceof TimeoutError) console.log(`too late: ${late.message}`);

const controller = new AbortController();
const cancelled = rejection(client.tools.list({}, { signal: controller.signal }));
controller.abort('the user left');
if ((await cancelled) instanceof AbortError) console.log('cancelled');

const offline = createClient({ baseUrl: 'http://127.0.0.1:65533', token });
const unreachable = await rejection(offline.agents.list());
if (unreachable instanceof ConnectionError) console.log(`unreachable: ${unreachable.message}`);
