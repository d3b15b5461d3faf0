// Reads the JSON reports of one or two Jest runs. The second run repeats the files that failed in the first run.
// `failed FIRST` prints the failing files, one per line. `totals STATUS CHECKS FIRST [SECOND]` counts the tests in the
// last run of each file. STATUS is the exit code of the last run. CHECKS is the number of other failed checks, which
// count as failed tests.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import console from 'node:console';
import process from 'node:process';

const [command, ...given] = process.argv.slice(2);
const [exitCode, failedChecks] = command === 'totals' ? given.splice(0, 2).map(Number) : [0, 0];
const runs = given.filter((path) => existsSync(path)).map((path) => JSON.parse(readFileSync(path, 'utf8')).testResults);
const nameOf = ({ name }) => relative(process.cwd(), name);
const files = new Map(runs.flat().map((file) => [nameOf(file), file]));
const failing = [...files].filter(([, { status }]) => status === 'failed').map(([name]) => name);

if (command === 'failed') {
  process.stdout.write(failing.map((name) => `${name}\n`).join(''));
} else {
  const [first = [], second = []] = runs;
  const repeated = second.filter(({ status }) => status === 'passed').map(nameOf);
  if (repeated.length > 0) console.log(`passed only in the second run:\n  ${repeated.join('\n  ')}`);
  const statuses = [...files.values()].flatMap((file) => file.assertionResults.map(({ status }) => status));
  const count = (wanted) => statuses.filter((status) => status === wanted).length;
  // A file that cannot be loaded has no results, so it counts as one failure.
  const broken = failing.filter((name) => files.get(name).assertionResults.every(({ status }) => status !== 'failed'));
  const noReport = first.length === 0 ? 1 : 0;
  const [passed, skipped] = [count('passed'), count('pending')];
  const failedTests = count('failed') + broken.length + noReport;
  // Jest can fail although each file passed, for example in its global teardown.
  const failed = Math.max(failedTests, exitCode === 0 ? 0 : 1) + failedChecks;
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
