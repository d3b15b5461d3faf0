// Starts the longest test files first, so that at the end no worker runs a long file while the others are idle. In a
// first run, as in CI, Jest itself would order files by their size.
const { readFileSync } = require('node:fs');
const Sequencer = require('@jest/test-sequencer').default;

const longest = [
  'outages/outages',
  'knowledge-bases/search',
  'sdk/console',
  'http/readiness',
  'faults/knowledge-bases',
  'properties/valid-requests',
  'contract/suite',
  'operations/backup',
  'worker/lost-workers',
  'contract/mock-package',
  'database/lost-connections',
  'start/api-processes',
  'webhook-endpoints/deliveries',
  'contract/mock',
  'authorization/matrix',
  'faults/kills',
  'sdk/package',
  'faults/conversations',
  'agent-runner/outage-at-end',
  'contract/changes',
  'start/embedded-postgres-fails',
  'http/overload',
  'scheduled-tasks/executions',
  'start/stop',
  'api/chat/chat',
  'faults/events',
  'start/environment',
  'agent-runner/resumed-streams',
  'start/stop-without-database',
  'start/supervision',
  'organization/provider-failures',
  'sdk/started-work',
  'contract/generated',
  'knowledge-bases/document-types',
  'worker/periodic-tasks',
  'properties/broken-requests',
  'worker/queue',
  'storage/s3-tools',
  'faults/scheduled-tasks',
  'start/roles',
].map((name) => `/test/${name}.test.ts`);

/**
 * Returns whether a file measures CPU time or memory. Such files start first. They wait until no other files run
 * (jest-environment.mjs), so a later start would leave workers idle. Also, with the large heap that other files leave
 * behind, processing a body of 4 MB takes four times as long.
 */
const measures = (path) => /^\/\*\* @measures/m.test(readFileSync(path, 'utf8').slice(0, 500));

const rank = ({ path }) => {
  if (measures(path)) return -1;
  const found = longest.findIndex((name) => path.endsWith(name));
  return found === -1 ? longest.length : found;
};

module.exports = class extends Sequencer {
  async sort(tests) {
    const ranked = (await super.sort(tests)).map((test) => ({ test, rank: rank(test) }));
    return ranked.sort((left, right) => left.rank - right.rank).map(({ test }) => test);
  }
};
