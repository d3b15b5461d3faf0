// Checks the query of a request. Prism accepts empty values, invalid percent-encoding, and numbers such as `0x10`.
import { messageFor } from '../../codegen/copied/problem-messages.js';
import { notations, readPairs } from '../../codegen/copied/query-text.js';
import { resolve, type Json } from '../../codegen/contract/document.js';
import type { Contract, Operation } from './contract.js';
import type { Detail } from './reply.js';

/** Returns the type of each query parameter. */
const typesOf = (document: Json, { raw }: Operation): Map<string, string> =>
  new Map(
    (raw.parameters ?? [])
      .map((parameter: Json) => resolve(document, parameter))
      .filter((parameter: Json) => parameter.in === 'query')
      .map(({ name, schema }: Json) => [name, resolve(document, schema).type]),
  );

/** Returns the first problem of each parameter. */
export function findQueryProblems({ document }: Contract, operation: Operation, { search }: URL): Detail[] {
  const { request: reasons } = document['x-reasons'];
  const types = typesOf(document, operation);
  const problems = new Map<string, string>();
  const given = new Set<string>();
  const problemOf = (name: string, text: string | null): string | null => {
    const type = types.get(name);
    if (type === undefined) return reasons.unknownParameter;
    if (text === null) return reasons.notPercentEncoded;
    if (text.includes('\0')) return messageFor('pattern', '^[^\\u0000]*$');
    if (given.has(name) && type !== 'array') return reasons.repeated;
    if (notations[type]?.test(text) === false) return messageFor('type', type);
    return text === '' ? reasons.emptyParameter : null;
  };
  for (const [name, text] of readPairs(search.slice(1))) {
    const problem = problemOf(name, text);
    if (problem !== null && !problems.has(name)) problems.set(name, problem);
    given.add(name);
  }
  return [...problems].map(([name, message]) => ({ message, path: [name.slice(0, 100)], in: 'query' }));
}
