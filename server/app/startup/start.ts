// Input of the functions that open the components of a process.
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';

export interface Start {
  readonly config: Config;
  readonly logger: Logger;
  /** Functions that undo the start steps, in start order. */
  readonly closers: (() => Promise<void> | void)[];
  /** Descriptions of the started components, for the banner. */
  readonly parts: { push(...descriptions: string[]): unknown };
  fail(reason: string): void;
}
