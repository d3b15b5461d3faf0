// One set of operations everywhere: contract, operation table, handlers' interface, SDK. A difference in either direction fails.
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { operations as table } from '../../server/generated/operations.js';
import * as sdk from '../../sdk/src/generated/operations.js';
import { contract } from './support.js';

const ids = contract.operations.map(({ id }) => id).sort();

test('the operation table of the server', () => {
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

test('the interface of the handlers', () => {
  const source = readFileSync(new URL('../../server/generated/handlers.ts', import.meta.url), 'utf8');
  const methods = [...source.matchAll(/^ {2}(\w+): Handler<'(\w+)'>;$/gm)];
  expect(methods.map(([, name]) => name).sort()).toEqual(ids);
  expect(methods.map(([, , argument]) => argument).sort()).toEqual(ids);
});

test('the functions of the SDK: all but those that take no token, which are not for partners', () => {
  const functions = Object.entries(sdk).filter(([, value]) => typeof value === 'function');
  const forPartners = contract.operations.filter(({ isPublic }) => !isPublic).map(({ id }) => id);
  expect(functions.map(([name]) => name).sort()).toEqual(forPartners.sort());
  expect(ids.filter((id) => !forPartners.includes(id))).toEqual(['receiveIdentityEvent']);
});

test('no path is written in two ways', () => {
  const paths = [...new Set(contract.operations.map(({ path }) => path))];
  expect(new Set(paths.map((path) => path.toLowerCase().replace(/\/$/, ''))).size).toBe(paths.length);
});
