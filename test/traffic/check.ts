// `npm run check:traffic -- <folder>` compares recorded traffic (RECORD_TRAFFIC, test/support/traffic.ts) with the
// contract. Fails if traffic violates the contract, or if its coverage of the contract is below the minimum in
// coverage.ts. With `--partial`, does not check the coverage.
import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installTool } from '../../.config/tools/install.js';
import { readContract } from '../../codegen/contract/contract.js';
import { resolve, type Json } from '../../codegen/contract/document.js';
import type { RecordedExchange } from '../support/traffic.js';
import { judge, sharesOf, type CoverageReport } from './coverage.js';
import { createErrorCodes } from './error-codes.js';

interface DriftReport {
  problems: {
    severity: string;
    target: 'request' | 'response';
    ruleId: string;
    message: string;
    method: string;
    path: string;
    status?: number;
    occurrences: number;
  }[];
}

/** Paths that the server has in addition to the contract. */
const serviceRoutes: readonly [path: RegExp, reason: string][] = [
  [/^\/(healthz|readyz|metrics)$/, 'for operators, not for callers'],
  [/^\/openapi\.(yaml|json)$/, 'the contract itself'],
  [/^\/docs(\/.*)?$/, 'the reference page'],
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { partial: { type: 'boolean', default: false } },
});
const recording = positionals[0] ?? process.env['RECORD_TRAFFIC'];
if (!recording) throw new Error('Name the folder of the recording: npm run check:traffic -- <folder>');

const { document, operations } = readContract();
const declaredAt = new Map(
  operations.map(({ id, method, path, responses }) => [
    `${method.toUpperCase()} ${path}`,
    { id, statuses: new Set(responses.map(({ status }) => status)) },
  ]),
);
const errorCodes = createErrorCodes(operations);
const errorCodeOf = ({ headers }: RecordedExchange['response']): string | null => headers['x-error-code'] ?? null;
const operationsOf = (wanted: string) => operations.filter(({ path }) => path === wanted);
const folder = mkdtempSync(join(tmpdir(), 'traffic-'));
const counts = { recorded: 0, partial: 0, repeated: 0, replyOnly: 0, service: 0, undeclared: 0, unknown: 0 };
const findings = new Map<string, number>();
const found = (text: string, times = 1) => void findings.set(text, (findings.get(text) ?? 0) + times);

/**
 * The query parameters of each operation whose values are separated by commas, as in `name=a,b`. Redocly ignores their
 * `explode: false` and reads `a,b` as one value, so it gets `name=a&name=b`.
 */
const commaSeparated = new Map(
  operations.map(({ method, path }) => {
    const parameters: Json[] = document.paths[path][method].parameters ?? [];
    const separated = parameters.map((one) => resolve(document, one)).filter(({ explode }) => explode === false);
    return [`${method.toUpperCase()} ${path}`, new Set(separated.map(({ name }) => name))];
  }),
);
function withSeparateParameters({ method, url: given }: RecordedExchange['request']): string {
  const url = new URL(given);
  const separated = commaSeparated.get(`${method} ${url.pathname}`);
  const pairs = [...url.searchParams].flatMap(([name, value]) =>
    separated?.has(name) ? value.split(',').map((one) => [name, one]) : [[name, value]],
  );
  const query = pairs.length > 0 ? `?${new URLSearchParams(pairs as [string, string][])}` : '';
  return `${url.origin}${url.pathname}${query}`;
}

/**
 * Removes read-only fields. An update accepts them with any value and ignores them, so that a caller can send back a
 * record that it has read and changed.
 */
function withoutReadOnly(given: Json, value: Json): Json {
  const { properties = {}, items, oneOf = [] } = resolve(document, given ?? {});
  if (Array.isArray(value)) return value.map((item) => withoutReadOnly(items, item));
  if (value === null || typeof value !== 'object') return value;
  const inAnyForm = oneOf.reduce((left: Json, schema: Json) => withoutReadOnly(schema, left), value);
  const kept = Object.entries<Json>(inAnyForm).filter(
    ([name]) => resolve(document, properties[name] ?? {}).readOnly !== true,
  );
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutReadOnly(properties[name], field)]));
}
const bodySchemas = new Map(
  operations.map(({ method, path, body }) => [`${method.toUpperCase()} ${path}`, body?.schema]),
);
function withoutIgnored({ method, url, body }: RecordedExchange['request']): string | undefined {
  const schema = bodySchemas.get(`${method} ${new URL(url).pathname}`);
  if (body === undefined || !schema) return body;
  try {
    return JSON.stringify(withoutReadOnly(schema, JSON.parse(body.replace(/^\uFEFF/, ''))));
  } catch {
    // Redocly reports bodies that are not JSON.
    return body;
  }
}

const aliases = Object.values<Json>(document.paths)
  .flatMap((item) => Object.values<Json>(item))
  .flatMap((raw) => raw['x-path-alias'] ?? [])
  .map((path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));

const seen = new Set<string>();
/**
 * Classifies an exchange. Returns `whole` if the request and the reply must match the contract, and `replyOnly` if only
 * the reply can be checked. Returns null for an alias, for a path or method that the contract does not have, and for a
 * duplicate.
 */
