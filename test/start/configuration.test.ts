import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig, settingNames } from '../../server/app/config/config.js';
import { misspelledSettings } from '../../server/app/config/misspelled.js';
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
const namesOf = (environment: Record<string, string>) =>
  problemsOf(environment).map((problem) => problem.split(/[: ]/)[0]);

test('the configuration accepts an empty environment and empty variables', () => {
  expect(readConfig({})).toEqual(readConfig({ PORT: '', DATABASE_URL: '', CORS_ORIGINS: '' }));
});

test('the configuration reports all problems together, including conflicts between two settings', () => {
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
    [
      'PORT',
      'LOG_LEVEL',
      'RATE_LIMIT_USER',
      'CORS_ORIGINS',
      'ALLOW_EMBEDDED_DATABASE',
      'IDENTITY_JWKS_URL',
      'IDENTITY_ISSUER',
      'DATABASE_URL',
      'S3_BUCKET',
      'ENCRYPTION_KEY',
    ].sort(),
  );
});

test.each([
  ['DATABASE_URL', 'mysql://x', 'must be a URL that begins with postgres:// or postgresql://'],
  ['IDENTITY_ISSUER', 'nowhere', 'must be a URL that begins with http:// or https://'],
  ['RATE_LIMIT_USER', '-1', 'must be a whole number from 1 to 1000000000'],
  ['RATE_LIMIT_USER', '0', 'must be a whole number from 1 to 1000000000'],
  ['PORT', '70000', 'must be a whole number from 0 to 65535'],
  ['ROLE', 'boss', 'must be one of: all, api, worker'],
  ['S3_BUCKET', 'ab', 'must have at least 3 characters'],
  ['MODEL_SERVERS', '[', 'must be JSON'],
  ['MODEL_SERVERS', '{}', 'must be a JSON list of objects with name, baseUrl and optionally apiKey'],
  ['MODEL_CATALOG', '1', 'must be a JSON list of models, with the fields of GET /models'],
  [
    'DEFAULT_MODEL',
    'nowhere:model',
    'names a provider that does not exist: the providers are offline, anthropic, google, openai',
  ],
])('%s=%s: a sentence names the accepted values', (name, value, sentence) => {
  expect(problemsOf({ [name]: value })).toEqual([`${name} ${sentence}`]);
});

test('a misspelled variable is reported with the setting that it resembles, without its value', () => {
  const problems = problemsOf({ NODE_ENV: 'production', DATABSE_URL: 'postgres://u:hunter2@db/app' });
  expect(problems).toContain('DATABSE_URL is not a setting; did you mean DATABASE_URL?');
  expect(problems.join()).not.toContain('hunter2');
});

test('a missing letter is found in each long name of a setting, and no common variable is reported', () => {
  const long = settingNames.filter((name) => name.length >= 6);
  for (const name of long) {
    const misspelled = `${name.slice(0, 3)}${name.slice(4)}`;
    const [sentence] = misspelledSettings({ [misspelled]: 'x' });
    // The sentence may name another setting, because some settings differ in only one or two letters.
    expect(`${misspelled}: ${sentence}`).toContain('is not a setting; did you mean');
  }
  const usual = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'USER',
    'SHELL',
    'LANG',
    'TERM',
    'EDITOR',
    'PORTS',
    'TEST_DATABASE_URL',
    'AWS_REGION',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'PGHOST',
    'PGPORT',
    'NODE_OPTIONS',
    'NODE_PATH',
    'OTEL_METRICS_EXPORTER',
    'OTEL_LOGS_EXPORTER',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OTEL_SERVICE_NAME',
    'DEBUG',
    'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
    'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT',
    'MOCK_PORT',
    'KUBERNETES_PORT',
    'npm_lifecycle_script',
    'REDIS_URL',
    'MISTRAL_API_KEY',
    'COHERE_API_KEY',
    'DATABASE_URL',
    'S3_BUCKET',
  ];
  expect(misspelledSettings(Object.fromEntries(usual.map((name) => [name, 'x'])))).toEqual([]);
});

