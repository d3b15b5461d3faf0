// server/docs/decisions/contract-score.md explains what costs points in `redocly score`.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { installedTool } from '../../.config/tools/install.js';
import { testIf } from '../support/platform.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const tools = installedTool('contract');
const ifInstalled = testIf(tools !== null, 'Redocly CLI is not installed (npm run tool -- --install contract)');

ifInstalled(
  'the score of the contract in `redocly score` does not fall',
  () => {
    const redocly = join(tools as string, 'node_modules/@redocly/cli/bin/cli.js');
    const commands = ['score', 'openapi.yaml', '--format', 'json', '--config', '.config/redocly.yaml'];
    const text = execFileSync(process.execPath, [redocly, ...commands], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
    const { agentReadiness, subscores } = JSON.parse(text) as {
      agentReadiness: number;
      subscores: Record<string, number>;
    };
    console.log(
      `Score ${agentReadiness}: ${Object.entries(subscores)
        .map(([name, value]) => `${name} ${(value * 100).toFixed(0)}`)
        .join(', ')}`,
    );
    expect(subscores).toMatchObject({ documentationQuality: 1, errorClarity: 1, identifierClarity: 1 });
    expect(subscores['constraintClarity']).toBeGreaterThanOrEqual(0.98);
    // The replies with status 204 have no body and no example.
    expect(subscores['exampleCoverage']).toBeGreaterThanOrEqual(0.99);
    expect(agentReadiness).toBeGreaterThanOrEqual(90);
  },
  60_000,
);
