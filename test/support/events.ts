import type { ReferenceChecks } from '../../server/modules/agents/references.js';
import type { Events } from '../../server/platform/events.js';

/** For a module that a test builds alone, without the modules that react to its events. */
export const ignoredEvents: Events = { emit: async () => undefined };

const none = () => Promise.resolve([]);

/** For agents that a test builds alone: no record that they refer to is missing. */
export const allExist: ReferenceChecks = { knowledgeBases: none, skills: none, toolServers: none };
