import type { ReferenceChecks } from '../../server/modules/agents/references.js';
import type { Events } from '../../server/platform/events/emit-events.js';

/** Ignores every event. For a module that a test builds without its subscribers. */
export const ignoredEvents: Events = { emit: async () => undefined };

const none = () => Promise.resolve([]);

/** Reports every referenced record as existing. For an agents module that a test builds alone. */
export const allExist: ReferenceChecks = { knowledgeBases: none, skills: none, toolServers: none };
