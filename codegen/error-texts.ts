// Every error text of the contract as a literal type, so that a text that is not in the contract does not compile.
import type { Contract } from './contract.js';

/** `ErrorText` (a union of literals) and `errorTemplates` (texts with values). */
export function generateErrorTexts(contract: Contract): string {
  const texts = new Set<string>();
  const templates = new Map<string, string>();
  for (const operation of contract.operations) {
    for (const response of operation.responses) {
      response.errorTexts.forEach((text) => texts.add(text));
      for (const [key, template] of Object.entries(response.errorTemplates)) {
        const known = templates.get(key);
        if (known !== undefined && known !== template) throw new Error(`openapi.yaml: the error template ${key} has two texts`);
        templates.set(key, template);
      }
    }
  }
  const union = [...texts].sort().map((text) => `  | ${JSON.stringify(text)}`);
  const table = Object.fromEntries([...templates].sort(([a], [b]) => (a < b ? -1 : 1)));
  return [
    `export type ErrorText =\n${union.join('\n')};\n`,
    `/** Texts with values; \`errorText\` in server/errors.ts fills them in. */\nexport const errorTemplates = ${JSON.stringify(table, null, 2)} as const;\n`,
  ].join('\n');
}
