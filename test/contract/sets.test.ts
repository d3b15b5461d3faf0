// Compares the operations of the contract with those of the server and the SDK.
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { operations as table } from '../../server/generated/operations.js';
import * as sdk from '../../sdk/src/generated/operations.js';
import { contract } from './support.js';

const ids = contract.operations.map(({ id }) => id).sort();

test("the server's operation table has the operations of the contract", () => {
  expect(Object.keys(table).sort()).toEqual(ids);
  for (const { id, method, path, role, responses } of contract.operations) {
    expect(table[id as keyof typeof table]).toMatchObject({
      method,
      path,
      role,
      statuses: responses.map(({ status }) => status),
    });
  }
});

test('the handler interface has one handler for each operation', () => {
  const source = readFileSync(new URL('../../server/generated/handlers.ts', import.meta.url), 'utf8');
  const methods = [...source.matchAll(/^ {2}(\w+): Handler<'(\w+)'>;$/gm)];
  expect(methods.map(([, name]) => name).sort()).toEqual(ids);
  expect(methods.map(([, , argument]) => argument).sort()).toEqual(ids);
});

test('the SDK has the functions of every operation that requires a token', () => {
  const functions = Object.entries(sdk).filter(([, value]) => typeof value === 'function');
  const tokenOperations = contract.operations.filter(({ isPublic }) => !isPublic).map(({ id }) => id);
  const names = contract.operations
    .filter(({ isPublic }) => !isPublic)
    .flatMap(({ id, path, method }) =>
      Object.values<string>(contract.document.paths[path][method]['x-sdk-methods'] ?? { method: id }),
    );
  expect(functions.map(([name]) => name).sort()).toEqual(names.sort());
  expect(ids.filter((id) => !tokenOperations.includes(id))).toEqual(['receiveIdentityEvent']);
});

test('every path has one spelling', () => {
  const paths = [...new Set(contract.operations.map(({ path }) => path))];
  expect(new Set(paths.map((path) => path.toLowerCase().replace(/\/$/, ''))).size).toBe(paths.length);
});
