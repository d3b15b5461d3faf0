// Tests that the server sends only replies that the contract declares, and otherwise a 500 without details.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ApiError } from '../../server/platform/errors.js';
import type { Handlers } from '../../server/generated/handlers.js';
import { operations, type OperationId } from '../../server/generated/operations.js';
import { compileReplyValidator } from '../../server/http/reply/reply-checks.js';
import { deref, operations as contract, type Json } from '../contract/support.js';
import { startTestApp, type TestApp } from './support.js';

/** Two applications: with and without checked limits. */
const apps = new Map<boolean, TestApp>();
let listAgents: () => Promise<unknown>;
let listSkills: () => Promise<unknown>;
beforeAll(async () => {
  const doubles = {
    listAgents: (() => listAgents()) as Handlers['listAgents'],
    listSkills: (() => listSkills()) as Handlers['listSkills'],
  };
  for (const checkReplyBounds of [true, false])
    apps.set(checkReplyBounds, await startTestApp({ checkReplyBounds, doubles }));
});
afterAll(async () => {
  for (const app of apps.values()) await app.stop();
});
beforeEach(() => apps.forEach(({ logs }) => void logs.splice(0)));

function exampleOf(id: OperationId): Json {
  const operation = contract.find((one) => one.id === id);
  return Object.values<Json>(deref(operation?.raw.responses['200']).content['application/json'].examples)[0].value;
}
const [agent] = exampleOf('listAgents');

function listing(handler: () => Promise<unknown>, checkReplyBounds = true) {
  listAgents = handler;
  return apps.get(checkReplyBounds)!.call('GET', '/agents');
}
const answering = (reply: unknown, checkReplyBounds = true) => listing(() => Promise.resolve(reply), checkReplyBounds);
const errors = () => [...apps.values()].flatMap(({ logs }) => logs).filter((line) => Number(line['level']) >= 50);
const internal = { status: 500, body: { error: 'Internal Server Error' } };

test.each([true, false])('compiles the check of every reply, with limits: %s', (thorough) => {
  const replyDifference = compileReplyValidator({ thorough });
  for (const [id, { statuses }] of Object.entries(operations))
    for (const status of statuses) expect(() => replyDifference(id as OperationId, status, undefined)).not.toThrow();
});

test('sends a declared reply unchanged', async () => {
  const reply = await answering({ status: 200, body: [agent] });
  expect(errors()).toEqual([]);
  expect(reply).toMatchObject({ status: 200, body: [agent] });
});

describe.each([true, false])('with limits checked: %s', (checkReplyBounds) => {
  test.each([
    ['an undeclared field', [{ ...agent, internalNotes: 'hidden-value' }]],
    ['a field that is missing', [{ ...agent, name: undefined }]],
    ['a wrong type', [{ ...agent, id: '17' }]],
    ['a Date instead of its text', [{ ...agent, createdAt: new Date() }]],
    ['a value outside of the enum', [{ ...agent, stage: 'hidden-value' }]],
    ['null', null],
    ['undefined', undefined],
  ])('returns and logs a 500 for %s', async (_what, body) => {
    expect(await answering({ status: 200, body }, checkReplyBounds)).toMatchObject(internal);
    expect(errors()).toEqual([expect.objectContaining({ operationId: 'listAgents', requestId: expect.any(String) })]);
    expect(JSON.stringify(errors())).not.toContain('hidden-value');
  });

  test.each([201, 204, 302])('returns and logs a 500 for the undeclared status %d', async (status) => {
    expect(await answering({ status, body: [agent] }, checkReplyBounds)).toMatchObject(internal);
    expect(JSON.stringify(errors())).toContain(`status ${status} is not declared`);
  });
});

test('a value over its limit returns 500 if the server checks limits, as it does only in tests', async () => {
  const long = [{ ...agent, name: 'x'.repeat(100_000) }];
  expect(await answering({ status: 200, body: long })).toMatchObject(internal);
  expect((await answering({ status: 200, body: long }, false)).status).toBe(200);
});

describe('a streamed list inside an object', () => {
  const [skill] = exampleOf('listSkills').skills;
  async function* reading(...skills: unknown[]) {
    yield* await Promise.resolve(skills);
  }
  const replyWith = (body: unknown, status = 200) => {
    listSkills = () => Promise.resolve({ status, body });
    return apps.get(true)!.call('GET', '/skills/manage');
  };

  test.each([0, 1, 3])('a list of %d items is sent with the other properties and an exact length', async (count) => {
    const skills = Array.from({ length: count }, () => skill);
    const reply = await replyWith({ skills: reading(...skills), success: true });
    expect(reply).toMatchObject({ status: 200, body: { success: true, skills } });
    expect(Number(reply.headers.get('content-length'))).toBe(JSON.stringify({ success: true, skills }).length);
  });

  test.each([
    ['a wrong property beside an empty list', { success: 'yes', skills: reading() }],
    ['an undeclared property', { success: true, hidden: 1, skills: reading(skill) }],
    ['a property that is missing', { skills: reading(skill) }],
    ['a list under an undeclared name', { success: true, others: reading() }],
    ['a wrong item', { success: true, skills: reading(skill, { ...skill, hidden: 1 }) }],
    ['two lists', { success: true, skills: reading(skill), others: reading() }],
  ])('returns and logs a 500 for %s', async (_what, body) => {
    expect(await replyWith(body)).toMatchObject(internal);
    expect(errors()).toEqual([expect.objectContaining({ operationId: 'listSkills' })]);
  });

  test('returns 500 for an undeclared status, even with an empty list', async () => {
    expect(await replyWith({ success: true, skills: reading() }, 201)).toMatchObject(internal);
  });
});

describe('failures', () => {
  const failing = (error: unknown) => listing(() => Promise.reject(error));

  test('returns and logs a 500 for an error whose status the operation does not declare', async () => {
    expect(await failing(new ApiError('conversation_run_in_progress'))).toMatchObject(internal);
    expect(errors()).toEqual([
      expect.objectContaining({ msg: 'returning 500 instead of an error that the contract does not declare' }),
    ]);
  });

  test('returns 500 for an error code that the operation does not declare', async () => {
    expect(await failing(new ApiError('tag_not_found'))).toMatchObject(internal);
  });

  test.each([
    ['an Error', new Error('select secret_column from agents')],
    ['a text', 'select secret_column from agents'],
    ['undefined', undefined],
    [
      'an object that resembles a transport failure',
      { status: 418, statusCode: 418, expose: true, message: 'secret_column', headers: { 'x-evil': '1' } },
    ],
  ])('hides %s that a handler throws', async (_what, error) => {
    const reply = await failing(error);
    expect(reply).toMatchObject(internal);
    expect(reply.headers.get('x-evil')).toBeNull();
  });

  test('returns 500 if a handler throws synchronously, and keeps running', async () => {
    const reply = await listing(() => {
      throw new TypeError('x is not a function');
    });
    expect(reply).toMatchObject(internal);
    expect((await apps.get(true)!.call('GET', '/me/permissions')).status).toBe(501);
  });
});
