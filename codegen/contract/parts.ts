// Splits a contract into the parts that callers see, so that two contracts can be compared part by part.
import { resolve, type Json } from './document.js';
import { errorsOf, readErrors } from './errors.js';
import { limitsInWords } from './limits-in-words.js';

export type PartKind = 'operation' | 'parameter' | 'type' | 'field' | 'status' | 'header' | 'text' | 'value';

export interface Part {
  kind: PartKind;
  /** Name of the operation, type or field that contains the part. For an operation or a type, its own name. */
  of: string;
  name: string;
  /** Key of the enclosing part, or null. */
  inside: string | null;
  /** Attributes that can change, such as the limits. */
  facts: Record<string, string>;
}

/** Returns the name of a part in comparisons and in since.json. */
export const keyOf = (kind: PartKind, ...names: string[]) => `${kind} ${names.join(' ')}`;

const methods = ['get', 'put', 'post', 'delete', 'patch'];

export function partsOf(document: Json): Map<string, Part> {
  const parts = new Map<string, Part>();
  const add = (part: Part, ...names: string[]) => parts.set(keyOf(part.kind, ...names), part);
  for (const [path, item] of Object.entries<Json>(document.paths)) {
    for (const method of methods.filter((name) => item[name]))
      addOperation(document, item, item[method], `${method.toUpperCase()} ${path}`, add);
  }
  for (const [name, schema] of Object.entries<Json>(document.components.schemas)) {
    add({ kind: 'type', of: name, name, inside: null, facts: factsOf(document, schema) }, name);
    addFields(document, schema, name, keyOf('type', name), add);
  }
  return parts;
}

type Add = (part: Part, ...names: string[]) => void;

const factsOf = (document: Json, schema: Json): Record<string, string> => {
  const { default: value, deprecated } = resolve(document, schema) ?? {};
  return {
    deprecated: deprecated === true ? 'yes' : '',
    limits: limitsInWords(document, schema),
    default: value === undefined ? '' : JSON.stringify(value),
    words: (resolve(document, schema)?.description ?? '').trim(),
  };
};

function addOperation(document: Json, item: Json, raw: Json, place: string, add: Add): void {
  const id: string = raw.operationId;
  const inside = keyOf('operation', id);
  const deprecated = raw.deprecated
    ? `deprecated since ${raw['x-deprecated-since']}, sunset ${raw['x-sunset']}, successor \`${raw['x-successor']}\``
    : '';
  const permissions: string[] = raw['x-required-permission'] ?? [];
  add(
    {
      kind: 'operation',
      of: id,
      name: id,
      inside: null,
      facts: {
        place,
        deprecated,
        role: [raw['x-required-role'], ...permissions].join(' or '),
        words: (raw.description ?? '').trim(),
      },
    },
    id,
  );
  for (const parameter of [...(item.parameters ?? []), ...(raw.parameters ?? [])].map((one: Json) =>
    resolve(document, one),
  )) {
    const facts = {
      ...factsOf(document, parameter.schema),
      required: `${parameter.required === true}`,
      words: parameter.description.trim(),
    };
    add({ kind: 'parameter', of: id, name: parameter.name, inside, facts }, id, parameter.name);
  }
  for (const status of Object.keys(raw.responses)) addReply(document, raw, status, add);
}

function addReply(document: Json, operation: Json, status: string, add: Add): void {
  const id: string = operation.operationId;
  const response = resolve(document, operation.responses[status]);
  const inside = keyOf('operation', id);
  add({ kind: 'status', of: id, name: status, inside, facts: {} }, id, status);
  for (const name of Object.keys(response.headers ?? {}))
    add({ kind: 'header', of: id, name, inside, facts: {} }, id, name);
  for (const { text } of errorsOf(readErrors(document), operation, response, Number(status)))
    add({ kind: 'text', of: id, name: text, inside, facts: {} }, id, text);
}

// Branches of a choice and items of a list have no name, so their fields belong to the enclosing type or field.
function addFields(document: Json, node: Json, place: string, inside: string, add: Add): void {
  if (node === null || typeof node !== 'object') return;
  for (const value of Array.isArray(node.enum) ? node.enum : []) {
    add({ kind: 'value', of: place, name: JSON.stringify(value), inside, facts: {} }, place, JSON.stringify(value));
  }
  for (const [name, property] of Object.entries<Json>(node.properties ?? {})) {
    const field = `${place}.${name}`;
    const facts = { ...factsOf(document, property), required: `${node.required?.includes(name) === true}` };
    add({ kind: 'field', of: place, name, inside, facts }, field);
    addFields(document, property, field, keyOf('field', field), add);
  }
  for (const key of ['items', 'additionalProperties']) addFields(document, node[key], place, inside, add);
  for (const branch of [...(node.oneOf ?? []), ...(node.anyOf ?? []), ...(node.allOf ?? [])])
    addFields(document, branch, place, inside, add);
}

/** Returns the parts that `others` lacks. Omits the contents of such a part, for example the fields of a new type. */
export function partsOnlyIn(parts: Map<string, Part>, others: Map<string, Part>): [string, Part][] {
  return [...parts].filter(([key, { inside }]) => !others.has(key) && (inside === null || others.has(inside)));
}
