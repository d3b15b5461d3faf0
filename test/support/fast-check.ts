// fast-check with a fixed seed, so that CI fails only for a change that broke something. `npm run test:full` uses
// random seeds.
import * as fc from 'fast-check';
import { isFullRun } from './full-run.js';

export const fixedSeed = 20_261_121;
if (!isFullRun) fc.configureGlobal({ seed: fixedSeed });

export * as fc from 'fast-check';
