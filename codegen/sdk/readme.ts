// Generates the table of operations in sdk/README.md. The rest of that file is handwritten.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Contract } from '../contract/contract.js';
import { summaryOf } from './docs.js';
import { readSdkMethods } from './methods-model.js';

const readmeFile = fileURLToPath(new URL('../../sdk/README.md', import.meta.url));
const begin = '<!-- operations: written by npm run generate -->\n';
const end = '<!-- end of operations -->';

function operationsTable(contract: Contract): string {
  const rows = readSdkMethods(contract).map((method) => {
    const { sdk, group, name, functionName } = method;
    const { operation } = sdk;
    return (
      `| \`${[...group, name].join('.')}\` | \`${functionName}\` | ${summaryOf(method)} | ` +
      `\`${operation.method.toUpperCase()} ${operation.path}\` | ${operation.role.replace('org:', '')} |\n`
    );
  });
  return `| Method | Function | Purpose | Request | Minimum role |\n|---|---|---|---|---|\n${rows.join('')}`;
}

function readmeTable(): string {
  const [, rest] = readFileSync(readmeFile, 'utf8').split(begin);
  const table = rest?.split(end)[0];
  if (table === undefined) throw new Error(`${readmeFile} has lost the marks around its table of operations`);
  return table;
}

export function generateSdkReadme(contract: Contract): string {
  return readFileSync(readmeFile, 'utf8').replace(
    begin + readmeTable() + end,
    () => begin + operationsTable(contract) + end,
  );
}
