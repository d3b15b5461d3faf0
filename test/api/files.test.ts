// Tests that every operation of the contract has exactly one test file, test/api/<folder>/<operationId>.test.ts, which
// names its method and path.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@jest/globals';
import { operations } from '../../server/generated/operations.js';

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });

test.each(Object.entries(operations))('%s', (id, { method, path }) => {
  const names = files.filter((name) => basename(name) === `${id}.test.ts`);
  expect({ operation: id, files: names.length }).toEqual({ operation: id, files: 1 });
  expect(readFileSync(new URL(names[0] ?? '', folder), 'utf8')).toContain(`${method.toUpperCase()} ${path}`);
});
