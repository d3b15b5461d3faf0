// Our client over every fault: the right typed error, in time, and the token stays at home.
import { expect, test } from '@jest/globals';
import { findClients } from './clients.js';
import { measure } from './measure.js';
import { scenarios } from './scenarios.js';

test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (_name, scenario) => {
  const [client] = await findClients();
  if (!client) throw new Error('no client');
  const result = await measure(client, scenario);
  expect(result).toMatchObject({ ending: scenario.ours, isTyped: true, leaked: false });
  // Far below what it would have waited for otherwise; that an abort ends a call at once is told in cancelling.test.ts without a clock.
  if (result.abortedMs !== null) expect(result.abortedMs).toBeLessThan(700);
});
