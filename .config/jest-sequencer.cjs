// Starts the files that take longest first, so that at the end no worker runs a long file while the others are idle.
// Without this list, Jest orders files by their times in the previous run. In a first run, as in CI, it orders them by
// size.
const { readFileSync } = require('node:fs');
const Sequencer = require('@jest/test-sequencer').default;

const longest = [
  'outages/outages',
  'http/readiness',
  'sdk/console',
  'database/lost-connections',
  'start/stop-without-database',
  'authorization/matrix',
  'faults/knowledge-bases',
  'worker/lost-workers',
  'sdk/package',
  'faults/conversations',
  'scheduled-tasks/runs',
  'documents/failures',
  'runner/resumed-streams',
  'knowledge-bases/search',
  'start/stop',
  'start/api-processes',
  'contract/mock-package',
  'start/embedded-postgres-fails',
  'security/large-conversations',
  'organization/provider-failures',
  'contract/suite',
  'worker/queue',
  'faults/kills',
  'start/environment',
  'database/pgbouncer',
  'operations/backup',
  'api/chat/chat',
  'faults/scheduled-tasks',
  'worker/periodic-tasks',
  'skills/crash-safety',
  'contract/generated',
  'properties/valid-requests',
].map((name) => `/test/${name}.test.ts`);

/**
 * Files that measure CPU time come first. No other file runs meanwhile (jest-environment.mjs), so a file that waits for
 * its turn would keep a worker idle. A new process also has a small heap. With the heap that other files leave behind,
 * a body of 4 MB takes four times as long.
 */
const measures = (path) => /^\/\*\* @measures/m.test(readFileSync(path, 'utf8').slice(0, 500));

/** Returns the position of a file in the list. Files that are not in the list come last. */
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
