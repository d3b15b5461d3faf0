// Tests the SDK with every fault. A call returns a value or rejects with the correct typed error, and does not send the
// token to another origin.
import { expect, test } from '@jest/globals';
import { findClients } from './clients.js';
import { measure } from './measure.js';
import { scenarios } from './scenarios.js';

test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (_name, scenario) => {
  const [client] = await findClients();
  const result = client && (await measure(client, scenario));
  // If an abort did not end a call, the call would end with another error, at a time limit or after its retries.
  // cancelling.test.ts shows that an abort ends a call immediately.
  expect(result).toMatchObject({ ending: scenario.ours, isTyped: true, leaked: false });
});
