// Tests compose.yaml and Dockerfile without Docker: everything to which these files refer must exist.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { ConfigError, readConfig } from '../../server/app/config/config.js';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const exists = (path: string) => existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)));

interface Service {
  image?: string;
  command?: string[] | string;
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  deploy?: { replicas: number };
}
// Compose supports the merge keys of YAML 1.1.
const { services } = load(read('compose.yaml'), { schema: YAML11_SCHEMA }) as { services: Record<string, Service> };
const own = Object.entries(services).filter(([, { image }]) => image === 'agent-platform');
const processOf = (text: string) => /dist\/(server\/bin\/\w+)\.js/.exec(text)?.[1];

test('every command of an image is an entry point', () => {
  const named = [...own.map(([, { command }]) => processOf(String(command))), processOf(read('Dockerfile'))];
  expect(named).toEqual(['server/bin/migrate', 'server/bin/api', 'server/bin/worker', 'server/bin/start']);
  for (const path of named) expect(exists(`${path}.ts`)).toBe(true);
});

/** Settings that the operator must provide. */
const required: Record<string, string> = {
  IDENTITY_ISSUER: 'https://clerk.example',
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
};

test('the settings in compose.yaml are a valid production configuration, and each is documented', () => {
  for (const [name, { environment = {} }] of own) {
    const variables = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [
        key,
        value.replace(/\$\{(\w+)(:[-?][^}]*)?\}/, (_text, variable: string) => required[variable] ?? ''),
      ]),
    );
    expect(() => readConfig({ NODE_ENV: 'production', ...variables })).not.toThrow();
    const documented = new Set(
      read('server/docs/configuration.md')
        .match(/`[A-Z][A-Z0-9_]+`/g)
        ?.map((text) => text.slice(1, -1)),
    );
    expect({ name, unknown: Object.keys(environment).filter((key) => !documented.has(key)) }).toEqual({
      name,
      unknown: [],
    });
  }
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(ConfigError);
});

test('every service that another one waits for exists, and the API and the worker have two replicas', () => {
  for (const { depends_on: waited = {} } of Object.values(services))
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(waited)));
  expect([services['api']?.deploy?.replicas, services['worker']?.deploy?.replicas]).toEqual([2, 2]);
});

test('every file of the image build exists and is included in the context', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, paths]) =>
    paths!.split(' '),
  );
  const included = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  for (const path of copied) {
    expect({ path, exists: exists(path) }).toEqual({ path, exists: true });
    expect({ path, isIncluded: included.some((entry) => path === entry || path.startsWith(`${entry}/`)) }).toEqual({
      path,
      isIncluded: true,
    });
  }
});
