// Finds the fields of a body that a reply of the same operation shows.
import { deref, jsonBody, responses, type Json, type RawOperation } from './support.js';

/** The steps to a value. Each is the name of a property, or `*` for each item of a list. */
type Place = readonly string[];

export interface ShownField {
  /** The place of the field in the body. */
  at: Place;
  /** The places of the field in the reply. */
  shownAt: Place[];
  schema: Json;
}

interface Property {
  at: Place;
  schema: Json;
}

const variantsOf = (given: Json): Json[] => {
  const schema = deref(given);
  return [schema, ...(schema.oneOf ?? []).flatMap(variantsOf)];
};

/** Returns the properties of an object, or of the objects in a list. */
const propertiesOf = (given: Json, at: Place): Property[] =>
  variantsOf(given).flatMap(({ properties = {}, items }) => [
    ...Object.entries<Json>(properties).map(([name, schema]) => ({ at: [...at, name], schema })),
    ...(items ? propertiesOf(items, [...at, '*']) : []),
  ]);

const isList = ({ at }: Property) => at.includes('*');

/**
 * Returns the fields of an operation's body that a reply of the given status shows. They are in the reply itself, or
 * else in the records of its properties. An item of a list in the body corresponds to a record of a list in the reply.
 */
export function shownFields({ raw }: RawOperation, status: number): ShownField[] {
  const reply = responses(raw).find((response) => response.status === status)?.response;
  const record = propertiesOf(reply?.content?.['application/json']?.schema ?? {}, []);
  const levels = [record, record.flatMap(({ at, schema }) => propertiesOf(schema, at))];

  function find(sent: Property, places: Property[][]): ShownField[] {
    if (sent.schema.readOnly === true) return [];
    const isSame = (shown: Property) => shown.at.at(-1) === sent.at.at(-1) && isList(shown) === isList(sent);
    const shown = places.map((level) => level.filter(isSame)).find((found) => found.length > 0) ?? [];
    const shownAt = [...new Map(shown.map(({ at }) => [at.join('.'), at])).values()];
    const inside = shown.length > 0 ? [shown.flatMap(({ at, schema }) => propertiesOf(schema, at))] : places;
    return [
      ...(shown.length > 0 ? [{ at: sent.at, shownAt, schema: deref(sent.schema) }] : []),
      ...propertiesOf(sent.schema, sent.at).flatMap((property) => find(property, inside)),
    ];
  }
  const fields = propertiesOf(jsonBody(raw)?.schema ?? {}, []).flatMap((property) => find(property, levels));
  return [...new Map(fields.map((field) => [field.at.join('.'), field])).values()];
}

/** Returns the values at a place, without those that are missing. */
export function valuesAt(value: Json, [name, ...rest]: Place): unknown[] {
  if (value === undefined) return [];
  if (name === undefined) return [value];
  if (name === '*') return (value ?? []).flatMap((item: Json) => valuesAt(item, rest));
  return valuesAt(value?.[name], rest);
}
