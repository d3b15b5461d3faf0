import { expect, test } from '@jest/globals';
import { document, type Json } from './support.js';

test('error texts refer to limits and do not repeat them', () => {
  const texts: [code: string, text: string][] = Object.entries<Json>(document['x-errors']).map(([code, { text }]) => [
    code,
    text,
  ]);
  expect(texts.filter(([, text]) => text.includes('{#/x-organization-limits/')).length).toBeGreaterThan(5);
  expect(texts.filter(([, text]) => /\d/.test(text))).toEqual([]);
});

test('exactly the errors with status 429 or 503, and `idempotency_key_in_progress`, have a default delay', () => {
  const errors = Object.entries<Json>(document['x-errors']);
  const delayed = errors.filter(([, { retryAfterSeconds }]) => retryAfterSeconds !== undefined);
  const temporary = errors.filter(([code, { status }]) => {
    return status === 429 || status === 503 || code === 'idempotency_key_in_progress';
  });
  expect(delayed).toEqual(temporary);
  const { example } = document.components.headers['Retry-After'];
  expect(delayed.map(([, { retryAfterSeconds }]) => retryAfterSeconds)).toContain(example);
});

test('every placeholder in an error text has an example', () => {
  const texts = Object.values<Json>(document['x-errors']).map(({ text }): string => text);
  const names = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  expect([...new Set(names)].sort()).toEqual(Object.keys(document['x-error-examples']).sort());
});
