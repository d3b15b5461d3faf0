// Every error text of the contract as a literal type, so that a text that is not in the contract does not compile, and the kinds of failures.
import type { Contract } from './contract.js';

/** A kind of failure that no operation declares would be a status that no caller was told of; 501 is for operations that are only mocked so far. */
function assertDeclared({ document, operations }: Contract): void {
  const declared = new Set([405, 501, ...operations.flatMap(({ responses }) => responses.map(({ status }) => status))]);
  for (const [kind, { status }] of Object.entries<{ status: number }>(document['x-failures'])) {
    if (!declared.has(status))
      throw new Error(`openapi.yaml: x-failures.${kind} has status ${status}, which no operation declares`);
  }
}

/** `ErrorText` (a union of literals), `errorTemplates` (texts with values) and `failures` (kinds with their statuses). */
export function generateErrorTexts(contract: Contract): string {
  assertDeclared(contract);
  const texts = new Set<string>();
  const templates = new Map<string, string>();
  for (const operation of contract.operations) {
    for (const response of operation.responses) {
      response.errorTexts.forEach((text) => texts.add(text));
      for (const [key, template] of Object.entries(response.errorTemplates)) {
        const known = templates.get(key);
        if (known !== undefined && known !== template)
          throw new Error(`openapi.yaml: the error template ${key} has two texts`);
        templates.set(key, template);
      }
    }
  }
  const union = [...texts].sort().map((text) => `  | ${JSON.stringify(text)}`);
  const table = Object.fromEntries([...templates].sort(([a], [b]) => (a < b ? -1 : 1)));
  return [
    `export type ErrorText =\n${union.join('\n')};\n`,
    `/** Texts with values; \`errorText\` in server/platform/errors.ts fills them in. */\nexport const errorTemplates = ${JSON.stringify(table, null, 2)} as const;\n`,
    `/** Kinds of failures: the status of each, and its text where the operation has none of its own or there is no operation. */\nexport const failures = ${JSON.stringify(contract.document['x-failures'], null, 2)} as const;\n`,
  ].join('\n');
}
