// Tests that every operation of the contract has a test file, with a case for each kind of reply.
//
// The file is test/api/<module>/<operationId>.test.ts, with the folder names of server/modules. The title of an error
// case names the status (`returns 404 for a missing agent`). Any other title is a success case. `testAccess(…)` of
// test/api/agents/support.ts counts as a 2xx for each role in `allowed`, a 401, and a 403 for each role in `refused`.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { operations, type OperationId } from '../../server/generated/operations.js';

const folder = new URL('../api/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
const operationIds = Object.keys(operations) as OperationId[];

/** Returns the titles of all tests in a text: the first argument of `test(…)`, `it(…)` and `.each(…)(…)`. */
function titlesIn(text: string): string[] {
  return [...text.matchAll(/(?:\b(?:test|it)\(|\]\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(
    ([, , title]) => title ?? '',
  );
}

function casesIn(text: string): Set<string> {
  const cases = new Set(titlesIn(text).map((title) => /\breturns? ([345]\d\d)\b/.exec(title)?.[1] ?? '2xx'));
  const [, access] = /testAccess\(([\s\S]*?)\n?\s*\}\);/.exec(text) ?? [];
  if (access !== undefined) {
    cases.add('401');
    if (/allowed: \[\s*'/.test(access)) cases.add('2xx');
    if (/refused: \[\s*'/.test(access)) cases.add('403');
  }
  return cases;
}

function casesNeeded(id: OperationId): string[] {
  const { statuses, public: isPublic } = operations[id] as { statuses: readonly number[]; public: boolean };
  const failures = [400, 401, 403, 404].filter((status) => statuses.includes(status) && !(isPublic && status === 403));
  return ['2xx', ...failures.map(String)];
}

test('finds titles in every notation', () => {
  const text =
    `test('returns 404', f); it("a '400'", f); test.each([\n['x'],\n])('403 %s', f); ` +
    "describe('500', f); test.each(list)('401', f)";
  expect(titlesIn(text)).toEqual(['returns 404', "a '400'", '403 %s']);
});

test.each(operationIds)('%s', (id) => {
  const names = files.filter((name) => name.split('/').at(-1) === `${id}.test.ts`);
  expect({ operation: id, files: names.length }).toEqual({ operation: id, files: 1 });
  const text = readFileSync(new URL(names[0] ?? '', folder), 'utf8');
  const { method, path } = operations[id];
  expect(text).toContain(`${method.toUpperCase()} ${path}`);
  const cases = casesIn(text);
  expect({ operation: id, missing: casesNeeded(id).filter((name) => !cases.has(name)) }).toEqual({
    operation: id,
    missing: [],
  });
});
