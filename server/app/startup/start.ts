// What the functions share that open the parts of a process.
import type { Logger } from 'pino';
import type { Config } from '../config.js';

export interface Start {
  readonly config: Config;
  readonly logger: Logger;
  /** Undo steps, in the order in which things were started. */
  readonly closers: (() => Promise<void> | void)[];
  /** What was started, for the banner. */
  readonly parts: string[];
  fail(reason: string): void;
}
