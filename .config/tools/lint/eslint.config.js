import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';
import organizationRule from './organization-rule.js';
import tableWritersRule from './table-writers-rule.js';

/** Files of modules that may contain SQL. */
const sqlFiles = [
  ...['repository', '*-repository', 'statements', '*-statements', '*-queries'],
  'knowledge-bases/search/vector-store/*-adapter',
].map((name) => `server/modules/**/${name}.ts`);

/** SQL in a text: statements, bindings and conditions. */
const sqlText = [
  /^\s*(select|insert|update|delete|with)\s[^]*\b(from|into|set)\b/,
  /([=<>(]|\blimit|\boffset) ?:[a-z]/,
  /\b(any|cast|coalesce|exists ?)\(|\bin \('|\bis (not )?null\b/,
];
const noSql = {
  selector: sqlText
    .map(({ source }) => `TemplateElement[value.raw=/${source}/], Literal[value=/${source}/]`)
    .join(', '),
  message:
    'SQL must be in a repository of a module, in `platform` or in `http/limits`: see server/docs/architecture.md.',
};

const noRaggedSubquery = {
  selector: String.raw`TemplateElement[value.raw=/\(select\b[^\n]* from [^\n)]*\n/]`,
  message: 'If a subquery does not fit on one line, put each of its clauses on a line of its own.',
};

/** Functions that may read the clock: the values of `now`, which tests replace. */
const clock = ':matches(AssignmentPattern[left.name="now"], Property[key.name="now"]) > ArrowFunctionExpression';
const noClock = {
  selector:
    `:not(${clock}) > NewExpression[callee.name="Date"][arguments.length=0], ` +
    'MemberExpression[object.name="Date"][property.name="now"]',
  message: 'Modules get the time from a parameter `now = () => new Date()`, so that tests can set the time.',
};

const portErrorShape = {
  selector:
    'ClassDeclaration[superClass.name="Error"]:not(:has(MethodDefinition[kind="constructor"]' +
    '[value.params.length=3][value.params.0.parameter.name="failure"][value.params.1.name="message"]' +
    '[value.params.2.left.name="options"]))',
  message: 'The constructor of an error of a port must be `(readonly failure, message, options = {})`.',
};

const processEnv = {
  object: 'process',
  property: 'env',
  message: 'Only server/bin reads the environment; take a value from Config.',
};

const auditWriters = {
  regex: '/platform/audit\\.js$',
  importNames: ['recordChanges', 'insertEntries', 'entryBindings'],
  message: 'Only repositories write the audit log, because its statements are SQL.',
};

// .config/dependencies.cjs forbids the modules of Node.js that open connections.
const noNetwork = 'Only `platform` calls other services, behind a port.';
const globalFetch = ['globalThis', 'global'].map((object) => ({ object, property: 'fetch', message: noNetwork }));

export default tseslint.config(
  { ignores: ['**/dist/**', '**/generated/**', '**/node_modules/**', '.data/**'] },
  eslint.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      eqeqeq: 'error',
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
      'no-console': 'error',
      'max-lines': ['error', { max: 500 }],
    },
  },
  {
    files: ['server/bin/**', 'codegen/**', '.config/tools/**', 'mocks/**', 'test/**', 'sdk/examples/**'],
    rules: { 'no-console': 'off' },
  },
  // Local variables are not checked, because they can have the name of a column.
  {
    files: ['server/**', 'codegen/**', 'mocks/**', 'test/**'],
    ignores: ['test/sdk/consumers/**'],
    rules: {
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'variable', modifiers: ['global'], format: ['camelCase', 'StrictPascalCase'] },
      ],
    },
  },
  {
    files: ['server/**', 'codegen/**', 'mocks/**', 'sdk/src/**'],
    rules: { 'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }] },
  },
  // Allows imports with a long path. The next entry forbids them in its folders.
  {
    rules: {
      'max-len': [
        'error',
        { code: 120, ignoreUrls: true, ignoreRegExpLiterals: true, ignorePattern: '^import .* from ' },
      ],
    },
  },
  {
    files: ['server/**', 'codegen/**', 'mocks/**', 'sdk/src/**'],
    rules: { 'max-len': ['error', { code: 120, ignoreUrls: true, ignoreRegExpLiterals: true }] },
  },
  {
    files: ['server/**'],
    ignores: ['server/bin/**'],
    rules: { 'no-restricted-properties': ['error', processEnv] },
  },
  // In `platform` and `http/limits`, any file may contain SQL, so every text there is checked.
  {
    files: [...sqlFiles, 'server/platform/**', 'server/http/limits/**'],
    ignores: ['server/platform/database/migrations/**'],
    plugins: { local: { rules: { organization: organizationRule, 'table-writers': tableWritersRule } } },
    rules: {
      'local/organization': 'error',
      'local/table-writers': 'error',
      'no-restricted-syntax': ['error', noRaggedSubquery],
    },
  },
  {
    files: sqlFiles,
    rules: { 'no-restricted-syntax': ['error', noRaggedSubquery, noClock] },
  },
  {
    files: ['server/platform/*/port.ts'],
    rules: { 'no-restricted-syntax': ['error', noRaggedSubquery, portErrorShape] },
  },
  {
    files: ['server/{app,bin,http,modules}/**'],
    // The readiness checks read no records, and the doctor reads the records of all organizations.
    ignores: [...sqlFiles, 'server/http/limits/**', 'server/app/readiness-monitor.ts', 'server/bin/commands/doctor/**'],
    rules: { 'no-restricted-syntax': ['error', noSql] },
  },
  {
    files: ['server/modules/**'],
    ignores: sqlFiles,
    rules: { 'no-restricted-syntax': ['error', noSql, noClock] },
  },
  {
    files: ['server/modules/**'],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: noNetwork }],
      'no-restricted-properties': ['error', processEnv, ...globalFetch],
    },
  },
  // The index.ts of a module has the database, so it may import `recordChanges` and pass it on.
  {
    files: ['server/modules/**'],
    ignores: [...sqlFiles, 'server/modules/*/index.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [auditWriters] }] },
  },
  {
    files: ['server/{app,bin,http}/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [auditWriters] }] },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['test/sdk/consumers/*/**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        expect: 'readonly',
        jest: 'readonly',
        process: 'readonly',
        require: 'readonly',
        test: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['.config/tools/lint/*.js'], languageOptions: { globals: { URL: 'readonly' } } },
);
