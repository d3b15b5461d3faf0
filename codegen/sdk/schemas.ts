// Generates the SDK's TypeScript types from the contract: one type for each schema, and the table of paths that
// openapi-fetch needs.
import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { contractFile, idempotencyHeader, parseContract } from '../contract/contract.js';
import { InvalidContractError, resolve, type Json } from '../contract/document.js';
import { keyOf } from '../contract/parts.js';
import { describeValue } from '../contract/limits-in-words.js';
import { findOpenEnums, openEnumType, openPrefix } from './open-enums.js';
import { comment } from './docs.js';
import { readSince, type Since } from './since.js';

interface Comments {
  /** A copy of the contract with all descriptions, many of which `adaptToSdk` deletes from the working copy. */
  original: Json;
  since: Since;
}

/** Returns the source of `schemas.ts`, with the schemas, and of `types.ts`, with the paths. */
export async function generateSdkSchemas(
  since: Since = readSince(),
  contract: Json = parseContract(readFileSync(contractFile, 'utf8')),
): Promise<{ schemas: string; paths: string }> {
  // YAML aliases share one object, which would get a description for each use. This copy separates them.
  const document: Json = JSON.parse(JSON.stringify(contract));
  const comments = { original: structuredClone(document), since };
  const ast = await openapiTS(adaptToSdk(document, comments), {
    alphabetize: false,
    transform: (schema) => openEnumType(schema),
  }).then((nodes) => nodes.map(acceptUndefined));
  const declaration = (name: string) =>
    withPlainComments(astToString(ast.filter((node) => (node as Json).name?.text === name)));
  return {
    schemas: printSchemas(comments, declaration('components')),
    paths: [
      "import type * as schemas from './schemas.js';\n",
      'interface ErrorReply {\n' +
        '    headers: { [name: string]: unknown };\n' +
        '    content: { "application/json": schemas.Error };\n}\n',
      '/** Every path of the contract with its operations, as openapi-fetch reads them. */',
      withSchemaNames(declaration('paths'), 'schemas.'),
      '/** Every operation of the contract, by its id. */',
      withSchemaNames(declaration('operations'), 'schemas.'),
    ].join('\n'),
  };
}

/**
 * Removes the descriptions of schemas, operations and replies, which `printSchemas` and the generated methods print.
 * Adds limits, defaults and versions to the descriptions of fields and parameters.
 */
function adaptToSdk(document: Json, comments: Comments): Json {
  for (const item of Object.values<Json>(document.paths)) {
    for (const [method, operation] of Object.entries<Json>(item)) item[method] = reduce(document, comments, operation);
  }
  const { schemas } = document.components;
  const described = comments.original.components.schemas;
  for (const name of findOpenEnums(document)) described[openPrefix + name] = described[name];
  for (const [name, schema] of Object.entries<Json>(schemas)) describeFields(comments, schema, name);
  for (const schema of Object.values<Json>(schemas)) delete schema.description;
  const Error = { description: '', content: json({ $ref: '#/components/schemas/Error' }) };
  const { openapi, info, paths } = document;
  return { openapi, info, paths, components: { schemas, responses: { Error } } };
}

const json = (schema: Json) => ({ 'application/json': { schema } });

