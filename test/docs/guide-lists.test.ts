import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { compileAt, complaints, deref, document, jsonBody, operations, parameters } from '../contract/support.js';

const guide = (name: string) => readFileSync(new URL(`../../server/docs/guides/${name}.md`, import.meta.url), 'utf8');

test('the guide to paging has every list with pages, and the parameters of each list', () => {
  const rows = [...guide('paging').matchAll(/^\| (`GET [^|]*)\| `(\w+)`, `(\w+)` *\|/gm)];
  const shown = rows.flatMap(([, paths = '', limit, next]) =>
    [...paths.matchAll(/`(?:GET )?(\/[^`]*)`/g)].map(([, path]) => `${path} ${limit} ${next}`),
  );
  const paged = operations.flatMap(({ path, raw }) => {
    const next = parameters(raw).find(({ name }) => ['cursor', 'before', 'offset'].includes(name));
    return next ? [`${path} limit ${next.name}`] : [];
  });
  expect(shown.sort()).toEqual(paged.sort());
});

test('the guide to uploads explains every required field of a file, with a valid body', () => {
  const add = operations.find(({ id }) => id === 'addKnowledgeBaseFile')!;
  const page = guide('uploads');
  const [, text = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const body = JSON.parse(text) as object;
  const isValid = compileAt(`${add.pointer}/requestBody/content/application~1json/schema`);
  expect(isValid(body) ? [] : complaints(isValid)).toEqual([]);
  expect(Object.keys(body)).toEqual(deref(jsonBody(add.raw).schema).required);
  for (const field of Object.keys(body)) expect(page).toMatch(new RegExp(`^ *\\| \`${field}\` +\\| `, 'm'));
});

test('the guide to uploads says for every type of document what is extracted', () => {
  const [, rows = ''] = /^\| Type +\| What is extracted +\|\n\|.*\|\n((?:\|.*\|\n)+)/m.exec(guide('uploads')) ?? [];
  const described = [...rows.matchAll(/^\| ([^|]*?) +\|/gm)].flatMap(([, types = '']) => types.split(', '));
  expect(described.sort()).toEqual(Object.keys(document['x-document-types'].types).sort());
});
