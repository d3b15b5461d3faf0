import { createHmac, createPublicKey } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { JWTPayload } from 'jose';
import { createTokenVerifier, TokenRejectedError, type TokenVerifierOptions } from '../../server/http/tokens/index.js';
import { principalFromClerk } from '../../server/platform/identity/index.js';
import { issuer, makeKey, signToken, stoppedClock, type TestKey } from './support.js';

let key: TestKey;
beforeAll(async () => {
  key = await makeKey('key-1');
});

const clock = stoppedClock();
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function verifierWith(options: Partial<TokenVerifierOptions> = {}) {
  return createTokenVerifier({
    issuer,
    jwks: { keys: [key.jwk] },
    readPrincipal: principalFromClerk,
    now: clock.now,
    ...options,
  });
}

/** Returns the log message of the rejection. Fails if the token is accepted. */
async function expectRefusal(token: string, options: Partial<TokenVerifierOptions> = {}): Promise<string> {
  const verifier = verifierWith(options);
  const error: unknown = await Promise.resolve(verifier.verify(token)).then(
    () => 'accepted',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(TokenRejectedError);
  expect(verifier.cacheSize).toBe(0);
  const { message, cause } = error as Error;
  return `${message} ${(cause as Error | undefined)?.message ?? ''}`;
}

const secondsFromNow = (seconds: number): number => Math.floor(clock.now() / 1000) + seconds;
const tokenWith = (claims: JWTPayload, header: object = {}): Promise<string> => signToken(key, clock, claims, header);

describe('a valid token', () => {
  test.each(['RS256', 'ES256', 'EdDSA'])('signed with %s is accepted', async (algorithm) => {
    const own = await makeKey('own', algorithm);
    const verifier = verifierWith({ jwks: { keys: [own.jwk] } });
    expect(await verifier.verify(await signToken(own, clock))).toMatchObject({
      userId: 'user_1',
      organizationId: null,
    });
  });

  test('may have expired less than 5 s ago, and may become valid within 5 s', async () => {
    const token = await tokenWith({ exp: secondsFromNow(-4), nbf: secondsFromNow(5), iat: secondsFromNow(5) });
    expect(await verifierWith().verify(token)).toMatchObject({ userId: 'user_1' });
  });

  test('may have several audiences and any of the authorized parties', async () => {
    const token = await tokenWith({ aud: ['other', 'api'], azp: 'https://app.test' });
    const verifier = verifierWith({ audience: ['api'], authorizedParties: ['https://admin.test', 'https://app.test'] });
    expect(await verifier.verify(token)).toMatchObject({ userId: 'user_1' });
  });

  test('may have another type if configured', async () => {
    const token = await tokenWith({}, { typ: 'at+jwt' });
    expect(await verifierWith({ tokenTypes: ['at+jwt'] }).verify(token)).toMatchObject({ userId: 'user_1' });
  });
});

describe('the verifier rejects a missing or invalid claim', () => {
  const claimCases: [string, JWTPayload, Partial<TokenVerifierOptions>][] = [
    ['another issuer', { iss: 'https://evil.test' }, {}],
    ['no issuer', { iss: undefined }, {}],
    ['another audience', { aud: 'other' }, { audience: 'api' }],
    ['no audience', {}, { audience: 'api' }],
    ['another authorized party', { azp: 'https://evil.test' }, { authorizedParties: ['https://app.test'] }],
    ['no authorized party', {}, { authorizedParties: ['https://app.test'] }],
    ['an expiry 5 s ago', { exp: secondsFromNow(-5) }, {}],
    ['no expiry', { exp: undefined }, {}],
    ['no subject', { sub: undefined }, {}],
    ['an empty subject', { sub: '' }, {}],
    ['a start more than 5 s away', { nbf: secondsFromNow(6) }, {}],
    ['a time of issue more than 5 s away', { iat: secondsFromNow(6) }, {}],
    ['a time of issue more than 30 days ago', { iat: secondsFromNow(-30 * 86_400 - 6) }, {}],
    ['no time of issue', { iat: undefined }, {}],
    ['a pending session', { v: 2, sts: 'pending' }, {}],
  ];
  test.each(claimCases)('%s', async (_what, claims, options) => {
    await expectRefusal(await tokenWith(claims), options);
  });

  test.each([['at+jwt'], [undefined]])('type %s', async (typ) => {
    expect(await expectRefusal(await tokenWith({}, { typ }))).toContain('"typ"');
  });

  test('an expiry that is not a number', async () => {
    await expectRefusal(await tokenWith({ exp: 'tomorrow' as unknown as number }));
  });
});

describe('the verifier rejects a token', () => {
  test('without a signature', async () => {
    const claims = { iss: issuer, sub: 'user_1', exp: secondsFromNow(60) };
    await expectRefusal(`${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`);
  });

  test('signed with the public key as a shared secret', async () => {
    const signed =
      `${encode({ alg: 'HS256', typ: 'JWT', kid: 'key-1' })}.` +
      `${encode({ iss: issuer, sub: 'user_1', exp: secondsFromNow(60) })}`;
    const publicKey = createPublicKey({ key: key.jwk as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    await expectRefusal(`${signed}.${createHmac('sha256', publicKey).update(signed).digest('base64url')}`);
  });

  test('with an algorithm that is not on the list', async () => {
    const other = await makeKey('ps', 'PS256');
    await expectRefusal(await signToken(other, clock), { jwks: { keys: [other.jwk] } });
  });

  test('signed with another key under our key id', async () => {
    await expectRefusal(await signToken(await makeKey('key-1'), clock));
  });

  test('signed with a key inside the token', async () => {
    const own = await makeKey('own');
    await expectRefusal(await signToken(own, clock, {}, { jwk: own.jwk }));
  });

  test('with a changed payload', async () => {
    const [header, , signature] = (await tokenWith({})).split('.');
    await expectRefusal(`${header}.${encode({ iss: issuer, sub: 'admin', exp: secondsFromNow(60) })}.${signature}`);
  });

  test('that is truncated or empty, and a text that is not a token', async () => {
    for (const text of ['', 'x', '..', 'a.b.c', (await tokenWith({})).slice(0, -20)]) await expectRefusal(text);
  });

  test('longer than 8 KiB, even if it is valid', async () => {
    const filler = 'x'.repeat(8192);
    expect(await expectRefusal(await tokenWith({ filler }))).toContain('too long');
  });
});

describe('the cache of the verifier', () => {
  test('returns the principal of a known token synchronously, as the same frozen object', async () => {
    const verifier = verifierWith();
    const token = await tokenWith({ org_id: 'org_1', org_role: 'org:admin', org_permissions: ['org:a:b'] });
    const first = await verifier.verify(token);
    expect(verifier.verify(token)).toBe(first);
    expect(Object.isFrozen(first) && Object.isFrozen(first.permissions)).toBe(true);
  });

  test('checks a token once for all concurrent callers', async () => {
    const verifier = verifierWith();
    const token = await tokenWith({});
    const checks = [verifier.verify(token), verifier.verify(token), verifier.verify(token)];
    expect(checks[0]).toBe(checks[1]);
    expect(checks[1]).toBe(checks[2]);
    await Promise.all(checks);
  });

  test('evicts the least recently used token at its size limit', async () => {
    const verifier = verifierWith({ maxCacheEntries: 2 });
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((sub) => tokenWith({ sub })));
    await verifier.verify(a!);
    await verifier.verify(b!);
    void verifier.verify(a!);
    await verifier.verify(c!);
    expect(verifier.cacheSize).toBe(2);
    expect(verifier.verify(a!)).not.toBeInstanceOf(Promise);
    expect(verifier.verify(b!)).toBeInstanceOf(Promise);
  });

  test('evicts a token 5 s after its expiry', async () => {
    const own = stoppedClock();
    const verifier = verifierWith({ now: own.now });
    const token = await signToken(key, own, { exp: own.now() / 1000 + 20 });
    await verifier.verify(token);
    own.advance(24_999);
    expect(verifier.verify(token)).not.toBeInstanceOf(Promise);
    own.advance(1);
    await expect(verifier.verify(token)).rejects.toBeInstanceOf(TokenRejectedError);
  });

  test('evicts a token when it exceeds its maximum age by more than 5 s', async () => {
    const own = stoppedClock();
    const verifier = verifierWith({ now: own.now });
    const issuedAt = own.now() / 1000 - 30 * 86_400 + 20;
    const token = await signToken(key, own, { iat: issuedAt, exp: own.now() / 1000 + 3_600 });
    await verifier.verify(token);
    own.advance(24_999);
    expect(verifier.verify(token)).not.toBeInstanceOf(Promise);
    own.advance(1_001);
    await expect(verifier.verify(token)).rejects.toBeInstanceOf(TokenRejectedError);
  });

  test('checks a token again after the cache lifetime', async () => {
    const own = stoppedClock();
    const verifier = verifierWith({ now: own.now, cacheLifetimeMs: 10_000 });
    const token = await signToken(key, own);
    await verifier.verify(token);
    own.advance(10_000);
    expect(verifier.verify(token)).toBeInstanceOf(Promise);
  });
});
