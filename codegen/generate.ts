// `npm run generate` writes all generated files. With `-- --check`, it writes nothing, and fails if a file is stale.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { contractFile, readContract } from './contract/contract.js';
import { InvalidContractError } from './contract/document.js';
import { withErrorCodes } from './contract/error-code-list.js';
import { reportApi } from './sdk/api-report.js';
import { generateSdkOperations } from './sdk/operations.js';
import { generateSdkReadme } from './sdk/readme.js';
import { generateSdkSamples } from './sdk/samples.js';
import { generateSdkSchemas } from './sdk/schemas.js';
import { generateSince } from './sdk/since.js';
import { generateDocumentTypes } from './server/document-types.js';
import { generateErrorPage, generateErrors } from './server/errors.js';
import { generateFields } from './server/fields.js';
import { generateHandlers } from './server/handlers.js';
import { generateLimits } from './server/limits.js';
import { generateMigrations } from './server/migrations.js';
import { generateOperations } from './server/operations.js';
import { generateReasons } from './server/reasons.js';
import { generateReplySchemas } from './server/reply-schemas.js';
import { generateRequestContract } from './server/request-contract.js';
import { generateTypes } from './server/types.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const header = '// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.\n\n';

// The author of an invalid contract needs no stack trace.
process.once('uncaughtException', (error) => {
  console.error(error instanceof InvalidContractError ? error.message : error);
  process.exit(1);
});

const stale: string[] = [];
function update(name: string, wanted: string): void {
  const file = `${root}${name}`;
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return;
  stale.push(relative(root, file));
  if (process.argv.includes('--check')) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, wanted);
}

function remove(name: string): void {
  stale.push(name);
  if (!process.argv.includes('--check')) rmSync(root + name, { recursive: true });
}

// Must be first, because `readContract` reads the result.
update('openapi.yaml', withErrorCodes(readFileSync(contractFile, 'utf8').replaceAll('\r\n', '\n')));

const contract = readContract();
const sdkSchemas = await generateSdkSchemas();
const code: Record<string, string> = {
  'server/generated/types.ts': await generateTypes(),
  'server/generated/operations.ts': generateOperations(contract),
  'server/generated/errors.ts': generateErrors(contract),
  'server/generated/document-types.ts': generateDocumentTypes(contract),
  'server/generated/reasons.ts': generateReasons(contract),
  'server/generated/limits.ts': generateLimits(contract),
  'server/generated/fields.ts': generateFields(contract),
  'server/generated/handlers.ts': generateHandlers(contract),
  'server/generated/sdk-calls.ts': generateSdkSamples(contract),
  'server/generated/reply-schemas.ts': generateReplySchemas(contract),
  'server/generated/request-contract.ts': generateRequestContract(contract),
  'sdk/src/generated/schemas.ts': sdkSchemas.schemas,
  'sdk/src/generated/types.ts': sdkSchemas.paths,
  ...generateSdkOperations(contract),
};

const copyOf = (file: URL): string =>
  `// Copied from codegen/copied/${basename(file.pathname)} by \`npm run generate\`. ` +
  'Do not edit: the next run overwrites it.\n\n' +
  readFileSync(file, 'utf8');
// knip finds the copied files by these literal URLs.
const pathAliases = copyOf(new URL('copied/path-aliases.ts', import.meta.url));
const problemMessages = copyOf(new URL('copied/problem-messages.ts', import.meta.url));
const printLiteral = copyOf(new URL('copied/print-literal.ts', import.meta.url));
const safeFilename = copyOf(new URL('copied/safe-filename.ts', import.meta.url));
const storable = copyOf(new URL('copied/storable.ts', import.meta.url));
const parsedBody = copyOf(new URL('copied/parsed-body.ts', import.meta.url));
const queryText = copyOf(new URL('copied/query-text.ts', import.meta.url));

const files: Record<string, string> = {
  ...Object.fromEntries(Object.entries(code).map(([name, text]) => [name, header + text])),
  'server/generated/path-aliases.ts': pathAliases,
  'server/generated/print-literal.ts': printLiteral,
  'server/generated/problem-messages.ts': problemMessages,
  'server/generated/query-text.ts': queryText,
  'server/generated/safe-filename.ts': safeFilename,
  'server/generated/storable.ts': storable,
  'sdk/src/generated/problem-messages.ts': problemMessages,
  'sdk/src/generated/parsed-body.ts': parsedBody,
  'sdk/src/generated/query-text.ts': queryText,
  'sdk/src/generated/safe-filename.ts': safeFilename,
  'sdk/src/generated/storable.ts': storable,
  'server/platform/database/migrations/index.ts': generateMigrations(),
  'sdk/README.md': generateSdkReadme(contract),
  'server/docs/error-codes.md': generateErrorPage(contract),
  'sdk/since.json': generateSince(),
};

/** Formats files such as sdk/README.md, whose format the lint checks. */
const formatted = async (name: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(root + name)), filepath: root + name });

for (const [name, text] of Object.entries(files))
  update(name, name.endsWith('.ts') ? text : await formatted(name, text));

const filesIn = (folder: string): string[] =>
  existsSync(root + folder) ? readdirSync(root + folder).map((file) => `${folder}/${file}`) : [];
// A file that is no longer generated would still be compiled.
for (const name of ['server/generated', 'sdk/src/generated'].flatMap(filesIn)) if (!(name in files)) remove(name);

// Must be last, because it reads the files written above.
update('sdk/api-report.md', reportApi());

if (stale.length > 0 && process.argv.includes('--check')) {
  console.error(
    `Generated code is stale:\n${stale.map((name) => `  ${name}`).join('\n')}\nRepair it with: npm run generate`,
  );
  process.exitCode = 1;
} else {
  console.log(stale.length === 0 ? 'Generated code is up to date.' : `Updated ${stale.join(', ')}`);
}
