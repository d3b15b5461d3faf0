// Checks the directions of imports: bin → app → http → modules/*/handlers → modules/*/<name> → modules/*/repository → platform.
const repository = '(repository|.*-repository|.*-queries|statements|.*-statements)\\.ts$';
const typesToo = { dependencyTypesNot: ['type-only'] };

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
      to: { path: '^server/app/', ...typesToo },
    },
    {
      name: 'http-imports-no-module',
      severity: 'error',
      from: { path: '^server/http/' },
      to: {
        path: '^server/(modules|embedded|platform/(database|identity|models|storage|tool-servers|jobs)/)',
        ...typesToo,
      },
    },
    {
      name: 'modules-import-no-transport',
      comment: 'Handlers use the types of generated/handlers.ts. Rules and repositories know nothing of HTTP.',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: '/handlers\\.ts$' },
      to: { path: '^server/http/|node_modules/express/', ...typesToo },
    },
    {
      name: 'rules-import-no-driver',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: `/${repository}` },
      to: { path: 'node_modules/(knex|pg)/', ...typesToo },
    },
    {
      name: 'repositories-are-private-to-their-module',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/' },
      to: { path: `^server/modules/.*${repository}`, pathNot: '^server/modules/$1/', ...typesToo },
    },
    {
      name: 'platform-imports-nothing-above-it',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: '^server/platform/database/dump-schema\\.ts$' },
      to: { path: '^server/(bin|app|http|modules|embedded)/', ...typesToo },
    },
    {
      name: 'only-bin-and-app-import-embedded',
      severity: 'error',
      from: { path: '^server/(?!bin/|app/|embedded/|platform/database/dump-schema\\.ts)' },
      to: { path: '^server/embedded/' },
    },
    {
      name: 'the-sdk-imports-nothing-of-the-repository',
      severity: 'error',
      from: { path: '^sdk/src/' },
      to: { path: '^(server|codegen|mocks|test)/' },
    },
    { name: 'nothing-imports-tests', severity: 'error', from: { pathNot: '^test/' }, to: { path: '^test/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.cjs'],
    },
  },
};