test('the process logs a warning about a misspelled variable, and continues', async () => {
  // The database does not exist, so the process ends when it connects.
  const { output } = await runToEnd('start', {
    DATABASE_URL: 'postgres://app@127.0.0.1:9/none',
    S3_BUKCET: 'hunter2',
    LOG_FORMAT: 'json',
  });
  expect(output).toContain('"S3_BUKCET is not a setting; did you mean S3_BUCKET?"');
  expect(output).toContain('The database of DATABASE_URL (none at 127.0.0.1:9) cannot be used');
  expect(output).not.toContain('hunter2');
});

test('no problem is described in the words of the validation library', () => {
  const entries = [{}, { id: 1 }, { name: '', baseUrl: 1, apiKey: '', more: true }];
  const lists = ['null', '1', '"text"', JSON.stringify(entries), '[{"id":"openai:new","uses":"chat","price":[]}]'];
  const wrong = ['', ' ', '-1', '99999999999', 'x', '*', '://', 'x'.repeat(300), ...lists];
  const texts = settingNames.flatMap((name) => wrong.flatMap((value) => problemsOf({ [name]: value })));
  expect(texts.length).toBeGreaterThan(300);
  expect(
    texts.filter((text) => /invalid|expected|received|too (small|big)|unrecognized|is not valid$/i.test(text)),
  ).toEqual([]);
});

test('one port for the API and the metrics is refused, unless their addresses differ', () => {
  const same = { PORT: '3000', METRICS_PORT: '3000' };
  expect(problemsOf(same)).toEqual(['METRICS_PORT must differ from PORT, which is also 3000']);
  expect(namesOf({ METRICS_PORT: '3000' })).toEqual(['METRICS_PORT']);
  expect(namesOf({ ...same, HOST: '0.0.0.0' })).toEqual(['METRICS_PORT']);
  const others: Record<string, string>[] = [{ HOST: '10.0.0.5' }, { ROLE: 'worker' }, { PORT: '0', METRICS_PORT: '0' }];
  for (const accepted of others) expect(problemsOf({ ...same, ...accepted })).toEqual([]);
});

test('an invalid setting is not reported as missing', () => {
  expect(
    namesOf({
      NODE_ENV: 'production',
      DATABASE_URL: 'mysql://x',
      IDENTITY_ISSUER: 'nowhere',
      S3_BUCKET: 'files',
      ENCRYPTION_KEY: 'short',
    }).sort(),
  ).toEqual(['DATABASE_URL', 'ENCRYPTION_KEY', 'IDENTITY_ISSUER']);
});

