// Rules for the operations, replies and errors of openapi.yaml that no linter checks.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  contract,
  deref,
  document,
  errorsOf,
  failing,
  operations,
  parameters,
  responses,
  type Json,
} from './support.js';

const roles = ['none', 'org:guest', 'org:member', 'org:agent_manager', 'org:admin'];
const bearer = operations.filter(({ raw }) => raw['x-required-role'] !== 'none');

const id = (candidate: { id: string }) => candidate.id;

describe('operations', () => {
  test('have a unique id in camel case, one declared tag, a short summary and a description', () => {
    expect(new Set(operations.map(id)).size).toBe(operations.length);
    expect(failing(operations, id, (candidate) => /^[a-z]+([A-Z][a-z]*)*$/.test(candidate.id))).toEqual([]);
    const tags = document.tags.map((tag: Json) => tag.name);
    expect(failing(operations, id, ({ raw }) => raw.tags.length === 1 && tags.includes(raw.tags[0]))).toEqual([]);
    expect(
      failing(operations, id, ({ raw }) => raw.summary.length <= 60 && !raw.summary.endsWith('.') && raw.description),
    ).toEqual([]);
  });

  test('state the minimum role, and require a token unless the role is `none`', () => {
    expect(failing(operations, id, ({ raw }) => roles.includes(raw['x-required-role']))).toEqual([]);
    expect(
      failing(operations, id, ({ raw }) => (raw['x-required-role'] === 'none') === (raw.security?.length === 0)),
    ).toEqual([]);
    expect(document.security).toEqual([{ bearerAuth: [] }]);
  });

  test('name the parameter that selects one of two reply shapes', () => {
    const twoShapes = operations.filter(
      ({ method, raw }) =>
        method === 'get' &&
        responses(raw).some(
          ({ status, response }) => status === 200 && deref(response.content['application/json']?.schema)?.oneOf,
        ),
    );
    expect(twoShapes.length).toBeGreaterThan(0);
    expect(
      failing(twoShapes, id, ({ raw }) =>
        parameters(raw).some(({ name, required }) => name === raw['x-reply-with'] && !required),
      ),
    ).toEqual([]);
    expect(operations.filter(({ raw }) => raw['x-reply-with']).map(id)).toEqual(twoShapes.map(id));
  });

  test('have a unique group and method name for SDKs, and one method for each of two replies', () => {
    const name = /^[a-z][A-Za-z]*$/;
    const groupOf = ({ raw }: (typeof operations)[number]): string[] => raw['x-fern-sdk-group-name'] ?? [];
    const methodsOf = ({ raw }: (typeof operations)[number]) =>
      Object.entries<string>(raw['x-sdk-methods'] ?? { [raw['x-fern-sdk-method-name']]: raw.operationId });
    expect(
      failing(
        operations,
        id,
        (operation) =>
          groupOf(operation).length > 0 &&
          [...groupOf(operation), operation.raw['x-fern-sdk-method-name']].every((part) => name.test(part)) &&
          methodsOf(operation)
            .flat()
            .every((part) => name.test(part)),
      ),
    ).toEqual([]);
    const pairs = operations.map((operation) => [...groupOf(operation), operation.raw['x-fern-sdk-method-name']]);
    expect(new Set(pairs.map(String)).size).toBe(operations.length);
    const methods = operations.flatMap((operation) =>
      methodsOf(operation).map(([key]) => [...groupOf(operation), key]),
    );
    expect(new Set(methods.map(String)).size).toBe(methods.length);
    const functions = operations.flatMap((operation) => methodsOf(operation).map(([, value]) => value));
    expect(new Set(functions).size).toBe(functions.length);
    // A method name must not equal a group name on the same level.
    expect(methods.map(String).filter((path) => operations.some((other) => String(groupOf(other)) === path))).toEqual(
      [],
    );
    const replySchemas = ({ raw }: (typeof operations)[number]) =>
      responses(raw)
        .filter(({ status }) => status < 300)
        .flatMap(({ response }) => Object.values<Json>(response.content ?? {}))
        .flatMap(({ schema }) => deref(schema).oneOf ?? [schema]);
    const twoReplies = operations.filter(
      (operation) => new Set(replySchemas(operation).map((schema) => JSON.stringify(schema))).size > 1,
    );
    expect(operations.filter(({ raw }) => raw['x-sdk-methods']).map(id)).toEqual(twoReplies.map(id));
    expect(failing(twoReplies, id, (operation) => methodsOf(operation).length === 2)).toEqual([]);
  });

  test('use only extensions documented in codegen/README.md', () => {
    const used = new Set<string>();
    JSON.stringify(document, (key, value) => (key.startsWith('x-') ? (used.add(key), value) : value));
    const readme = readFileSync(new URL('../../codegen/README.md', import.meta.url), 'utf8');
    expect([...used].filter((key) => !readme.includes(`\`${key}\``))).toEqual([]);
  });
});

