// Describes one problem for each invalid parameter of a request, or for each invalid item of a list parameter. Does not
// check the items of a list that is too long, so that the cost is bounded.
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { ErrorDetail } from '../../platform/errors.js';
import { createAjv } from './body-problems.js';
import { messageFor } from '../../generated/problem-messages.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- free-form here; checked by the generators
type Schema = any;

export interface Parameter {
  name: string;
  in: 'query' | 'header';
  required?: boolean;
  schema: Schema;
  items: Schema;
}

export type FindValueProblems = (parameter: Parameter, text: string) => ErrorDetail[];

export function createValueProblems(): FindValueProblems {
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<Schema, ValidateFunction>();
  const problemOf = (schema: Schema, key: Schema, value: unknown): string | null => {
    let validate = compiled.get(key);
    if (!validate) {
      ajv ??= createAjv(false, {});
      validate = ajv.compile(schema as object);
      compiled.set(key, validate);
    }
    if (validate(value)) return null;
    const { keyword = '', schema: expected, parentSchema } = validate.errors?.[0] ?? {};
    return messageFor(keyword, expected, parentSchema?.['x-pattern-message'] as string | undefined);
  };
  return (parameter, text) => {
    const { name, in: place, schema, items } = parameter;
    const detail = (message: string | null, path: string[]): ErrorDetail[] =>
      message === null ? [] : [{ message, path, in: place }];
    if (schema.type !== 'array') return detail(problemOf(schema, schema, parse(schema, text)), [name]);
    const values = text.split(',');
    const { items: _items, ...ofList } = schema;
    const tooMany = detail(problemOf(ofList, schema, values), [name]);
    if (tooMany.length > 0) return tooMany;
    return values.flatMap((value, index) => detail(problemOf(items, items, value), [name, String(index)]));
  };
}

const parse = ({ type }: Schema, text: string): unknown =>
  type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