test('settings of the object store that depend on missing settings are reported', () => {
  expect(namesOf({ S3_ENDPOINT: 'https://s3.example' })).toEqual(['S3_BUCKET']);
  expect(namesOf({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' })).toEqual(['S3_ACCESS_KEY_ID']);
  expect(readConfig({ S3_BUCKET: 'files' }).storage).toMatchObject({
    kind: 'external',
    endpoint: null,
    credentials: null,
    usesPathStyle: false,
  });
  expect(readConfig({ S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.example' }).storage).toMatchObject({
    usesPathStyle: true,
  });
});

test('by default, the mirror is at most 1 h old with webhooks or the embedded provider, and otherwise 5 s', () => {
  const outside = { IDENTITY_ISSUER: 'https://clerk.example' };
  expect(readConfig(outside).members.mirrorMaxAgeMs).toBe(5_000);
  expect(readConfig({ ...outside, IDENTITY_WEBHOOK_SECRETS: 'whsec_AAAA' }).members.mirrorMaxAgeMs).toBe(3_600_000);
  expect(readConfig({}).members.mirrorMaxAgeMs).toBe(3_600_000);
  expect(readConfig({ ...outside, MEMBER_MIRROR_MAX_AGE_SECONDS: '0' }).members.mirrorMaxAgeMs).toBe(0);
});

test('by default, a process has every role and exposes no metrics', () => {
  expect(readConfig({})).toMatchObject({
    role: 'all',
    metrics: null,
    worker: { pollIntervalMs: 2_000, leaseMs: 10_000 },
  });
  expect(readConfig({ ROLE: 'worker', METRICS_PORT: '9464', WORKER_LEASE_SECONDS: '1' })).toMatchObject({
    role: 'worker',
    metrics: { port: 9464, host: '127.0.0.1' },
    worker: { leaseMs: 1_000 },
  });
  expect(readConfig({}).runs).toEqual({
    timeLimitMs: 600_000,
    maxPerWorker: 10,
    maxPerOrganization: 5,
  });
  expect(readConfig({}).maxStreamedRuns).toBe(2_500);
  expect(readConfig({ WORKER_RUN_CONCURRENCY: '3' }).runs.maxPerWorker).toBe(3);
  expect(namesOf({ WORKER_RUN_CONCURRENCY: '0' })).toEqual(['WORKER_RUN_CONCURRENCY']);
  expect(
    namesOf({
      ROLE: 'boss',
      METRICS_PORT: '65536',
      WORKER_LEASE_SECONDS: '0',
      WORKER_POLL_INTERVAL_MS: '1',
      MEMBER_RECONCILE_INTERVAL_SECONDS: '0',
    }),
  ).toEqual([
    'ROLE',
    'MEMBER_RECONCILE_INTERVAL_SECONDS',
    'METRICS_PORT',
    'WORKER_POLL_INTERVAL_MS',
    'WORKER_LEASE_SECONDS',
  ]);
});

test('by default, only an API in production without embedded services has a process for each core', () => {
  const external = {
    DATABASE_URL: 'postgres://db/x',
    IDENTITY_ISSUER: 'https://clerk.example',
    S3_BUCKET: 'files',
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  };
  const processesOf = (environment: Record<string, string>) => readConfig(environment).http.processes;
  const production = { ...external, NODE_ENV: 'production', ROLE: 'api' };
  expect(processesOf(production)).toBe(availableParallelism());
  expect(processesOf({ ...production, API_PROCESSES: '3' })).toBe(3);
  expect(processesOf({ ...production, ROLE: 'all' })).toBe(1);
  expect(processesOf({ ...production, ROLE: 'worker', API_PROCESSES: '3' })).toBe(1);
  expect(processesOf({ ...production, S3_BUCKET: '', ALLOW_EMBEDDED_STORAGE: 'true' })).toBe(1);
  expect(processesOf({ ...external, ROLE: 'api' })).toBe(1);
  expect(processesOf({ ...external, ROLE: 'api', API_PROCESSES: '3' })).toBe(3);
  expect(problemsOf({ ...external, API_PROCESSES: '2' })).toEqual([
    'API_PROCESSES must be 1 with ROLE=all: run the API and the workers as separate processes',
  ]);
  for (const name of Object.keys(external))
    expect(problemsOf({ ...external, ROLE: 'api', API_PROCESSES: '2', [name]: '' })).toEqual([
      'API_PROCESSES must be 1 with an embedded service or a generated key: set DATABASE_URL, IDENTITY_ISSUER, ' +
        'S3_BUCKET and ENCRYPTION_KEY',
    ]);
  expect(namesOf({ API_PROCESSES: '0' })).toEqual(['API_PROCESSES']);
});

test('streamed lists have a separate connection pool', () => {
  expect(readConfig({}).database).toMatchObject({ poolSize: 10, streamPoolSize: 4 });
  expect(readConfig({ DATABASE_STREAM_POOL_SIZE: '1' }).database).toMatchObject({ poolSize: 10, streamPoolSize: 1 });
  for (const wrong of ['0', '201', 'none'])
    expect(namesOf({ DATABASE_STREAM_POOL_SIZE: wrong })).toEqual(['DATABASE_STREAM_POOL_SIZE']);
});

test('ENCRYPTION_KEY requires one or more 32-byte keys in base64', () => {
  const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
  expect(readConfig({}).encryptionKeys).toEqual([]);
  expect(readConfig({ ENCRYPTION_KEY: `${key(1)}, ${key(2)}` }).encryptionKeys).toEqual([key(1), key(2)]);
  for (const wrong of [
    'hunter2',
    key(1).slice(1),
    `${key(1)},hunter2`,
    Buffer.alloc(31).toString('base64'),
    Buffer.alloc(32).toString('hex'),
  ]) {
    expect(problemsOf({ ENCRYPTION_KEY: wrong })).toEqual([
      'ENCRYPTION_KEY must be 32 bytes in base64, or several of them separated by commas',
    ]);
  }
});

test('TOOL_SERVER_ALLOWED_ADDRESSES accepts addresses and ranges, and no names', () => {
  expect(readConfig({}).toolServers.allowedAddresses).toEqual([]);
  expect(
    readConfig({ TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1, 10.0.0.0/8, fd00::/8' }).toolServers.allowedAddresses,
  ).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
  for (const wrong of ['localhost', '127.1', '10.0.0.0/33', '10.0.0/8', '10.0.0.0/', 'fd00::/129', '*'])
    expect(namesOf({ TOOL_SERVER_ALLOWED_ADDRESSES: wrong })).toEqual(['TOOL_SERVER_ALLOWED_ADDRESSES']);
});

describe('server/docs/configuration.md', () => {
  const root = new URL('../../', import.meta.url);
  const table = readFileSync(new URL('server/docs/configuration.md', root), 'utf8');
  const documented = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );

  test('lists exactly the settings, each once', () => {
    expect([...documented].sort()).toEqual([...settingNames].sort());
  });

  test('lists every variable that is read outside the configuration', () => {
    const files = readdirSync(new URL('server', root), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.ts'),
    );
    const read = files.flatMap((path) =>
      [...readFileSync(new URL(`server/${path}`, root), 'utf8').matchAll(/process\.env(?:\[['"](\w+)|\.(\w+))/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      ),
    );
    expect(read).toContain('DATA_DIR');
    const known = new Set([...settingNames, 'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED']); // set for a library
    expect(read.filter((name) => !known.has(name))).toEqual([]);
  });
});

test('traces are enabled by an endpoint or an exporter, and can be disabled', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(readConfig({ OTEL_SERVICE_NAME: 'alone' }).isTraced).toBe(false);
  expect(readConfig(endpoint).isTraced).toBe(true);
  expect(readConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }).isTraced).toBe(true);
  expect(readConfig({ OTEL_TRACES_EXPORTER: 'console' }).isTraced).toBe(true);
  expect(readConfig({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }).isTraced).toBe(false);
  expect(readConfig({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).isTraced).toBe(false);
  expect(namesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'nowhere' })).toEqual(['OTEL_EXPORTER_OTLP_ENDPOINT']);
});

describe('integer settings', () => {
  test.each([' ', '0x50', '1e3', '-1', '80.5', '12345678901', 'NaN', 'Infinity', '8080 '])('refuse PORT=%j', (PORT) => {
    expect(namesOf({ PORT })).toEqual(['PORT']);
  });

  test('accept the ports 0 and 65535', () => {
    expect(readConfig({ PORT: '0' }).http.port).toBe(0);
    expect(readConfig({ PORT: '65535' }).http.port).toBe(65535);
  });
});

test('the configuration is frozen', () => {
  const config = readConfig({});
  expect(() => ((config.http as { port: number }).port = 1)).toThrow(TypeError);
  expect(() => (config.http.corsOrigins as string[]).push('x')).toThrow(TypeError);
});

test('the process names every invalid setting without its value and exits 1 before it creates anything', async () => {
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
  expect(output).not.toContain('    at '); // no stack trace
});

test('an unreachable database ends the start with exit code 1 and a message without the password', async () => {
  const { code, output } = await runToEnd('start', {
    DATA_DIR: '/tmp',
    DATABASE_URL: 'postgresql://app:hunter2@127.0.0.1:1/x',
  });
  expect(code).toBe(1);
  expect(output).toContain('ECONNREFUSED');
  expect(output).not.toContain('ready: Postgres');
  expect(output).not.toContain('hunter2');
});

describe('the catalog of models', () => {
  const catalog = (...list: object[]) => ({ MODEL_CATALOG: JSON.stringify(list) });
  const find = (environment: Record<string, string>, id: string) =>
    readConfig(environment).knownModels.find((model) => model.id === id);
  const id = 'openai:gpt-5-mini';
  const price = { inputPerMillionTokens: 0.5, outputPerMillionTokens: 1 };

  test('replaces the given fields of a known model, and adds other models', () => {
    const added = { id: 'openai:new', uses: ['chat'] };
    expect(find(catalog({ id, price }, added), id)).toEqual({
      ...find({}, id),
      price: { currency: 'USD', ...price },
    });
    expect(find(catalog({ id, price }, added), 'openai:new')).toMatchObject({
      displayName: 'new',
      uses: ['chat'],
      price: null,
    });
    expect(readConfig(catalog(added)).knownModels).toHaveLength(readConfig({}).knownModels.length + 1);
  });

  test.each([
    ['a value that is not JSON', { MODEL_CATALOG: '[' }],
    ['a value that is not a list', { MODEL_CATALOG: '{}' }],
    ['a model twice', catalog({ id }, { id })],
    ['a new model without uses', catalog({ id: 'openai:new' })],
    ['a model of a provider that does not exist', catalog({ id: 'nowhere:new', uses: ['chat'] })],
    ['a field that does not exist', catalog({ id, cost: 1 })],
    ['a negative price', catalog({ id, price: { ...price, inputPerMillionTokens: -1 } })],
    ['another currency', catalog({ id, price: { ...price, currency: 'EUR' } })],
    ['a use that does not exist', catalog({ id, uses: ['images'] })],
  ])('refuses %s', (_title, environment) => {
    expect(namesOf(environment).map((name) => name?.split('.')[0])).toEqual(['MODEL_CATALOG']);
  });

  test('refuses a default model of a provider that does not exist', () => {
    expect(namesOf({ DEFAULT_MODEL: 'nowhere:model' })).toEqual(['DEFAULT_MODEL']);
    expect(readConfig({ DEFAULT_MODEL: 'openai:gpt-5-mini' }).defaultModel).toBe('openai:gpt-5-mini');
  });
});

describe('model servers', () => {
  const servers = (...list: object[]) => ({ MODEL_SERVERS: JSON.stringify(list) });
  const local = { name: 'local', baseUrl: 'http://127.0.0.1:11434/v1' };

  test('extend the providers that have a key', () => {
    expect(
      readConfig({ ANTHROPIC_API_KEY: 'k1', ...servers(local, { ...local, name: 'other', apiKey: 'k2' }) })
        .modelProviders,
    ).toEqual([
      { kind: 'anthropic', name: 'anthropic', apiKey: 'k1', baseUrl: null },
      { kind: 'openai-compatible', ...local, apiKey: null },
      { kind: 'openai-compatible', ...local, name: 'other', apiKey: 'k2' },
    ]);
  });

  test.each([
    ['not JSON', { MODEL_SERVERS: '[{"name": "local", "apiKey": "sk-hunter2"' }],
    ['not a list', { MODEL_SERVERS: '{"apiKey": "sk-hunter2"}' }],
    ['two of one name', servers(local, { ...local, apiKey: 'sk-hunter2' })],
    ['a name that is taken', servers({ ...local, name: 'openai', apiKey: 'sk-hunter2' })],
    ['a field that is not known', servers({ ...local, key: 'sk-hunter2' })],
    ['an address of another kind', servers({ ...local, baseUrl: 'ftp://sk-hunter2@x' })],
  ])('are refused without showing the value: %s', (_title, environment) => {
    expect(namesOf(environment)[0]?.split('.')[0]).toBe('MODEL_SERVERS');
    expect(problemsOf(environment).join()).not.toContain('hunter2');
  });
});
