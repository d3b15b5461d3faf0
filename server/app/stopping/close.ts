// Closes the components of a process.
import type { StartupContext } from '../startup/startup-context.js';

/** Undoes the steps of the start in reverse order. A component that does not close is logged, and the others close. */
export async function closeAll({ closers, logger }: Pick<StartupContext, 'closers' | 'logger'>): Promise<void> {
  for (const undo of closers.splice(0).reverse()) {
    try {
      await undo();
    } catch (error) {
      logger.error({ err: error }, 'a component did not close');
    }
  }
}
