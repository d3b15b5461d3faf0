// What the environment may say.
import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from '../../server/config.js';
import { runToEnd } from './support.js';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
const namesOf = (environment: Record<string, string>) => problemsOf(environment).map((problem) => problem.split(/[: ]/)[0]);

test('nothing at all is a configuration, and so are empty variables', () => {
  expect(readConfig({})).toEqual(readConfig({ PORT: '', DATABASE_URL: '', CORS_ORIGINS: '' }));
});

test('every problem is told at once, also those that two settings make together', () => {
  const wrong = {
    NODE_ENV: 'production',
    PORT: '70000',
    LOG_LEVEL: 'loud',
    RATE_LIMIT_USER: 'many',
    CORS_ORIGINS: 'https://app.example/',
    ALLOW_EMBEDDED_DATABASE: 'yes',
    IDENTITY_JWKS_URL: 'nowhere',
    CLERK_SECRET_KEY: 'sk_live_hunter2',
  };
  expect(namesOf(wrong).sort()).toEqual(
    ['PORT', 'LOG_LEVEL', 'RATE_LIMIT_USER', 'CORS_ORIGINS', 'ALLOW_EMBEDDED_DATABASE', 'IDENTITY_JWKS_URL', 'IDENTITY_ISSUER', 'DATABASE_URL', 'S3_BUCKET'].sort(),
  );
});

test('what is wrong is not called missing as well', () => {
  expect(namesOf({ NODE_ENV: 'production', DATABASE_URL: 'mysql://x', IDENTITY_ISSUER: 'nowhere', S3_BUCKET: 'files' }).sort()).toEqual(['DATABASE_URL', 'IDENTITY_ISSUER']);
});

test('settings of the object store that make no sense alone', () => {
  expect(namesOf({ S3_ENDPOINT: 'https://s3.example' })).toEqual(['S3_BUCKET']);
  expect(namesOf({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' })).toEqual(['S3_ACCESS_KEY_ID']);
  expect(readConfig({ S3_BUCKET: 'files' }).storage).toMatchObject({ kind: 'external', endpoint: null, credentials: null, usesPathStyle: false });
  expect(readConfig({ S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.example' }).storage).toMatchObject({ usesPathStyle: true });
});

describe('whole numbers', () => {
  test.each([' ', '0x50', '1e3', '-1', '80.5', '12345678901', 'NaN', 'Infinity', '8080 '])('PORT=%j is refused', (PORT) => {
    expect(namesOf({ PORT })).toEqual(['PORT']);
  });

  test('0 and 65535 are ports', () => {
    expect(readConfig({ PORT: '0' }).http.port).toBe(0);
    expect(readConfig({ PORT: '65535' }).http.port).toBe(65535);
  });
});

test('nothing of it can be changed afterwards', () => {
  const config = readConfig({});
  expect(() => ((config.http as { port: number }).port = 1)).toThrow(TypeError);
  expect(() => (config.http.corsOrigins as string[]).push('x')).toThrow(TypeError);
});

test('the process names every setting that is wrong, shows the value of none, and exits 1 before it makes anything', async () => {
  const { code, output } = await runToEnd('start', {
    NODE_ENV: 'production',
    DATA_DIR: '/proc/not/writable',
    PORT: 'hunter2-port',
    DATABASE_URL: 'mysql://root:hunter2-password@db/x',
    IDENTITY_ISSUER: 'hunter2-issuer',
    CLERK_SECRET_KEY: 'sk_live_hunter2',
    OPENAI_API_KEY: 'sk-hunter2',
  });
  expect(code).toBe(1);
  for (const name of ['PORT', 'DATABASE_URL', 'IDENTITY_ISSUER']) expect(output).toContain(`  - ${name}`);
  expect(output).not.toContain('hunter2');
  expect(output).not.toContain('    at '); // a stack is no message
});

test('a database that is not there is a clear message and exit 1, without its password', async () => {
  const { code, output } = await runToEnd('start', { DATA_DIR: '/tmp', DATABASE_URL: 'postgresql://app:hunter2@127.0.0.1:1/x' });
  expect(code).toBe(1);
  expect(output).toContain('ECONNREFUSED');
  expect(output).not.toContain('hunter2');
});

describe('model servers', () => {
  const servers = (...list: object[]) => ({ MODEL_SERVERS: JSON.stringify(list) });
  const local = { name: 'local', baseUrl: 'http://127.0.0.1:11434/v1' };

  test('stand beside the providers that have a key', () => {
    expect(readConfig({ ANTHROPIC_API_KEY: 'k1', ...servers(local, { ...local, name: 'other', apiKey: 'k2' }) }).modelProviders).toEqual([
      { kind: 'anthropic', name: 'anthropic', apiKey: 'k1', baseUrl: null },
      { kind: 'openai-compatible', ...local, apiKey: null },
      { kind: 'openai-compatible', ...local, name: 'other', apiKey: 'k2' },
    ]);
  });

  test.each([
    ['no JSON', { MODEL_SERVERS: '[{"name": "local", "apiKey": "sk-hunter2"' }],
    ['no list', { MODEL_SERVERS: '{"apiKey": "sk-hunter2"}' }],
    ['two of one name', servers(local, { ...local, apiKey: 'sk-hunter2' })],
    ['a name that is taken', servers({ ...local, name: 'openai', apiKey: 'sk-hunter2' })],
    ['a field that is not known', servers({ ...local, key: 'sk-hunter2' })],
    ['an address of another kind', servers({ ...local, baseUrl: 'ftp://sk-hunter2@x' })],
  ])('%s is a problem that is told without the value', (_title, environment) => {
    expect(namesOf(environment)[0]?.split('.')[0]).toBe('MODEL_SERVERS');
    expect(problemsOf(environment).join()).not.toContain('hunter2');
  });
});
