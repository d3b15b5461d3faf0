// Tests the comments that an editor shows for the exports of the SDK.
import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import type typescript from 'typescript';
import { defaultOf, readContract } from '../../codegen/contract/contract.js';
import { resolve, type Json } from '../../codegen/contract/document.js';
import { lastRelease } from '../../codegen/changes/last-release.js';
import { readSdkMethods, type SdkMethod } from '../../codegen/sdk/methods-model.js';
import { generateSdkOperations } from '../../codegen/sdk/operations.js';
import { readSince, sinceOf, type Since } from '../../codegen/sdk/since.js';
import { generateSdkSchemas } from '../../codegen/sdk/schemas.js';
import { operations } from '../../server/generated/operations.js';
import { ts } from '../support/typescript.js';

const sources = fileURLToPath(new URL('../../sdk/src', import.meta.url));
const entries = [
  'index.ts',
  'middleware/index.ts',
  'opentelemetry.ts',
  'validation.ts',
  'webhooks.ts',
  'testing/index.ts',
].map((name) => join(sources, name));
const program = ts.createProgram(entries, {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  // Only comments are read.
  noLib: true,
});
const checker = program.getTypeChecker();

const isDescribed = (symbol: typescript.Symbol) =>
  symbol.getDocumentationComment(checker).some(({ text }) => text.trim() !== '');
const nameOf = (node: typescript.Node) => {
  const file = node.getSourceFile();
  return (
    `${relative(sources, file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ` +
    node.getText().split('\n')[0]?.slice(0, 80)
  );
};

const exported = entries.flatMap((entry) => {
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  return checker
    .getExportsOfModule(module as typescript.Symbol)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
});

type Member =
  | typescript.PropertySignature
  | typescript.MethodSignature
  | typescript.PropertyDeclaration
  | typescript.MethodDeclaration;

/** Private members need no description, and an override has the description of the member that it overrides. */
function isMember(node: typescript.Node): node is Member {
  if (
    !ts.isPropertySignature(node) &&
    !ts.isMethodSignature(node) &&
    !ts.isPropertyDeclaration(node) &&
    !ts.isMethodDeclaration(node)
  )
    return false;
  return (
    !ts.isComputedPropertyName(node.name) &&
    !(ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Override))
  );
}

function* membersBelow(node: typescript.Node): Generator<Member> {
  if (isMember(node)) yield node;
  const children: typescript.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* membersBelow(child);
}

const undescribed = (members: Member[]) =>
  members.filter(({ name }) => !isDescribed(checker.getSymbolAtLocation(name) as typescript.Symbol)).map(nameOf);

test('every export is described', () => {
  expect(exported.length).toBeGreaterThan(300);
  expect(exported.filter((symbol) => !isDescribed(symbol)).map(({ name }) => name)).toEqual([]);
});

test('every field of every exported interface and class is described', () => {
  // `paths` has one description for the whole table.
  const declarations = exported.filter(({ name }) => name !== 'paths').flatMap(({ declarations: own = [] }) => own);
  const members = declarations.flatMap((node) =>
    ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) ? [...node.members].filter(isMember) : [],
  );
  expect(members.length).toBeGreaterThan(150);
  expect(undescribed(members)).toEqual([]);
});

test('every field of the contract’s schemas is described', () => {
  const file = program.getSourceFile(join(sources, 'generated/schemas.ts')) as typescript.SourceFile;
  const fields = [...membersBelow(file)];
  expect(fields.length).toBeGreaterThan(400);
  expect(undescribed(fields)).toEqual([]);
});

test('the comment of every method has role, path, parameters, reply, errors and an example', () => {
  const file = program.getSourceFile(join(sources, 'generated/methods.ts')) as typescript.SourceFile;
  const methods = [...membersBelow(file)].filter(ts.isMethodSignature);
  const described = new Set<string>();
  const missing = methods.flatMap((method) => {
    const text = ts
      .getJSDocCommentsAndTags(method)
      .map((comment) => comment.getText())
      .join('\n');
    const request = /^\s*\* `([A-Z]+ \/\S+)`$/m.exec(text)?.[1] ?? 'no request';
    described.add(request);
    const parameters = method.parameters.map((parameter) => `@param ${parameter.name.getText()} - `);
    const wanted = ['Requires the ', '@returns ', '@throws {ApiError} ', '@example', ...parameters];
    return wanted.filter((part) => !text.includes(part)).map((part) => `${request}: ${part}`);
  });
  expect(missing).toEqual([]);
  const requests = Object.values(operations)
    .filter(({ public: isPublic }) => !isPublic)
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect([...described].sort()).toEqual(requests.sort());
});

