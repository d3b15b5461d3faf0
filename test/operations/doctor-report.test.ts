import { expect, test } from '@jest/globals';
import { check, formatReport, reportOf, type CheckStatus } from '../../server/bin/commands/doctor/report.js';

test.each<[CheckStatus[], string]>([
  [['ok', 'ok'], 'All checks passed.'],
  [['ok', 'warning'], 'No check failed, but there are warnings: see the lines that begin with "warning".'],
  [['warning', 'failed', 'skipped'], 'Some checks failed: see the lines that begin with "failed".'],
])('%j ends with: %s', (statuses, conclusion) => {
  const report = formatReport(reportOf(statuses.map((status) => check('name', status, 'A sentence.'))));
  expect(report.split('\n').at(-1)).toBe(conclusion);
});

test.each([
  [20, 'item 20', 20],
  [21, 'and 1 more; --json shows all', 21],
  [1_001, 'and at least 980 more; --json shows the first 1,000', 1_000],
])('of %d items, the text ends with: %s', (itemCount, lastLine, countInJson) => {
  const items = Array.from({ length: itemCount }, (_, index) => `item ${index + 1}`);
  const report = reportOf([check('name', 'failed', 'A sentence.', items)]);
  expect(formatReport(report).split('\n').at(-2)?.trim()).toBe(lastLine);
  expect(report.checks[0]?.items).toHaveLength(countInJson);
});
