// Tests bulk requests whose entries fail unexpectedly.
import { expect, test } from '@jest/globals';
import { processEntries } from '../../server/modules/organization/administration/bulk.js';
import { IdentityProviderError } from '../../server/platform/identity/port.js';

test.each<[string, Error, () => Promise<string>]>([
  ['an entry', new Error('lost connection'), async () => 'refused'],
  [
    'the handling of a failed entry',
    new IdentityProviderError('rate_limited', 'too many'),
    () => Promise.reject(new Error('lost connection')),
  ],
])('if %s throws, the request rejects after all entries have ended', async (_what, thrown, fail) => {
  const ended: string[] = [];
  let endSlow: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (endSlow = resolve));
  const work = async (entry: string) => {
    if (entry === 'failing') throw thrown;
    await slow;
    ended.push(entry);
    return 'done';
  };
  const request = processEntries(['slow', 'failing', 'slow too'], work, fail).catch((error: Error) => {
    ended.push(error.message);
  });
  setTimeout(endSlow, 50);
  await request;
  expect(ended).toEqual(['slow', 'slow too', 'lost connection']);
});
