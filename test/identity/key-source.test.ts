// Tests the verifier with an issuer that is down or rotates its keys.
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createTokenVerifier,
  KeysUnavailableError,
  TokenRejectedError,
  type TokenVerifierOptions,
} from '../../server/http/tokens/index.js';
import { principalFromClerk } from '../../server/platform/identity/index.js';
import {
  issuer,
  makeKey,
  signToken,
  startKeyServer,
  stoppedClock,
  type KeyServer,
  type TestClock,
  type TestKey,
} from './support.js';

let first: TestKey;
let second: TestKey;
let server: KeyServer;
let clock: TestClock;

beforeAll(async () => {
  first = await makeKey('first');
  second = await makeKey('second');
});
beforeEach(async () => {
  server = await startKeyServer([first.jwk]);
  clock = stoppedClock();
});
afterEach(() => server.close());

// Disables the token cache, so that every check reads the keys.
function verifierWith(options: Partial<TokenVerifierOptions> = {}) {
  return createTokenVerifier({
    issuer,
    jwks: server.url,
    readPrincipal: principalFromClerk,
    cacheLifetimeMs: 0,
    now: clock.now,
    ...options,
  });
}
const tokenOf = (key: TestKey): Promise<string> => signToken(key, clock, { exp: clock.now() / 1000 + 86_400 });

test('the verifier fetches the keys once, even for concurrent checks', async () => {
  const verifier = verifierWith();
  const tokens = await Promise.all(['a', 'b', 'c'].map((sub) => signToken(first, clock, { sub })));
  await Promise.all(tokens.map((token) => verifier.verify(token)));
  await verifier.verify(await tokenOf(first));
  expect(server.requestCount).toBe(1);
});

test('the verifier reports whether keys are known, and fetches them if there are none', async () => {
  const down = await startKeyServer([first.jwk]);
  await down.close();
  const without = verifierWith({ jwks: down.url });
  expect([await without.loadKeys(), await without.loadKeys()]).toEqual([false, false]);
  const verifier = verifierWith();
  expect([await verifier.loadKeys(), await verifier.loadKeys()]).toEqual([true, true]);
  expect(server.requestCount).toBe(1);
});

test('the verifier finds a new key, and drops a withdrawn key when the keys have aged', async () => {
  const verifier = verifierWith();
  await verifier.verify(await tokenOf(first));
  server.keys = [second.jwk];
  clock.advance(30_000);
  expect(await verifier.verify(await tokenOf(second))).toMatchObject({ userId: 'user_1' });
  await expect(verifier.verify(await tokenOf(first))).rejects.toBeInstanceOf(TokenRejectedError);

  server.keys = [first.jwk];
  clock.advance(600_000);
  await expect(verifier.verify(await tokenOf(second))).rejects.toBeInstanceOf(TokenRejectedError);
});

test('unknown key ids do not cause repeated calls to the issuer', async () => {
  const verifier = verifierWith();
  await verifier.verify(await tokenOf(first));
  const unknown = await tokenOf(second);
  for (let count = 0; count < 20; count++)
    await expect(verifier.verify(unknown)).rejects.toBeInstanceOf(TokenRejectedError);
  expect(server.requestCount).toBe(1);
});

describe('while the issuer is down', () => {
  test('a known key keeps working long past its maximum age', async () => {
    const verifier = verifierWith();
    await verifier.verify(await tokenOf(first));
    server.isDown = true;
    for (let hour = 0; hour < 24; hour++) {
      clock.advance(3_600_000);
      expect(await verifier.verify(await tokenOf(first))).toMatchObject({ userId: 'user_1' });
    }
    expect(server.requestCount).toBeGreaterThan(10);
  });

  test('an unknown key fails as KeysUnavailableError with a retry time until the issuer recovers', async () => {
    const verifier = verifierWith();
    await verifier.verify(await tokenOf(first));
    server.isDown = true;
    server.keys = [first.jwk, second.jwk];
    clock.advance(60_000);
    const token = await tokenOf(second);
    await expect(verifier.verify(token)).rejects.toMatchObject({ name: 'KeysUnavailableError', retryAfterSeconds: 5 });
    const requests = server.requestCount;
    clock.advance(2_000);
    await expect(verifier.verify(token)).rejects.toMatchObject({ name: 'KeysUnavailableError', retryAfterSeconds: 3 });
    expect(server.requestCount).toBe(requests);

    server.isDown = false;
    clock.advance(3_000);
    expect(await verifier.verify(token)).toMatchObject({ userId: 'user_1' });
  });

  test('from the start, every token fails as KeysUnavailableError until the issuer recovers', async () => {
    server.isDown = true;
    const verifier = verifierWith();
    const token = await tokenOf(first);
    await expect(verifier.verify(token)).rejects.toBeInstanceOf(KeysUnavailableError);
    await expect(verifier.verify(token)).rejects.toBeInstanceOf(KeysUnavailableError);
    expect(server.requestCount).toBe(1);
    server.isDown = false;
    clock.advance(5_000);
    expect(await verifier.verify(token)).toMatchObject({ userId: 'user_1' });
  });

  test('a forged token with a known key id is still rejected', async () => {
    const verifier = verifierWith();
    await verifier.verify(await tokenOf(first));
    server.isDown = true;
    clock.advance(3_600_000);
    const forged = await signToken(await makeKey('first'), clock);
    await expect(verifier.verify(forged)).rejects.toBeInstanceOf(TokenRejectedError);
  });

  test('a refused connection and an invalid key set count as down', async () => {
    const nowhere = verifierWith({ jwks: new URL('http://127.0.0.1:9/jwks') });
    await expect(nowhere.verify(await tokenOf(first))).rejects.toBeInstanceOf(KeysUnavailableError);
    server.keys = 'nonsense' as never;
    await expect(verifierWith().verify(await tokenOf(first))).rejects.toBeInstanceOf(KeysUnavailableError);
  });
});
