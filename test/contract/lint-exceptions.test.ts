// Lists the exceptions from the contract's lint rules. A new exception must be added here.
import { readFileSync, readdirSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from '@jest/globals';
import { document, type Json } from './support.js';

const folder = new URL('../../.config/', import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const spectral = load(textOf('tools/contract/spectral.yaml')) as Json;

interface Exception {
  rule: string;
  /** Null for the whole contract. */
  place: string | null;
}

const rulesOf = (rules: Json, place: string | null): Exception[] =>
  Object.keys(rules ?? {}).map((rule) => ({ rule, place }));
const exceptions = [
  ...rulesOf(spectral.rules, null),
  ...(spectral.overrides as Json[]).flatMap(({ files, rules }) =>
    (files as string[]).flatMap((file) => rulesOf(rules, file.replace(/^.*#/, '#'))),
  ),
];

test('Spectral has three exceptions', () => {
  expect(exceptions).toEqual([
    { rule: 'owasp:api8:2023-define-cors-origin', place: null },
    { rule: 'owasp:api1:2023-no-numeric-ids', place: '#/components/schemas/Id' },
    { rule: 'owasp:api2:2023-write-restricted', place: '#/paths/~1webhooks~1identity/post/security' },
  ]);
});

test('each exception of Spectral has its reason above it', () => {
  const lines = textOf('tools/contract/spectral.yaml')
    .split('\n')
    .map((line) => line.trim());
  const start = ({ rule, place }: Exception) =>
    lines.findIndex((line) => (place === null ? line.startsWith(`${rule}:`) : line.includes(place)));
  for (const exception of exceptions) expect(lines[start(exception) - 1]).toMatch(/^# .*\.$/);
  expect(lines.filter((line) => /: (off|false)$/.test(line))).toHaveLength(exceptions.length);
});

test('each place of an exception of Spectral still exists in the contract', () => {
  for (const { place } of exceptions) {
    const keys =
      place === null
        ? []
        : place
            .slice(2)
            .split('/')
            .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    expect(keys.reduce((node: Json, key) => node?.[key], document)).toBeDefined();
  }
});

test('Redocly has no exceptions in its settings, and no ignore file exists', () => {
  expect(load(textOf('redocly.yaml'))).toEqual({ extends: ['recommended-strict'], telemetry: 'off' });
  const ignored = [...readdirSync(folder), ...readdirSync(new URL('../', folder))].filter(
    (name) => name.startsWith('.redocly') || name.startsWith('.spectral'),
  );
  expect(ignored).toEqual([]);
});
