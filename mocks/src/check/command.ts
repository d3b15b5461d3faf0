// The command `agent-platform-mock check`.
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readContract } from '../contract.js';
import { UsageError } from '../usage-error.js';
import { checkTraffic } from './check.js';
import { readTraffic } from './traffic.js';
import { findVersionChanges } from './versions.js';

const options = {
  server: { type: 'string' },
  contract: { type: 'string' },
  'contract-version': { type: 'string' },
  service: { type: 'string' },
  strict: { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options'];

/** GitHub Actions shows a line that begins with `::warning` on the page of the workflow run. */
const warn = (text: string) =>
  console.error(process.env['GITHUB_ACTIONS'] === 'true' ? `::warning title=Contract::${text}` : `Warning: ${text}`);

function readUrl(name: string, text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && /^https?:/.test(text))) return text;
  throw new UsageError(`${name} must be an http or https URL, not "${text}".`);
}

function read(file: string) {
  try {
    return readTraffic(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read as recorded traffic: ${(error as Error).message}`);
  }
}

/** Returns whether the check has passed. */
export async function check(args: string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({ args, options, strict: true, allowPositionals: true });
  const expected = values['contract-version'];
  const service = readUrl('--service', values.service);
  const server = readUrl('--server', values.server);
  if (positionals.length === 0 && expected === undefined && service === undefined)
    throw new UsageError('Name a recording, --contract-version or --service.');
  const contract = readContract(values.contract);
  const traffic = positionals.flatMap(read);
  const result = checkTraffic(contract, traffic, server);
  if (positionals.length > 0) {
    const { checked, refused, skipped, findings } = result;
    console.log(`${checked} exchanges checked against contract ${contract.version}: ${findings.length} findings.`);
    console.log(
      `${refused} requests were refused, so only their replies count. ` +
        `${skipped} exchanges belong to other servers, paths or methods.`,
    );
    for (const finding of findings) console.error(`- ${finding}`);
    if (checked === 0) console.error('The recording has no request to an operation of the contract.');
  }
  const changes = await findVersionChanges(contract, { expected, service, hashes: result.contractHashes });
  changes.forEach(warn);
  const isEmpty = positionals.length > 0 && result.checked === 0;
  return result.findings.length === 0 && !isEmpty && !(values.strict && changes.length > 0);
}