function classify({ request, response }: RecordedExchange): 'whole' | 'replyOnly' | null {
  counts.recorded += 1;
  const { pathname } = new URL(request.url);
  // An alias returns the same replies as its path, whose traffic is checked.
  if (aliases.some((alias) => alias.test(pathname))) return null;
  const declared = declaredAt.get(`${request.method} ${pathname}`);
  if (!declared) {
    // A 405 means that no operation of the path has the method. So the 405 counts for all operations of the path.
    if (response.status === 405)
      operationsOf(pathname).forEach(({ id }) => errorCodes.see(id, response.status, errorCodeOf(response)));
    const isRefusal = [400, 404, 405, 429].includes(response.status);
    if (serviceRoutes.some(([path]) => path.test(pathname))) counts.service += 1;
    // The server also handles OPTIONS and HEAD, which the contract does not declare.
    else if (['OPTIONS', 'HEAD'].includes(request.method)) counts.undeclared += 1;
    else if (isRefusal) counts.unknown += 1;
    else found(`${request.method} ${pathname} is not in the contract and returned ${response.status}`);
    return null;
  }
  errorCodes.see(declared.id, response.status, errorCodeOf(response));
  if (!declared.statuses.has(response.status))
    found(`${request.method} ${pathname} returned ${response.status}, which the contract does not declare`);
  const key = JSON.stringify([request, response.status, response.body]);
  if (seen.has(key)) {
    counts.repeated += 1;
    return null;
  }
  seen.add(key);
  // The recording leaves out bodies that the server did not read or that are too large. A compressed body is recorded
  // compressed, so it cannot be compared with the schema.
  const isBodyUnknown =
    (request.body === undefined && bodySchemas.get(`${request.method} ${pathname}`) !== undefined) ||
    request.headers['content-encoding'] !== undefined;
  // An overloaded server returns 503 before it checks the token. So for a 503 without a token, check only the reply:
  // the request lacks the token that the contract requires.
  const isShed = response.status === 503 && request.headers['authorization'] === undefined;
  // Many requests that are refused violate the contract on purpose, so only their replies are checked.
  const isRefused = response.status >= 400 && response.status < 500;
  if (!isBodyUnknown && !isShed && !isRefused) return 'whole';
  counts.replyOnly += 1;
  return 'replyOnly';
}

/** Returns the exchange of a line, or null for a partial line, which a killed process leaves. */
function parse(line: string): RecordedExchange | null {
  try {
    return JSON.parse(line) as RecordedExchange;
  } catch {
    counts.partial += 1;
    return null;
  }
}

/** Writes the exchanges to check to two files. Returns the number of exchanges in each file. */
async function split(): Promise<Record<'whole' | 'replyOnly', number>> {
  const written = { whole: 0, replyOnly: 0 };
  const files = {
    whole: createWriteStream(join(folder, 'whole.ndjson')),
    replyOnly: createWriteStream(join(folder, 'reply-only.ndjson')),
  };
  for (const name of readdirSync(recording as string).filter((file) => file.endsWith('.ndjson'))) {
    for await (const line of createInterface({
      input: createReadStream(join(recording as string, name)),
      crlfDelay: Infinity,
    })) {
      const exchange = parse(line);
      if (!exchange) continue;
      const kind = classify(exchange);
      if (!kind) continue;
      if (kind === 'whole') exchange.request.body = withoutIgnored(exchange.request);
      exchange.request.url = withSeparateParameters(exchange.request);
      files[kind].write(`${JSON.stringify(exchange)}\n`);
      written[kind] += 1;
    }
  }
  for (const file of Object.values(files)) await finished(file.end());
  return written;
}

interface Drift {
  problems: DriftReport['problems'];
  coverage: CoverageReport;
}

/** The result for no exchanges, with which Redocly would fail. */
const nothing: Drift = { problems: [], coverage: { operations: [] } };

/** Compares a file of exchanges, or all files of a folder, with the contract. */
function drift(traffic: string): Drift {
  const [report, coverage] = [join(folder, 'report.json'), join(folder, 'coverage.json')];
  const redocly = join(installTool('contract'), 'node_modules/@redocly/cli/bin/cli.js');
  const options = [
    '--format',
    'json',
    '--output',
    report,
    '--coverage-output',
    coverage,
    '--min-severity',
    'warning',
    '--config',
    join(root, '.config/redocly.yaml'),
  ];
  try {
    execFileSync(process.execPath, [redocly, 'drift', traffic, '--api', join(root, 'openapi.yaml'), ...options], {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  } catch (error) {
    // Redocly exits with 1 if there are findings. That is a failure only if Redocly wrote no report.
    if (!readdirSync(folder).includes('report.json')) throw error;
  }
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const result: Drift = {
    problems: (read(report) as DriftReport).problems,
    coverage: read(coverage) as CoverageReport,
  };
  rmSync(report);
  return result;
}

try {
  const written = await split();
  if (counts.recorded === 0) throw new Error(`The recording ${recording} contains no exchanges`);
  // All replies must match the contract, so the check of replies reads both files.
  const whole = written.whole === 0 ? nothing : drift(join(folder, 'whole.ndjson'));
  const all = written.whole + written.replyOnly === 0 ? nothing : drift(folder);
  for (const { method, path, status, ruleId, target, message, occurrences } of [
    ...whole.problems.filter(({ target }) => target === 'request'),
    ...all.problems.filter(({ target }) => target === 'response'),
  ]) {
    found(`${method} ${path} (${status ?? 'no status'}), ${target}: [${ruleId}] ${message}`, occurrences);
  }
  const { lines, isEnough } = judge([...sharesOf(all.coverage), ...errorCodes.shares()]);
  console.log(
    `${counts.recorded} exchanges: ${counts.replyOnly} of which only the reply can be checked, ` +
      `${counts.repeated} the same as another, ${counts.partial} partial lines ignored, ` +
      `${counts.service} of service routes, ${counts.undeclared} with the methods OPTIONS and HEAD, ` +
      `${counts.unknown} refused because the contract has no such path or method`,
  );
  console.log(lines.join('\n'));
  console.log(`${findings.size} findings`);
  for (const [text, times] of findings) console.error(`${times} × ${text}`);
  if (findings.size > 0 || (!values.partial && !isEnough)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
