import type { ReferenceChecks } from '../../server/modules/agents/references.js';
import type { Events } from '../../server/platform/events/emit-events.js';

/** Ignores every event, for tests of a module without the modules that react to its events. */
export const ignoredEvents: Events = { emit: async () => undefined };

const none = () => Promise.resolve([]);

/** Reports every referenced record as existing. */
export const allExist: ReferenceChecks = { knowledgeBases: none, skills: none, toolServers: none };
