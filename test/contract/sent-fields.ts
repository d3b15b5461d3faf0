// The fields of a body that a reply of the same operation shows.
import { deref, jsonBody, responses, type Json, type RawOperation } from './support.js';

/** One step to a value: the name of a property, or `*` for each item of a list. */
type Place = readonly string[];

export interface ShownField {
  /** The place in the body. */
  at: Place;
  /** The places in the reply. */
  shownAt: Place[];
  schema: Json;
}

const variantsOf = (given: Json): Json[] => {
  const schema = deref(given);
  return [schema, ...(schema.oneOf ?? []).flatMap(variantsOf)];
};

/** Returns the properties of a schema, and of its lists of objects. `inside`: also those of the objects in it. */
function* propertiesOf(given: Json, inside: boolean, at: Place = []): Generator<{ at: Place; schema: Json }> {
  for (const { properties = {} } of variantsOf(given))
    for (const [name, schema] of Object.entries<Json>(properties)) {
      yield { at: [...at, name], schema };
      if (at.length > 0) continue;
      if (inside) yield* propertiesOf(schema, false, [name]);
      for (const { items } of variantsOf(schema)) if (items) yield* propertiesOf(items, false, [name, '*']);
    }
}

/**
 * Returns the fields of an operation's body that a reply of this status shows: in the reply itself, or otherwise in the
 * records of its properties. An item of a list in the body is a record of a list in the reply.
 */
export function shownFields({ raw }: RawOperation, status: number): ShownField[] {
  const reply = responses(raw).find((response) => response.status === status)?.response;
  const shown = [...propertiesOf(reply?.content?.['application/json']?.schema ?? {}, true)];
  const found = new Map<string, ShownField>();
  const readOnly = new Set<string | undefined>();
  for (const { at, schema } of propertiesOf(jsonBody(raw)?.schema ?? {}, false)) {
    if (schema.readOnly === true) readOnly.add(at[0]);
    if (readOnly.has(at[0])) continue;
    const places = shown
      .map((property) => property.at)
      .filter((place) => place.at(-1) === at.at(-1) && place.includes('*') === at.includes('*'));
    const nearest = places.filter(({ length }) => length === Math.min(...places.map((place) => place.length)));
    const shownAt = [...new Map(nearest.map((place) => [place.join('.'), place])).values()];
    if (shownAt.length > 0) found.set(at.join('.'), { at, shownAt, schema: deref(schema) });
  }
  return [...found.values()];
}

/** Returns the values at a place, without those that are missing. */
export function valuesAt(value: Json, [name, ...rest]: Place): unknown[] {
  if (value === undefined) return [];
  if (name === undefined) return [value];
  if (name === '*') return (value as Json[]).flatMap((item) => valuesAt(item, rest));
  return valuesAt(value?.[name], rest);
}
