// Rules for imports between folders, including imports of types. See server/docs/architecture.md.
const adapters = 'platform/(documents|identity|jobs|metrics|models|storage|tool-servers|webhook-sender)';
const vectorStore = 'modules/knowledge-bases/search/vector-store';
// Files of a module that contain SQL, among them the adapters of the vector store.
const repository = '(repository|.*-repository|.*-queries|statements|.*-statements|vector-store/.*-adapter)\\.ts$';

// Files of a module that other modules may import: the file with the module's name, the index, the queues, and these.
const publicFiles = [
  '([^/]+)/(\\1|index|queues)',
  'agent-runner/(agent-and-owner|attempt/outcome|run-settings|unattended-runs|run-takeover|stream/client-stream)',
  'agents/prompt-variables',
  'conversations/(cursor|run-filter|runs/message-parts|runs/runs|text-search-limit)',
  'knowledge-bases/(extraction-schema|files|stored-texts)',
  'knowledge-bases/search/(document-index-lines|rank-fusion|vector-store/port)',
  'organization/administration/users',
  'tools/catalog',
  'uploads/keys',
].map((path) => `^server/modules/${path}\\.ts$`);

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'only-bin-imports-bin',
      severity: 'error',
      from: { path: '^server/(?!bin/)' },
      to: { path: '^server/bin/' },
    },
    {
      name: 'only-bin-and-app-import-app',
      severity: 'error',
      from: { path: '^server/(?!bin/|app/)' },
      to: { path: '^server/app/' },
    },
    {
      name: 'http-imports-no-module',
      severity: 'error',
      from: { path: '^server/http/' },
      to: {
        path:
          '^server/(modules|embedded|' +
          'platform/(database|identity|models|storage|tool-servers|outbound|webhook-sender|jobs)/)',
        // `http` may import the interfaces of the database and of the identity provider.
        pathNot: '^server/platform/(database/database|identity/port)\\.ts$',
      },
    },
    {
      name: 'modules-import-no-transport',
      comment: 'Rules and repositories do not depend on HTTP. Handlers may import types of server/http.',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: '/handlers\\.ts$' },
      to: { path: '^server/http/' },
    },
    {
      name: 'handlers-import-only-types-of-http',
      severity: 'error',
      from: { path: '^server/modules/.*/handlers\\.ts$' },
      to: { path: '^server/http/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'modules-do-not-import-express',
      severity: 'error',
      from: { path: '^server/modules/' },
      to: { path: 'node_modules/(@types/)?express(-serve-static-core)?/' },
    },
    {
      name: 'modules-import-no-network',
      comment: 'Only `platform` calls other services, behind a port. ESLint forbids the global function fetch.',
      severity: 'error',
      from: { path: '^server/modules/' },
      to: { path: '^(node:)?(https?|http2|net|tls|dgram)$|node_modules/undici(-types)?/|^undici(/|$)' },
    },
    {
      name: 'rules-do-not-depend-on-the-database',
      severity: 'error',
      comment: 'The index.ts of a module builds its repositories. Rules pass on transactions as the type Transaction.',
      from: { path: '^server/modules/', pathNot: `/${repository}|/index\\.ts$` },
      to: { path: '^server/platform/database/|node_modules/(knex|pg|@types/pg)/' },
    },
    {
      name: 'no-query-builder',
      comment: 'SQL statements are written as text. The interfaces of database.ts have no query builder.',
      severity: 'error',
      from: {
        path: '^server/(http|modules|platform)/',
        pathNot: '^server/platform/database/(database|pool|migrate)\\.ts$',
      },
      to: { path: 'node_modules/knex/' },
    },
    {
      name: 'repositories-are-private-to-their-module',
      comment: 'The index of a module exports the statements that other modules use.',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/' },
      to: { path: `^server/modules/.*${repository}`, pathNot: '^server/modules/$1/' },
    },
    {
      name: 'modules-import-only-public-files-of-other-modules',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/' },
      to: {
        path: '^server/modules/([^/]+)/',
        pathNot: ['^server/modules/$1/', ...publicFiles],
      },
    },
    {
      name: 'app-builds-modules-by-their-index',
      comment: 'Except types, app imports only the index, handlers and reactions of a module. app/config is exempt.',
      severity: 'error',
      from: { path: '^server/app/', pathNot: '^server/app/config/' },
      to: {
        path: '^server/modules/',
        pathNot: '^server/modules/[^/]+/(index|handlers|reactions)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'app-imports-no-repositories',
      severity: 'error',
      from: { path: '^server/app/' },
      to: { path: `^server/modules/.*${repository}` },
    },
    {
      name: 'handlers-import-no-repositories',
      severity: 'error',
      from: { path: '^server/modules/.*/handlers\\.ts$' },
      to: { path: `^server/modules/.*${repository}` },
    },
    {
      name: 'rules-import-only-types-of-repositories',
      comment: 'Files with SQL export SQL and functions that run it. The index.ts of a module builds its repositories.',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: `/${repository}|/index\\.ts$` },
      to: { path: `^server/modules/.*${repository}`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'http-and-modules-import-only-ports',
      comment: 'Only app and bin import adapters. Modules may import queue-definition.ts, which imports only the port.',
      severity: 'error',
      from: { path: '^server/(http|modules)/' },
      to: { path: `^server/${adapters}/`, pathNot: '/port\\.ts$|^server/platform/jobs/queue-definition\\.ts$' },
    },
    {
      name: 'modules-import-only-the-port-of-the-vector-store',
      comment: 'The index of knowledge bases exports the adapters to app.',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/${vectorStore}/|^server/modules/knowledge-bases/index\\.ts$` },
      to: { path: `^server/${vectorStore}/`, pathNot: '/port\\.ts$' },
    },
    {
      name: 'queues-of-modules-are-declared-in-queues-ts',
      comment: 'Readers find the queues of each module in the same place.',
      severity: 'error',
      from: { path: '^server/(?!platform/)', pathNot: '^server/modules/[^/]+/queues\\.ts$' },
      to: { path: '^server/platform/jobs/queue-definition\\.ts$' },
    },
    {
      name: 'ports-import-no-library',
      comment: 'The port of models is exempt: its types are those of the AI SDK. Its first comment gives the reason.',
      severity: 'error',
      from: { path: `^server/(${adapters}|${vectorStore})/port\\.ts$`, pathNot: '^server/platform/models/' },
      to: { path: 'node_modules/' },
    },
    {
      name: 'one-folder-calls-the-ai-sdk',
      comment: 'The offline model is exempt, because it is a provider of the AI SDK.',
      severity: 'error',
      from: { path: '^server/(?!platform/models/|embedded/offline-model/)' },
      to: { path: 'node_modules/(ai|@ai-sdk/[^/]+)/' },
    },
    {
      name: 'one-folder-imports-pg-boss',
      severity: 'error',
      from: { path: '^server/(?!platform/jobs/pg-boss/)' },
      to: { path: 'node_modules/pg-boss/' },
    },
    {
      name: 'platform-imports-nothing-above-it',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: { path: '^server/(bin|app|http|modules|embedded)/' },
    },
    {
      name: 'only-bin-and-app-import-embedded',
      severity: 'error',
      from: { path: '^server/(?!bin/|app/|embedded/)' },
      to: { path: '^server/embedded/' },
    },
    {
      name: 'the-sdk-imports-nothing-of-the-repository',
      severity: 'error',
      from: { path: '^sdk/src/' },
      to: { path: '^(server|codegen|mocks|test)/' },
    },
    {
      name: 'the-mock-imports-no-server',
      comment: 'Only cli.ts, the command of the mock, imports a file of the server: bin/process/npm-parent.ts.',
      severity: 'error',
      from: { path: '^mocks/src/', pathNot: '^mocks/src/cli\\.ts$' },
      to: { path: '^server/' },
    },
    { name: 'nothing-imports-tests', severity: 'error', from: { pathNot: '^test/' }, to: { path: '^test/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(sdk|mocks)/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.cjs'],
    },
  },
};
