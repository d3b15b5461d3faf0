import { expect } from '@jest/globals';
import type { CallResult } from '../support/server.js';

/** Expects a 400 that names the field, or the parameter if the path begins with its place, such as `query`. */
export function expectNamed(reply: CallResult, path: string[], text = 'Bad Request'): void {
  expect({ status: reply.status, error: reply.body.error }).toEqual({ status: 400, error: text });
  const named = (reply.body.details as { path: string[]; in: string }[]).map(({ path: names, in: place }) =>
    place === 'body' ? names : [place, ...names],
  );
  expect(named).toContainEqual(path);
}

export function expectSameNotFound(replies: CallResult[], text: string): void {
  for (const reply of replies)
    expect({ status: reply.status, body: reply.body }).toEqual({ status: 404, body: { error: text } });
}
