// Prints a report. Exits with code 1 if a check failed, but not for warnings.
import { parseArgs } from 'node:util';
import { readConfig } from '../../../app/config/config.js';
import { examine } from './examine.js';
import { formatReport } from './report.js';
import { exitWith } from '../../process/explain.js';

const usage = `usage: npm run doctor -- [--json] [--read-objects]
  --json          prints the report as JSON
  --read-objects  reads every object that a row refers to, so that the embedded store verifies its checksum`;

async function main(): Promise<void> {
  const options = {
    json: { type: 'boolean' },
    'read-objects': { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.help) return console.log(usage);
  const report = await examine(readConfig(process.env), values['read-objects'] ?? false);
  console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report));
  process.exitCode = report.ok ? 0 : 1;
}

main().catch(exitWith);
