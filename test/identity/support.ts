import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

export const issuer = 'https://issuer.test';

export interface TestKey {
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
}

export async function makeKey(kid: string, algorithm = 'RS256'): Promise<TestKey> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' } };
}

export interface TestClock {
  now: () => number;
  advance(milliseconds: number): void;
}

export function stoppedClock(): TestClock {
  let time = Date.UTC(2026, 0, 1);
  return { now: () => time, advance: (milliseconds) => (time += milliseconds) };
}

/** Returns a token that is valid for one minute. `claims` override the default claims; an undefined one is removed. */
export function signToken(
  key: TestKey,
  clock: TestClock,
  claims: JWTPayload = {},
  header: object = {},
): Promise<string> {
  const issuedAt = Math.floor(clock.now() / 1000);
  const all = { iss: issuer, sub: 'user_1', iat: issuedAt, exp: issuedAt + 60, ...claims };
  const payload = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return new SignJWT(payload)
    .setProtectedHeader({ alg: key.jwk.alg!, typ: 'JWT', kid: key.jwk.kid!, ...header })
    .sign(key.privateKey);
}

export interface KeyServer {
  readonly url: URL;
  keys: JWK[];
  isDown: boolean;
  requestCount: number;
  close(): Promise<void>;
}

export async function startKeyServer(keys: JWK[]): Promise<KeyServer> {
  const server = http.createServer((_request, response) => {
    state.requestCount++;
    response.statusCode = state.isDown ? 502 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(state.isDown ? '{}' : JSON.stringify({ keys: state.keys }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const state: KeyServer = {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`),
    keys,
    isDown: false,
    requestCount: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return state;
}
