import { createHmac, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type CallOptions, type TestServer } from '../support/server.js';

let server: TestServer;
let good: string;
let publicJwk: { kid: string };
let publicPem: string;
beforeAll(async () => {
  server = await startTestServer();
  good = await server.tokenFor();
  const keySet = (await (await fetch(server.container.identityProvider!.jwksUrl)).json()) as {
    keys: { kid: string }[];
  };
  publicJwk = keySet.keys[0]!;
  publicPem = createPublicKey({ key: publicJwk as never, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString();
  expect((await server.call('GET', '/agents', { token: good })).status).toBe(200);
});
afterAll(() => server?.stop());

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const payload = () =>
  JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const forgerKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signed = (header: object, claims: object, key: KeyObject) => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
};
const hmac = (header: object, secret: string) => {
  const text = `${encode(header)}.${encode(payload())}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

const forgeries: [string, () => string][] = [
  ['no algorithm, no signature', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload())}.`],
  [
    'no algorithm, the valid signature',
    () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload())}.${good.split('.')[2]}`,
  ],
  ['"None" in mixed case', () => `${encode({ alg: 'nOnE', typ: 'JWT' })}.${encode(payload())}.`],
  [
    'HS256 with the public key in PEM form as its secret',
    () => hmac({ alg: 'HS256', typ: 'JWT', kid: publicJwk.kid }, publicPem),
  ],
  [
    'HS256 with the public key in JWK form as its secret',
    () => hmac({ alg: 'HS256', typ: 'JWT', kid: publicJwk.kid }, JSON.stringify(publicJwk)),
  ],
  ['HS256 with an empty secret', () => hmac({ alg: 'HS256', typ: 'JWT', kid: publicJwk.kid }, '')],
  [
    "a key of the forger's under the good key id",
    () => signed({ alg: 'RS256', typ: 'JWT', kid: publicJwk.kid }, payload(), forgerKeys.privateKey),
  ],
  [
    "a key of the forger's under an unknown key id",
    () => signed({ alg: 'RS256', typ: 'JWT', kid: 'ins_unknown' }, payload(), forgerKeys.privateKey),
  ],
  [
    "a key of the forger's without a key id",
    () => signed({ alg: 'RS256', typ: 'JWT' }, payload(), forgerKeys.privateKey),
  ],
  [
    "the forger's key inside of the token",
    () =>
      signed(
        { alg: 'RS256', typ: 'JWT', kid: publicJwk.kid, jwk: forgerKeys.publicKey.export({ format: 'jwk' }) },
        payload(),
        forgerKeys.privateKey,
      ),
  ],
  [
    "the address of a key set of the forger's",
    () =>
      signed({ alg: 'RS256', typ: 'JWT', kid: 'x', jku: 'http://127.0.0.1:1/keys' }, payload(), forgerKeys.privateKey),
  ],
  [
    'a path as key id',
    () => signed({ alg: 'RS256', typ: 'JWT', kid: '../../../../dev/null' }, payload(), forgerKeys.privateKey),
  ],
  [
    'another organization, not signed again',
    () =>
      `${good.split('.')[0]}.${encode({ ...payload(), o: { id: 'org_2kTestOther', rol: 'admin' } })}.` +
      `${good.split('.')[2]}`,
  ],
  [
    'an unknown critical extension',
    () =>
      signed(
        { alg: 'RS256', typ: 'JWT', kid: publicJwk.kid, crit: ['b64'], b64: false },
        payload(),
        forgerKeys.privateKey,
      ),
  ],
  ['the signature cut off', () => good.split('.').slice(0, 2).join('.')],
  ['an empty signature', () => `${good.split('.').slice(0, 2).join('.')}.`],
  ['a fourth part', () => `${good}.x`],
  [
    'one letter of the signature changed',
    () => good.replace(/.(.{20})$/, (_all, rest: string) => `${good.at(-21) === 'A' ? 'B' : 'A'}${rest}`),
  ],
  ['13 kB of letters', () => `${'a'.repeat(5_000)}.${'b'.repeat(5_000)}.${'c'.repeat(3_000)}`],
  ['JSON that nests deeply', () => `${encode('['.repeat(2_000))}.${encode('['.repeat(2_000))}.x`],
];

test.each(forgeries)('returns 401 for %s', async (_what, forge) => {
  expect(await server.call('GET', '/agents', { token: forge() })).toMatchObject({
    status: 401,
    body: { error: 'Unauthorized' },
  });
});

test.each([
  'Basic YWRtaW46YWRtaW4=',
  'Bearer',
  'Bearer ',
  'bearer  x',
  'Token x',
  'Bearer a b',
  'Bearer a,Bearer b',
  'null',
  '{}',
])('returns 401 for Authorization: %s', async (authorization) => {
  expect(await server.call('GET', '/agents', { token: null, headers: { authorization } })).toMatchObject({
    status: 401,
  });
});

test('a valid token outside the Authorization header is ignored', async () => {
  const places: CallOptions[] = [
    { query: { access_token: good } },
    { query: { token: good } },
    { headers: { cookie: `__session=${good}` } },
    { headers: { 'x-access-token': good } },
  ];
  for (const options of places) {
    expect((await server.call('GET', '/agents', { token: null, ...options })).status).toBe(401);
  }
});

test('requests with forged tokens cause no warnings, and their log lines name no user', () => {
  const lines = server.logs.filter((line) => line['status'] === 401);
  expect(lines.length).toBeGreaterThan(25);
  for (const line of lines) expect(line).not.toHaveProperty('userId');
  expect(server.logs.filter((line) => Number(line['level']) > 30)).toEqual([]);
});
