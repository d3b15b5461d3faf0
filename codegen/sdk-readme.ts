// The table of operations in sdk/README.md; the rest of that file is written by hand.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Contract } from './contract.js';
import { readSdkOperations } from './sdk-model.js';

const readmeFile = fileURLToPath(new URL('../sdk/README.md', import.meta.url));
const begin = '<!-- operations: written by npm run generate -->\n';
const end = '<!-- end of operations -->';

/** The table as Markdown. */
function operationsTable(contract: Contract): string {
  const rows = readSdkOperations(contract).map(({ operation }) => {
    const summary = operation.deprecated ? `${operation.summary} (deprecated)` : operation.summary;
    return `| \`${operation.id}\` | ${summary} | \`${operation.method.toUpperCase()} ${operation.path}\` | ${operation.role.replace('org:', '')} |\n`;
  });
  return `| method | what it does | request | least role |\n|---|---|---|---|\n${rows.join('')}`;
}

/** The table that stands in the README. */
function readmeTable(): string {
  const [, rest] = readFileSync(readmeFile, 'utf8').split(begin);
  const table = rest?.split(end)[0];
  if (table === undefined) throw new Error(`${readmeFile} has lost the marks around its table of operations`);
  return table;
}

/** The README with the table of this contract in it. */
export function generateSdkReadme(contract: Contract): string {
  return readFileSync(readmeFile, 'utf8').replace(
    begin + readmeTable() + end,
    () => begin + operationsTable(contract) + end,
  );
}