const contract = readContract();
const { document } = contract;

interface Shown {
  place: string;
  schema: Json;
  comment: string;
}

const oneLine = (text: string) => text.replace(/\s+\*? ?/g, ' ').replace(/(?<=\d),(?=\d{3}\b)/g, '');

/** Returns the comments of fields by place, such as `Agent.tools`. Joins the comments of all branches of a choice. */
function commentsOfFields(source: string): Map<string, string> {
  const found = new Map<string, string>();
  const file = ts.createSourceFile('schemas.ts', source, ts.ScriptTarget.ES2022, true);
  const walk = (node: typescript.Node, place: string): void => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      return ts.forEachChild(node, (child) => walk(child, node.name.text));
    if (!ts.isPropertySignature(node)) return ts.forEachChild(node, (child) => walk(child, place));
    const inside = place === '' ? node.name.getText() : `${place}.${node.name.getText().replace(/"/g, '')}`;
    const comment = ts
      .getJSDocCommentsAndTags(node)
      .map((part) => (part.parent === node ? part.getText() : ''))
      .join('\n');
    found.set(inside, `${found.get(inside) ?? ''}${comment}`);
    ts.forEachChild(node, (child) => walk(child, inside));
  };
  walk(file, '');
  return new Map([...found].map(([place, comment]) => [place, oneLine(comment)]));
}

