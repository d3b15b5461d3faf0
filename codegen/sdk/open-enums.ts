// Makes enums open in the SDK's types, because a newer server can send values that this version does not know. Callers
// can write such values back.
import ts from 'typescript';
import { resolve, type Json } from '../contract/document.js';

export const openPrefix = 'Open__';

/**
 * Adds a copy named `Open__<name>` of each enum to which a property refers, and changes the reference to the copy.
 * `schemas.ts` prints such a reference as `OpenEnum<name>`. Sets `x-open` on each property with an inline enum. Returns
 * the names of the copied schemas.
 */
export function findOpenEnums(document: Json): Set<string> {
  const opened = new Set<string>();
  for (const schema of Object.values<Json>(document.components.schemas)) {
    if (schema.properties || schema.items) mark(document, opened, schema);
  }
  for (const name of opened) document.components.schemas[openPrefix + name] = { ...document.components.schemas[name] };
  return opened;
}

// An enum of one value stays closed, because it distinguishes the branches of a union.
function isOpen(schema: Json): boolean {
  const texts = schema.enum?.filter((value: unknown) => typeof value === 'string') ?? [];
  return texts.length > 1 && schema.enum.every((value: unknown) => value === null || typeof value === 'string');
}

function mark(document: Json, opened: Set<string>, node: Json): void {
  if (node === null || typeof node !== 'object') return;
  if (node.$ref) {
    const name = node.$ref.split('/').at(-1);
    if (!isOpen(resolve(document, node))) return;
    opened.add(name);
    node.$ref = `#/components/schemas/${openPrefix}${name}`;
    return;
  }
  for (const property of Object.values<Json>(node.properties ?? {})) if (isOpen(property)) property['x-open'] = true;
  for (const child of Object.values<Json>(node)) mark(document, opened, child);
}

export function openEnumType(schema: Json): ts.TypeNode | undefined {
  if (schema?.['x-open'] !== true) return undefined;
  const { factory } = ts;
  const values = schema.enum.map((value: string | null) =>
    factory.createLiteralTypeNode(value === null ? factory.createNull() : factory.createStringLiteral(value)),
  );
  return factory.createTypeReferenceNode('OpenEnum', [factory.createUnionTypeNode(values)]);
}
