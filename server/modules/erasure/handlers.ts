import type { Handlers } from '../../generated/handlers.js';
import type { Erasure } from './erasure.js';

export function erasureHandlers({ erasure }: { erasure: Erasure }): Pick<Handlers, 'eraseUser'> {
  return {
    async eraseUser({ body: { userId }, caller, unit }) {
      return { status: 200, body: await erasure.erase(caller, userId, unit) };
    },
  };
}
