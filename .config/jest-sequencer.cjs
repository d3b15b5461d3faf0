// Starts the files that take longest first, so that no worker is left with one of them while the other has none. Without this list Jest orders files
// by the times of the run before, and a first run, as in CI, by their size.
const Sequencer = require('@jest/test-sequencer').default;

const longest = [
  'outages/outages',
  'security/hostile-bodies',
  'faults/knowledge-bases',
  'faults/scheduled-tasks',
  'faults/kills',
  'start/environment',
  'database/lost-connections',
  'properties/valid-requests',
  'http/readiness',
  'sdk/package',
  'faults/conversations',
  'operations/backup',
  'start/start',
  'faults/events',
  'start/stop',
  'documents/chunking-cost',
  'skills/crash-safety',
].map((name) => `/test/${name}.test.ts`);

/** The place of a file in the list; files that are not in it come after it. */
const rank = ({ path }) => {
  const found = longest.findIndex((name) => path.endsWith(name));
  return found === -1 ? longest.length : found;
};

module.exports = class extends Sequencer {
  async sort(tests) {
    return [...(await super.sort(tests))].sort((left, right) => rank(left) - rank(right));
  }
};
