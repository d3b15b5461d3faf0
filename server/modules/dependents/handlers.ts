import type { Handlers } from '../../generated/handlers.js';
import type { Dependents } from './dependents.js';

export function dependentHandlers(dependents: Dependents): Pick<Handlers, 'listDependents'> {
  return {
    async listDependents({ query: { type, id }, caller }) {
      return { status: 200, body: await dependents.list(caller, type, id) };
    },
  };
}
