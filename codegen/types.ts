// The contract's shapes as TypeScript types. The server's have defaults filled in, because request validation fills them; the SDK's do not.
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import openapiTS, { astToString } from 'openapi-typescript';
import { contractFile, idempotencyHeader, resolve, type Json } from './contract.js';
import { describeValue } from './limits-in-words.js';
import { keyOf } from './contract-parts.js';
import { readSince, type Since } from './since.js';

/** Query parameters that have a default are always there. Of bodies openapi-typescript knows that by itself. */
function withQueryFilledIn(document: Json): Json {
  for (const item of Object.values<Json>(document.paths)) {
    for (const operation of Object.values<Json>(item)) {
      for (const parameter of operation.parameters ?? []) {
        if (parameter.in === 'query' && resolve(document, parameter.schema).default !== undefined)
          parameter.required = true;
      }
    }
  }
  return document;
}

/**
 * What the SDK takes from these types: fields and parameters, each with its description. Schemas, bodies and replies it names and describes
 * itself; without what is said twice its package is a tenth smaller.
 */
function asSdkNeedsIt(document: Json, since: Since): Json {
  const comments = { original: structuredClone(document), since };
  for (const item of Object.values<Json>(document.paths)) {
    for (const [method, { operationId, parameters }] of Object.entries<Json>(item)) {
      // The client sets the key of a write.
      const ofInput = parameters
        ?.map((parameter: Json) => resolve(document, parameter))
        .filter(({ name }: Json) => name !== idempotencyHeader);
      if (ofInput?.length > 0)
        item[method] = {
          operationId,
          parameters: ofInput.map((parameter: Json) => describeParameter(comments, operationId, parameter)),
          responses: {},
        };
      else delete item[method];
    }
  }
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries<Json>(schemas)) describeFields(comments, schema, name);
  for (const schema of Object.values<Json>(schemas)) delete schema.description;
  return { ...document, components: { schemas } };
}

interface Comments {
  /** The contract as it was read: what is said already is taken from the other one. */
  original: Json;
  since: Since;
}

const commentOf = ({ original, since }: Comments, text: string, schema: Json, key: string) =>
  describeValue(original, text, schema, since.of(key)).join('\n');

function describeParameter(comments: Comments, operationId: string, parameter: Json): Json {
  return {
    ...parameter,
    description: commentOf(
      comments,
      parameter.description,
      parameter.schema,
      keyOf('parameter', operationId, parameter.name),
    ),
  };
}

/** A field that is only a reference has the words of what it refers to: an editor shows those of the field. */
function describeFields(comments: Comments, node: Json, place: string): void {
  if (node === null || typeof node !== 'object') return;
  for (const [name, property] of Object.entries<Json>(node.properties ?? {})) {
    const described = resolve(comments.original, property).description ?? '';
    const inside = `${place}.${name}`;
    property.description = commentOf(comments, described, property, keyOf('field', inside));
    describeFields(comments, property, inside);
    // In words by now.
    for (const tag of ['format', 'default']) delete property[tag];
  }
  for (const [key, child] of Object.entries<Json>(node)) {
    if (key !== 'properties') describeFields(comments, child, place);
  }
  delete node.format;
}

/** A description as the text of a comment, which editors show first and without a label; and no word on what an operation does not have. */
function withPlainComments(source: string): string {
  const plain = source
    .replace(/^( *(?:\/\*)?\* )@description /gm, '$1')
    .replace(/^( *\*) +(@(?:default|since) )/gm, '$1 $2');
  return plain.replace(
    /^ +(?:header|path|cookie|requestBody|responses|requestBodies|headers|pathItems|parameters)\??: never;\n/gm,
    '',
  );
}

const namesOfSdk = ['components', 'operations'];

/** Types of every schema, parameter, body and response. Uses the Node API: the command line tool reads and enforces lint settings. */
export async function generateTypes({
  defaultsFilledIn,
  since = readSince(),
}: {
  defaultsFilledIn: boolean;
  since?: Since;
}): Promise<string> {
  const document: Json = load(readFileSync(contractFile, 'utf8'));
  const ast = await openapiTS(defaultsFilledIn ? withQueryFilledIn(document) : asSdkNeedsIt(document, since), {
    defaultNonNullable: defaultsFilledIn,
    alphabetize: false,
  });
  // The SDK calls operations by name, so that their table by path would only be carried along.
  if (defaultsFilledIn) return astToString(ast);
  return withPlainComments(
    astToString(ast.filter((declaration) => namesOfSdk.includes((declaration as Json).name?.text))),
  );
}