function reduce(document: Json, comments: Comments, operation: Json): Json {
  const { operationId, requestBody, responses } = operation;
  const parameters = (operation.parameters ?? [])
    .map((parameter: Json) => resolve(document, parameter))
    // The client sets the idempotency key itself.
    .filter(({ name }: Json) => name !== idempotencyHeader)
    .map((parameter: Json) => describeParameter(comments, operationId, parameter));
  const successes = Object.entries<Json>(responses).filter(([status]) => Number(status) < 300);
  const contentOf = (content: Json) =>
    Object.fromEntries(Object.entries<Json>(content ?? {}).map(([type, { schema }]) => [type, { schema }]));
  return {
    operationId,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody: { ...requestBody, content: contentOf(requestBody.content) } } : {}),
    responses: {
      ...Object.fromEntries(
        successes.map(([status, { content }]) => [status, { description: '', content: contentOf(content) }]),
      ),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

/** Lets optional fields be undefined, for programs that are compiled with `exactOptionalPropertyTypes`. */
function acceptUndefined<T extends ts.Node>(node: T): T {
  const { factory } = ts;
  const visit = (child: ts.Node, context: ts.TransformationContext): ts.Node => {
    const visited = ts.visitEachChild(child, (inner) => visit(inner, context), context);
    const isOptional = ts.isPropertySignature(visited) && visited.questionToken && visited.type;
    if (!isOptional || visited.type.kind === ts.SyntaxKind.NeverKeyword) return visited;
    const type = factory.createUnionTypeNode([
      visited.type,
      factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
    ]);
    return factory.updatePropertySignature(visited, visited.modifiers, visited.name, visited.questionToken, type);
  };
  return ts.transform(node, [(context) => (root) => visit(root, context) as T]).transformed[0] as T;
}

const commentOf = ({ original, since }: Comments, text: string, schema: Json, key: string) =>
  describeValue(original, text, schema, since.of(key)).join('\n');

function describeParameter(comments: Comments, operationId: string, parameter: Json): Json {
  const { description, schema, name } = parameter;
  const key = keyOf('parameter', operationId, name);
  return { ...parameter, example: undefined, description: commentOf(comments, description, schema, key) };
}

/** A field without a description gets the description of its schema, because editors show only the field's. */
function describeFields(comments: Comments, node: Json, place: string): void {
  if (node === null || typeof node !== 'object') return;
  for (const [name, property] of Object.entries<Json>(node.properties ?? {})) {
    const described = property.description ?? resolve(comments.original, property).description ?? '';
    const inside = `${place}.${name}`;
    property.description = commentOf(comments, described, property, keyOf('field', inside));
    describeFields(comments, property, inside);
    // The description already has the format in words, and the default as `@default`.
    for (const tag of ['format', 'default']) delete property[tag];
  }
  for (const [key, child] of Object.entries<Json>(node)) {
    if (key !== 'properties') describeFields(comments, child, place);
  }
  delete node.format;
}

/** Members of type `never`: parts that a path or the contract does not have. */
const absentMembers = new RegExp(
  `^ +(?:${[
    'header|path|cookie|query|requestBody|responses|requestBodies|headers|pathItems|parameters',
    'get|put|post|delete|options|head|patch|trace',
  ].join('|')})\\??: never;\\n`,
  'gm',
);

/** Removes absent members and some tags. Keeps the text of `@description`, because editors show untagged text first. */
function withPlainComments(source: string): string {
  return source
    .replace(/^( *(?:\/\*)?\* )@description /gm, '$1')
    .replace(/^( *\*) +(@(?:default|since) )/gm, '$1 $2')
    .replace(/^ *\/\*\* @(enum|constant)[^\n]*\*\/\n/gm, '')
    .replace(/^ *\* @(enum|constant)[^\n]*\n/gm, '')
    .replace(absentMembers, '')
    .replace(/^ *parameters: \{\n *\};\n/gm, '');
}

/** Replaces references to the table of openapi-typescript with the names of the types. */
const withSchemaNames = (source: string, prefix: string) =>
  source
    .replace(/components\["schemas"\]\["Open__(\w+)"\]/g, `OpenEnum<${prefix}$1>`)
    .replace(/components\["schemas"\]\["(\w+)"\]/g, `${prefix}$1`)
    .replaceAll('components["responses"]["Error"]', 'ErrorReply')
    .replaceAll('OpenEnum<', `${prefix}OpenEnum<`);

function printSchemas(comments: Comments, source: string): string {
  const file = ts.createSourceFile('components.ts', source, ts.ScriptTarget.Latest, true);
  const [components] = file.statements as unknown as [ts.InterfaceDeclaration];
  const table = components.members.find((member) => member.name?.getText() === 'schemas') as ts.PropertySignature;
  const members = (table.type as ts.TypeLiteralNode).members.filter(
    (member) => !member.name?.getText().startsWith(openPrefix),
  );
  const parts = members.map((member) => {
    const name = member.name?.getText() as string;
    const schema = comments.original.components.schemas[name];
    if (!schema.description) throw new InvalidContractError(`openapi.yaml: the schema ${name} has no description`);
    const { type } = member as ts.PropertySignature;
    const text = withSchemaNames(type?.getText() as string, '').replace(/^ {8}/gm, '');
    const doc = describeValue(comments.original, schema.description, schema, comments.since.of(keyOf('type', name)));
    const declared = type && ts.isTypeLiteralNode(type) ? `interface ${name} ${text}` : `type ${name} = ${text};`;
    return `${comment(doc)}export ${declared}\n`;
  });
  const open =
    '/** One of the known values, or another text: a newer server may have more. */\n' +
    'export type OpenEnum<Known extends string | null> = Known | (string & {});\n';
  return [open, ...parts].join('\n');
}