function* fieldsBelow(schema: Json, place: string): Generator<{ place: string; schema: Json }> {
  if (schema === null || typeof schema !== 'object') return;
  for (const [name, property] of Object.entries<Json>(schema.properties ?? {})) {
    yield { place: `${place}.${name}`, schema: property };
    yield* fieldsBelow(property, `${place}.${name}`);
  }
  for (const inner of [schema.items, schema.additionalProperties, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    yield* fieldsBelow(inner, place);
}

const generatedSchemas = readFileSync(join(sources, 'generated/schemas.ts'), 'utf8');

function shownFields(source: string): Shown[] {
  const comments = commentsOfFields(source);
  const fields = Object.entries<Json>(document.components.schemas).flatMap(([name, schema]) => [
    ...fieldsBelow(schema, name),
  ]);
  return fields.map(({ place, schema }) => ({ place, schema, comment: comments.get(place) ?? '' }));
}

function shownParameters({ sdk, typeName, parameters: given }: SdkMethod): Shown[] {
  const symbol = exported.find(({ name }) => name === `${typeName}Input`);
  return given.map(({ parameter: { name, schema } }) => {
    const shown = symbol && checker.getDeclaredTypeOfSymbol(symbol).getProperty(name);
    const tags = shown?.getJsDocTags(checker).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`) ?? [];
    return {
      place: `${sdk.operation.id} ${name}`,
      schema,
      comment: oneLine([ts.displayPartsToString(shown?.getDocumentationComment(checker)), ...tags].join('\n')),
    };
  });
}

const parameters = readSdkMethods(contract).flatMap(shownParameters);

function rangeInWords(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (most === undefined) return least === undefined ? [] : [`at least ${least}${unit}`];
  if (least === undefined || (least === 0 && unit !== '')) return [`at most ${most}${unit}`];
  return [least === most ? `exactly ${least}${unit}` : `${least} to ${most}`];
}

/** Returns the bounds that the comment of a value must contain. A record in a list is described at its own schema. */
function boundsOf(schema: Json): string[] {
  const value = resolve(document, schema);
  const nested = [
    ...(value.oneOf ?? []),
    ...(value.anyOf ?? []),
    value.items,
    value.propertyNames,
    value.additionalProperties,
  ].filter((inner) => inner && typeof inner === 'object');
  const isRecord = (inner: Json): boolean =>
    resolve(document, inner).properties !== undefined || (resolve(document, inner).oneOf ?? []).some(isRecord);
  return [
    ...rangeInWords(value.minLength, value.maxLength, ' character'),
    ...rangeInWords(value.minimum, value.maximum, ''),
    ...rangeInWords(value.minItems, value.maxItems, ' item'),
    ...rangeInWords(value.minProperties, value.maxProperties, ' field'),
    ...(value['x-max-bytes'] ? [`${value['x-max-bytes']} bytes`] : []),
    ...(value['x-expires-after-seconds'] ? [`valid for ${value['x-expires-after-seconds']} seconds`] : []),
    ...(value.format && !/^(int32|int64|double)$/.test(value.format) ? [`format ${value.format}`] : []),
    ...(value.pattern === '^https?://' ? ['`^https?://`'] : []),
    ...nested.filter((inner) => !isRecord(inner)).flatMap(boundsOf),
  ];
}

/** "The first 1,000 characters" states the same bound as "at most 1000 characters". */
function states(comment: string, bound: string): boolean {
  const text = comment.toLowerCase();
  return text.includes(bound) || text.includes(bound.replace(/^at most(?= \d+ )/, 'first'));
}

/** Returns the bounds and defaults that the comments lack. */
const unsaid = (shown: Shown[]) =>
  shown.flatMap(({ place, schema, comment }) => {
    const own = defaultOf(schema);
    const value = own === undefined ? resolve(document, schema).default : own;
    const missing = boundsOf(schema).filter((bound) => !states(comment, bound));
    const isDefaultSaid =
      value === undefined
        ? !comment.includes('@default')
        : `${comment} `.includes(`@default ${JSON.stringify(value)} `);
    return [...missing, ...(isDefaultSaid ? [] : [`@default ${JSON.stringify(value)}`])].map(
      (what) => `${place}: ${what}`,
    );
  });

describe('limits', () => {
  test('and the default of every field are in its comment', () => {
    const fields = shownFields(generatedSchemas);
    expect(fields.filter(({ schema }) => boundsOf(schema).length > 0).length).toBeGreaterThan(400);
    expect(fields.filter(({ schema }) => resolve(document, schema).default !== undefined).length).toBeGreaterThan(10);
    expect(unsaid(fields)).toEqual([]);
  });

  test('and the default of every parameter are in its comment', () => {
    expect(parameters.length).toBeGreaterThan(50);
    expect(parameters.filter(({ schema }) => resolve(document, schema).default !== undefined).length).toBeGreaterThan(
      15,
    );
    expect(unsaid(parameters)).toEqual([]);
  });

  test('of named types are in the comments of the types', () => {
    const types = exported.filter(
      ({ name, flags }) =>
        name in document.components.schemas && flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface),
    );
    const shown = types.map((symbol) => ({
      place: symbol.name,
      schema: document.components.schemas[symbol.name],
      comment: oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    }));
    expect(shown.length).toBeGreaterThan(100);
    expect(unsaid(shown.filter(({ schema }) => schema.oneOf === undefined))).toEqual([]);
  });

  test('a missing limit and a missing default are noticed', () => {
    const changed = generatedSchemas
      .replace('1 to 200 characters, not blank.', '')
      .replace('@default "streamable-http"', '');
    expect(unsaid(shownFields(changed))).toEqual([
      'AgentSave.name: 1 to 200',
      'ToolServerCreate.transport: @default "streamable-http"',
    ]);
  });

  const files = readdirSync(join(sources, 'generated')).map(
    (name) => [name, readFileSync(join(sources, 'generated', name), 'utf8')] as const,
  );

  test('no limit is stated twice', () => {
    const limit = /\b(matching `+[^`]+`|at most \d+ \w+|valid for \d+ seconds).*\. \1/i;
    expect(files.flatMap(([, text]) => text.split('\n').filter((line) => limit.test(line)))).toEqual([]);
  });

  test('no tag is empty', () => {
    expect(files.filter(([, text]) => /@(default|since) *$/m.test(text)).map(([name]) => name)).toEqual([]);
  });

  test('a span of time and a size have their unit', () => {
    const isMeasure = ({ place, schema }: Shown) =>
      /integer|number/.test(String(resolve(document, schema).type)) &&
      /(Ms|Seconds|Bytes|[sS]ize|[dD]uration|Timestamp|At)$/.test(place);
    const measures = [...shownFields(generatedSchemas), ...parameters].filter(isMeasure);
    expect(measures.length).toBeGreaterThan(5);
    expect(
      measures.filter(({ comment }) => !/seconds|bytes|accepted and ignored/i.test(comment)).map(({ place }) => place),
    ).toEqual([]);
  });
});

describe('@since', () => {
  const released = load(readFileSync(lastRelease().contract, 'utf8')) as Json;
  const places = (of: Json) =>
    new Set(
      Object.entries<Json>(of.components.schemas).flatMap(([name, schema]) =>
        [...fieldsBelow(schema, name)].map(({ place }) => place),
      ),
    );

  test('is at the fields that are new since the first release, and at no others', () => {
    const old = places(released);
    const added = [...places(document)].filter(
      (place) => !old.has(place) && (place.split('.')[0] as string) in released.components.schemas,
    );
    const marked = [...commentsOfFields(generatedSchemas)]
      .filter(([, comment]) => comment.includes('@since '))
      .map(([place]) => place);
    expect(marked.sort()).toEqual(
      [
        ...new Set([
          ...added,
          ...Object.keys(readSince().versions)
            .filter((key) => key.startsWith('field '))
            .map((key) => key.slice('field '.length)),
        ]),
      ].sort(),
    );
    expect(marked).toEqual(expect.arrayContaining(added));
  });

  /** Compares the contract with a release that lacks an operation, a parameter, a field and a type. */
  function lacking(): Since {
    const before = JSON.parse(JSON.stringify(document).replaceAll('schemas/SkillDetail"', 'schemas/OneSkill"')) as Json;
    before.components.schemas.OneSkill = document.components.schemas.SkillDetail;
    delete before.paths['/agents'].delete;
    const { parameters: ofList } = before.paths['/admin/users'].get;
    before.paths['/admin/users'].get.parameters = ofList.filter(({ name }: Json) => name !== 'orderBy');
    delete before.components.schemas.AgentSave.properties.model;
    delete before.components.schemas.SkillDetail;
    return sinceOf(before, { 'operation listTools': '1.1.0', 'operation ofLongAgo': '1.0.1' }, document, '3.4.0');
  }

  test('comes from a comparison with the last release, and the marks of that release are kept', () => {
    expect(lacking().versions).toEqual({
      'field AgentSave.model': '3.4.0',
      'operation deleteAgent': '3.4.0',
      'operation listTools': '1.1.0',
      'parameter listUsers orderBy': '3.4.0',
      'type SkillDetail': '3.4.0',
    });
    expect(sinceOf(document, {}, document, '3.4.0').versions).toEqual({});
  });

  test('is at an operation, a type, a parameter and a field', async () => {
    const since = lacking();
    const files = generateSdkOperations(contract, since);
    const before = (text: string | undefined, declaration: string) =>
      (text ?? '')
        .slice(0, (text ?? '').indexOf(declaration))
        .split('/**')
        .at(-1) ?? '';
    expect(before(files['sdk/src/generated/methods.ts'], '\n  delete(input: types.DeleteAgentInput')).toContain(
      '@since 3.4.0',
    );
    expect(before(files['sdk/src/generated/methods.ts'], '\n  list(input?: types.ListToolsInput')).toContain(
      '@since 1.1.0',
    );
    expect(before(files['sdk/src/generated/methods.ts'], '\n  save(input: types.SaveAgentInput')).not.toContain(
      '@since',
    );
    const { schemas } = await generateSdkSchemas(since);
    expect(before(schemas, 'export interface SkillDetail ')).toContain('@since 3.4.0');
    const comments = commentsOfFields(schemas);
    expect([...comments].filter(([, comment]) => comment.includes('@since')).map(([place]) => place)).toEqual([
      'AgentSave.model',
    ]);
    expect(before(files['sdk/src/generated/operation-types.ts'], '\n  orderBy?: ')).toContain('@since 3.4.0');
  });
});
