import type { Handlers } from '../../generated/handlers.js';
import type { UserErasure } from './user-erasure.js';

export function userErasureHandlers(userErasure: UserErasure): Pick<Handlers, 'eraseUser'> {
  return {
    async eraseUser({ body: { userId }, caller, unit }) {
      return { status: 200, body: await userErasure.erase(caller, userId, unit) };
    },
  };
}
