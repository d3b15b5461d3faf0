// Tests the comparison of the SDK's exports with those of the last release.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { compareReports, contractTypesOf } from '../../codegen/changes/api-report-changes.js';
import { document } from './support.js';

describe('the comparison of exports', () => {
  const report = (code: string) => `# Public API\n\n## .\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
  const bumpOf = (before: string, after: string) =>
    compareReports(report(before), report(after), contractTypesOf(document)).map(({ bump }) => bump);

  test.each([
    ['an export is removed', 'function a(): void;\nfunction b(): void;', 'function a(): void;'],
    ['an export is renamed', 'function a(): void;', 'function b(): void;'],
    ['a required parameter is new', 'function a(): void;', 'function a(input: string): void;'],
    ['a result has another type', 'function a(): string;', 'function a(): number;'],
    ['an overload is removed', 'function a(x: 1): void;\nfunction a(x: 2): void;', 'function a(x: 1): void;'],
    ['a setting is removed', 'export interface A { a?: string; b?: string; }', 'export interface A { a?: string; }'],
    [
      'a required setting is new',
      'export interface A { a?: string; }',
      'export interface A { a?: string; b: string; }',
    ],
    [
      'a required field of a body is new',
      'export interface ScheduledTaskCreate { name: string; }',
      'export interface ScheduledTaskCreate { name: string; color: string; }',
    ],
    [
      'a field of a reply is removed',
      'export interface ScheduledTask { id: number; name: string; }',
      'export interface ScheduledTask { id: number; }',
    ],
    ['a method is removed', 'class A { b(): void; }', 'class A { }'],
    [
      'an error text is removed',
      "export type AError = NotFoundError<'one' | 'two'>;",
      "export type AError = NotFoundError<'one'>;",
    ],
    ['a function gets a type parameter', 'function a<T>(b: T): void;', 'function a<T, U>(b: T): void;'],
    ['a type is wider', "export type A = 'one';", "export type A = 'one' | 'two';"],
    [
      'a value of an enum is removed',
      "export type AuditRecordType = 'agent' | 'user';",
      "export type AuditRecordType = 'agent';",
    ],
    [
      'a method of the client has another result',
      'export interface ToolsMethods { list(): List<A>; }',
      'export interface ToolsMethods { list(): List<B>; }',
    ],
    [
      'a required setting is new in an object of a setting',
      'export interface A { a?: { b: string; }; }',
      'export interface A { a?: { b: string; c: string; }; }',
    ],
  ])('reports a breaking change if %s', (_title, before, after) => expect(bumpOf(before, after)).toContain('major'));

  test.each([
    ['an export is new', 'function a(): void;', 'function a(): void;\nfunction b(): void;'],
    ['an optional parameter', 'function a(): void;', 'function a(input?: string): void;'],
    ['an overload is new', 'function a(x: 1): void;', 'function a(x: 1): void;\nfunction a(x: 2): void;'],
    ['a setting is new', 'export interface A { a?: string; }', 'export interface A { a?: string; b?: string; }'],
    [
      'a field of a reply that is always present',
      'export interface ScheduledTask { id: number; }',
      'export interface ScheduledTask { id: number; color: string; }',
    ],
    ['a field of an error', 'class A { b: string; }', 'class A { b: string; c: string; }'],
    [
      'an error is new',
      "export type AError = NotFoundError<'one'>;",
      "export type AError = NotFoundError<'one' | 'two'> | ConflictError<'three'>;",
    ],
    ['a value of an enum', "export type AuditRecordType = 'agent';", "export type AuditRecordType = 'agent' | 'user';"],
    [
      'a value of an enum in a field',
      "export interface AgentSave { a?: OpenEnum<'one'> | undefined; }",
      "export interface AgentSave { a?: OpenEnum<'one' | 'two'> | undefined; }",
    ],
    [
      'the first parameter of an operation',
      'export interface ModelsMethods { list(input?: types.NoInput): List<A>; }',
      'export interface ModelsMethods { list(input?: types.ListModelsInput): List<A>; }',
    ],
  ])('reports an addition: %s', (_title, before, after) => expect(bumpOf(before, after)).toEqual(['minor']));

  test('new operations and new values of enums are additions; their removal is a breaking change', () => {
    const before = readFileSync(new URL('../../sdk/api-report.md', import.meta.url), 'utf8');
    // What `npm run generate` adds to the report for new operations and new values.
    const additions = [
      ['export interface GetAgentInput ', 'export interface GadgetsMethods {\n    list(): Call<string>;\n}\n$&'],
      ['    readonly tools: ToolsMethods;\n', '$&    readonly gadgets: GadgetsMethods;\n'],
      ["export type OperationId = 'listAgents'", "$& | 'listGadgets'"],
      ['    tools: {\n        list: listTools,\n', '    gadgets: {\n        list: listGadgets,\n    },\n$&'],
      ['        list: listModels,\n', '$&        get: getModel,\n'],
      ['    "/tools": {\n', '    "/gadgets": {\n        get: operations["listGadgets"];\n    };\n$&'],
      ['        get: operations["listModels"];\n', '$&        post: operations["createModel"];\n'],
      ['export type AuditRecordType = "agent"', '$& | "gadget"'],
      ['type: OpenEnum<"user" | "identity_provider"', '$& | "machine"'],
    ] as const;
    const after = additions.reduce((text, [place, addition]) => {
      expect(text.split(place)).toHaveLength(2);
      return text.replace(place, addition);
    }, before);
    const [extended, changed] = [
      compareReports(before, after, contractTypesOf(document)),
      compareReports(after, before, contractTypesOf(document)),
    ];
    expect(extended.map(({ bump, text }) => `${bump}: ${text}`)).toEqual([
      'minor: . GadgetsMethods was added',
      ...['AuditActor', 'AuditRecordType', 'Client', 'OperationId', 'methods', 'paths'].map(
        (name) => `minor: . ${name} was extended`,
      ),
    ]);
    expect(changed).toHaveLength(extended.length);
    expect(new Set(changed.map(({ bump }) => bump))).toEqual(new Set(['major']));
  });

  test("ignores the SDK's version, the contract's hash and compiler-only differences", () => {
    expect(
      bumpOf(
        "const sdkVersion = '1.0.0';\nconst contractSha256 = 'a';\nclass A { readonly b: string; }",
        "const sdkVersion = '1.1.0';\nconst contractSha256 = 'b';\nclass A { declare readonly b: string; }",
      ),
    ).toEqual([]);
  });
});
