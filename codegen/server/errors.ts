// Generates the server's table of errors, and the page of error codes, from `x-errors`.
import type { Contract } from '../contract/contract.js';
import { constant, json, typeAlias } from '../typescript-source.js';

/** Rules use kinds instead of statuses, so that they do not depend on HTTP. */
function kindOf(status: number) {
  if (status === 404) return 'not_found';
  if (status === 429) return 'limited';
  if (status === 503) return 'unavailable';
  return status < 500 ? 'refused' : 'failed';
}

/** server/platform/text-placeholders.ts fills in the `{values}` of the texts. */
export function generateErrors({ errors }: Contract): string {
  const table = Object.fromEntries(
    errors.map(({ code, status, means, retryAfterSeconds, text }) => [
      code,
      { kind: kindOf(status), status, ...(means === 'missing_field' && { means }), retryAfterSeconds, text },
    ]),
  );
  const comment = 'Every error of the contract by its code.';
  return [
    constant({ name: 'errors', comment, value: json(table, 2) }),
    typeAlias('ErrorCode', 'keyof typeof errors'),
    typeAlias('ErrorKind', "(typeof errors)[ErrorCode]['kind']"),
  ].join('\n');
}

export function generateErrorPage({ errors, operations }: Contract): string {
  const sections = errors.flatMap(({ code, status, retryAfterSeconds, text, action }) => {
    const uses = operations.filter(({ responses }) =>
      responses.some((reply) => reply.errors.some((one) => one.code === code)),
    );
    const names = uses.length === operations.length ? 'every operation' : uses.map(({ id }) => `\`${id}\``).join(', ');
    const where = uses.length === 0 ? 'No operation declares this code.' : `Declared by ${names}.`;
    const delay = retryAfterSeconds === undefined ? '' : ` Default \`Retry-After\`: ${retryAfterSeconds} s.`;
    return [`## \`${code}\``, '', `${status}: ${text}`, '', `${action}${delay} ${where}`, ''];
  });
  return [
    '<!-- Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it. -->',
    '',
    '# Error codes',
    '',
    'Every error reply has its code in the header `X-Error-Code` and its text in the field `error`. ' +
      'Codes and texts do not change.',
    'Words in braces stand for values.',
    '',
    ...sections,
  ].join('\n');
}
