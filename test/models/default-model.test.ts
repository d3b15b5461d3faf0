// A default model that cannot run must be reported at the start, not only by the first failed run.
import { expect, test } from '@jest/globals';
import { startTestServer } from '../support/server.js';

test.each([
  [
    { DEFAULT_MODEL: 'openai:gpt-5-mini' },
    ['DEFAULT_MODEL openai:gpt-5-mini is not usable now: no API key is configured for the provider openai'],
  ],
  [{ DEFAULT_MODEL: 'openai:gpt-5-mini', OPENAI_API_KEY: 'any' }, []],
  [{}, []],
])('for the settings %j, the start reports %j', async (environment, expected) => {
  const server = await startTestServer(environment, { worker: false });
  const texts = server.logs.filter(({ level }) => level === 40).map(({ msg }) => String(msg));
  await server.stop();
  expect(texts.filter((text) => text.includes('DEFAULT_MODEL'))).toEqual(expected);
});
