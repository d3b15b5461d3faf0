// The packages of the benchmarks, which are installed on the first run.
import { rmSync } from 'node:fs';
import type autocannonModule from 'autocannon';
import { installTool, requireFromTool } from '../../.config/tools/install.js';
import { buildTree } from '../support/build-tree.js';
import { createSigningKey } from '../support/signing-key.js';

const require = requireFromTool(installTool('bench'));

export const autocannon = require('autocannon') as typeof autocannonModule;

/** Untyped, because the types are not installed with the repository. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const createFastify = require('fastify') as (options: object) => any;

export const fastifyHelmet: unknown = require('@fastify/helmet');
export const fastifyRateLimit: unknown = require('@fastify/rate-limit');

/** Compiles the tree into a folder, from which `startServer` starts processes. Removes the folder at the exit. */
export async function buildForBenchmark(): Promise<void> {
  const folder = await buildTree();
  createSigningKey(folder);
  process.env['TEST_BUILD'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
