// The arrows of the architecture, checked: bin → container → http → <noun>/handlers → <noun>/<noun> → <noun>/repository → database.
const nouns = '(agents|agent-tags|tools|skills|knowledge-bases|organization|uploads|conversations|dashboard|scheduled-tasks|tool-servers)';

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'only-bin-starts-things', severity: 'error', from: { path: '^server/(?!bin/)' }, to: { path: '^server/bin/' } },
    { name: 'only-bin-knows-the-container', severity: 'error', from: { path: '^server/(?!bin/|container\\.ts)' }, to: { path: '^server/container\\.ts', dependencyTypesNot: ['type-only'] } },
    { name: 'http-knows-no-noun', severity: 'error', from: { path: '^server/http/' }, to: { path: `^server/(${nouns}|database|adapters|embedded|worker|runner)/` } },
    {
      name: 'nouns-know-no-transport',
      comment: 'Handlers take the types of generated/handlers.ts; rules and repositories know nothing of HTTP.',
      severity: 'error',
      from: { path: `^server/${nouns}/`, pathNot: '/handlers\\.ts$' },
      to: { path: '^server/http/|node_modules/express/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-runner-knows-no-transport',
      comment: 'It uses nouns by their rules, and what lies outside by ports.',
      severity: 'error',
      from: { path: '^server/runner/' },
      to: { path: `^server/(http|database|adapters/(?!.*/port\\.ts$))|^server/${nouns}/.*(repository|statements|handlers)\\.ts$|node_modules/(express|knex|pg)/`, dependencyTypesNot: ['type-only'] },
    },
    { name: 'rules-know-no-driver', severity: 'error', from: { path: `^server/${nouns}/`, pathNot: '/(repository|.*-repository|.*-queries)\\.ts$' }, to: { path: 'node_modules/(knex|pg)/', dependencyTypesNot: ['type-only'] } },
    { name: 'repositories-are-private', severity: 'error', from: { path: `^server/${nouns}/` }, to: { path: `^server/${nouns}/.*(repository|statements)\\.ts$`, pathNot: '^server/$1/', dependencyTypesNot: ['type-only'] } },
    { name: 'database-knows-no-noun', severity: 'error', from: { path: '^server/database/' }, to: { path: `^server/(${nouns}|http|adapters|embedded)/`, pathNot: '^server/embedded/postgres/' } },
    { name: 'adapters-know-no-noun', severity: 'error', from: { path: '^server/adapters/' }, to: { path: `^server/(${nouns}|http|embedded|database)/` } },
    { name: 'embedded-parts-are-replaceable', comment: 'Only the container, what opens its parts, and processes reach embedded parts.', severity: 'error', from: { path: '^server/(?!bin/|container\\.ts|parts/|embedded/|database/dump-schema\\.ts)' }, to: { path: '^server/embedded/' } },
    { name: 'the-sdk-stands-alone', severity: 'error', from: { path: '^sdk/src/' }, to: { path: '^(server|codegen|mocks|test)/' } },
    { name: 'nothing-imports-tests', severity: 'error', from: { pathNot: '^test/' }, to: { path: '^test/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'], extensions: ['.ts', '.js', '.mjs', '.cjs'] },
  },
};