describe('the declared statuses of operations', () => {
  const statuses = ({ raw }: { raw: Json }) => Object.keys(raw.responses);

  test.each(['400', '401', '429', '500', '503'])('include %s everywhere', (status) => {
    expect(failing(operations, id, (candidate) => statuses(candidate).includes(status))).toEqual([]);
  });

  test('include 403 on every operation with a token', () =>
    expect(failing(bearer, id, (candidate) => statuses(candidate).includes('403'))).toEqual([]));

  test.each(['413', '415'])('include %s if and only if there is a body', (status) => {
    expect(
      failing(
        operations,
        id,
        (candidate) => statuses(candidate).includes(status) === (candidate.raw.requestBody !== undefined),
      ),
    ).toEqual([]);
  });

  test('include 405 only for the two operations for which interface.md states it', () => {
    expect(operations.filter((candidate) => statuses(candidate).includes('405')).map(id)).toEqual([
      'bulkRemoveUsers',
      'updateUserMetadata',
    ]);
  });

  test('are numbers, with at least one success and no redirect', () => {
    expect(
      failing(operations, id, (candidate) =>
        statuses(candidate).every((status) => /^(20[0-9]|4[0-9]{2}|50[03])$/.test(status)),
      ),
    ).toEqual([]);
    expect(
      failing(operations, id, (candidate) => statuses(candidate).some((status) => status.startsWith('2'))),
    ).toEqual([]);
  });
});

describe('the declared headers of replies', () => {
  const all = operations.flatMap(({ id: name, raw }) =>
    responses(raw).map((reply) => ({ id: `${name} ${reply.status}`, deprecated: raw.deprecated === true, ...reply })),
  );
  const declares =
    (...names: string[]) =>
    ({ response }: { response: Json }) =>
      names.every((name) => response.headers?.[name]);

  test('include request id and rate limit on every reply', () => {
    expect(
      failing(all, id, declares('X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset')),
    ).toEqual([]);
  });
  test('include Retry-After on 429 and 503', () =>
    expect(
      failing(
        all.filter(({ status }) => status === 429 || status === 503),
        id,
        declares('Retry-After'),
      ),
    ).toEqual([]));
  test('include WWW-Authenticate on the 401 of every operation with a token', () => {
    const tokens = bearer.map(({ id: name, raw }) => ({ id: name, response: deref(raw.responses['401']) }));
    expect(failing(tokens, id, declares('WWW-Authenticate'))).toEqual([]);
  });
  test('include Allow on 405', () =>
    expect(
      failing(
        all.filter(({ status }) => status === 405),
        id,
        declares('Allow'),
      ),
    ).toEqual([]));
  test('include Deprecation, Sunset and Link on deprecated operations', () => {
    const deprecated = all.filter((reply) => reply.deprecated && reply.status < 300);
    expect(deprecated.length).toBeGreaterThan(0);
    expect(failing(deprecated, id, declares('Deprecation', 'Sunset', 'Link'))).toEqual([]);
  });
});

describe('errors', () => {
  const errors = Object.entries<Json>(document.components.responses).map(([name, response]) => ({
    id: name,
    response,
  }));

  test('are shared components', () => {
    const inline = operations.flatMap(({ id: name, raw }) =>
      responses(raw)
        .filter(({ status, component }) => status >= 400 && component === null)
        .map(({ status }) => `${name} ${status}`),
    );
    expect(inline).toEqual([]);
  });

  test('share one schema', () =>
    expect(
      failing(
        errors,
        id,
        ({ response }) => response.content['application/json'].schema.$ref === '#/components/schemas/Error',
      ),
    ).toEqual([]));

  test('every operation lists a code for each status', () => {
    const replies = contract.operations.flatMap(({ id: name, responses: all }) =>
      all.filter(({ status }) => status >= 400).map((reply) => ({ id: `${name} ${reply.status}`, ...reply })),
    );
    expect(failing(replies, id, ({ errors: listed }) => listed.length > 0)).toEqual([]);
    expect(
      failing(replies, id, ({ status, errors: listed }) => listed.every((error) => error.status === status)),
    ).toEqual([]);
  });

  test('every listed code of an operation belongs to one of its statuses', () => {
    const wrong = operations.flatMap(({ id: name, raw }) =>
      (raw['x-error-codes'] ?? [])
        .filter((code: string) => raw.responses[document['x-errors'][code].status] === undefined)
        .map((code: string) => `${name} ${code}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no operation lists the codes of unknown paths, slow requests, long headers and missing handlers', () => {
    const listed = new Set(contract.operations.flatMap(({ responses: all }) => all.flatMap((reply) => reply.errors)));
    expect(contract.errors.filter((error) => !listed.has(error)).map(({ code }) => code)).toEqual([
      'not_found',
      'request_timeout',
      'request_headers_too_large',
      'not_implemented',
    ]);
  });

  test('have the header X-Error-Code', () =>
    expect(failing(errors, id, ({ response }) => response.headers['X-Error-Code'])).toEqual([]));

  test('texts are unique, codes are in snake case, and each remedy is a sentence', () => {
    const texts = contract.errors.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(
      failing(
        contract.errors,
        ({ code }) => code,
        ({ code }) => /^[a-z]+(_[a-z]+)*$/.test(code),
      ),
    ).toEqual([]);
    expect(
      failing(
        contract.errors,
        ({ code }) => code,
        ({ action }) => /^[A-Z`].*[.]$/.test(action),
      ),
    ).toEqual([]);
  });

  test('every 400 of an operation with a token covers a missing organization', () => {
    const has = (name: string) => errorsOf(name, 400).some(({ code }) => code === 'organization_required');
    expect(failing(bearer, id, ({ id: name }) => has(name))).toEqual([]);
  });
});
