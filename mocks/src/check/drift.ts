// Runs `redocly drift`, which compares traffic with an OpenAPI document.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptReadOnly, visit } from '../view.js';
import type { Json } from '../../../codegen/contract/document.js';
import type { Recorded } from './traffic.js';

export interface Problem {
  target: 'request' | 'response';
  /** Index of the first exchange with this problem. */
  exchangeIndex: number;
  ruleId: string;
  message: string;
  method: string;
  path: string;
  status?: number;
  occurrences: number;
}

/** Version of Redocly CLI to download if the project has none. */
const redoclyVersion = '2.77.0';

/** Returns the command of the project's Redocly CLI, or a command that downloads it. */
function redocly(): [command: string, ...args: string[]] {
  try {
    const own = createRequire(join(process.cwd(), 'package.json')).resolve('@redocly/cli/bin/cli.js');
    return [process.execPath, own];
  } catch {
    return ['npx', '--yes', `@redocly/cli@${redoclyVersion}`];
  }
}

/**
 * Returns a copy of the contract in which read-only fields accept any value in requests, as on the server. Requests get
 * their own copies of the schemas. Separate documents for requests and replies would need a second run of Redocly,
 * which costs seconds of CPU time.
 */
function acceptReadOnlyInRequests(document: Json): Json {
  // Unlike `structuredClone`, this copies an object once for each place that refers to it.
  const copy = JSON.parse(JSON.stringify(document)) as Json;
  const change = (node: Json): void => {
    acceptReadOnly(node);
    if (typeof node.$ref === 'string')
      node.$ref = node.$ref.replace(/^(#\/components\/schemas\/[^/]+)/, '$1InRequests');
  };
  const { schemas } = copy.components;
  const ofRequests = structuredClone(schemas) as Json;
  visit(ofRequests, change);
  for (const [name, schema] of Object.entries(ofRequests)) schemas[`${name}InRequests`] = schema;
  for (const path of Object.values<Json>(copy.paths))
    for (const { requestBody } of Object.values<Json>(path)) visit(requestBody ?? null, change);
  return copy;
}

/** Throws if Redocly CLI cannot run. */
export function findDrift(document: Json, traffic: readonly Recorded[]): Problem[] {
  return traffic.length === 0 ? [] : runDrift(acceptReadOnlyInRequests(document), traffic);
}

function runDrift(contract: Json, traffic: readonly Recorded[]): Problem[] {
  const folder = mkdtempSync(join(tmpdir(), 'agent-platform-mock-'));
  try {
    const files = ['openapi.json', 'traffic.ndjson', 'redocly.yaml', 'report.json'].map((name) => join(folder, name));
    const [api = '', recording = '', config = '', report = ''] = files;
    writeFileSync(api, JSON.stringify(contract));
    writeFileSync(recording, traffic.map((exchange) => `${JSON.stringify(exchange)}\n`).join(''));
    writeFileSync(config, 'telemetry: off\n');
    const [command, ...first] = redocly();
    const inputs = ['drift', recording, '--traffic-format', 'ndjson', '--api', api, '--config', config];
    const outputs = ['--format', 'json', '--output', report, '--min-severity', 'warning'];
    const { error, stderr } = spawnSync(command, [...first, ...inputs, ...outputs], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    // The exit code 1 means that Redocly found problems. Only a missing report is a failure.
    if (!existsSync(report)) throw new Error(`Redocly CLI did not run: ${error?.message ?? stderr.trim()}`);
    return (JSON.parse(readFileSync(report, 'utf8')) as { problems: Problem[] }).problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
