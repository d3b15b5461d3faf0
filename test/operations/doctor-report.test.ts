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
