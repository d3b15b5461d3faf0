// Generates the list of migrations from the files of their folder. A bundled program cannot read the folder itself.
import { readdirSync } from 'node:fs';

const folder = new URL('../../server/platform/database/migrations/', import.meta.url);

export function generateMigrations(): string {
  const names = readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
  const variableOf = (name: string) => `sql${name.slice(0, 4)}`;
  return `// Listed from the files of this folder by \`npm run generate\`. Do not edit: the next run overwrites it.
// Numbers only define the order, and gaps mean nothing. The next number is one more than the highest.
${names.map((name) => `import { sql as ${variableOf(name)} } from './${name}.js';`).join('\n')}

export interface Migration {
  /** Name of the file without its extension. */
  readonly name: string;
  /** Runs in one transaction with all other pending migrations, so it cannot contain \`create index concurrently\`. */
  readonly sql: string;
}

export const migrations: readonly Migration[] = [
${names.map((name) => `  { name: '${name}', sql: ${variableOf(name)} },`).join('\n')}
];
`;
}
