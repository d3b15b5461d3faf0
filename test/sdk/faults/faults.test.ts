// Tests that each fault has the expected outcome, and that the token stays at its origin.
import { expect, test } from '@jest/globals';
import { findClients } from './clients.js';
import { measure } from './measure.js';
import { scenarios } from './scenarios.js';

test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (_name, scenario) => {
  const [client] = await findClients();
  const result = client && (await measure(client, scenario));
  // An AbortError proves that the abort ended the call, because a time limit causes another error.
  expect(result).toMatchObject({ ending: scenario.ours, isTyped: true, leaked: false });
});
