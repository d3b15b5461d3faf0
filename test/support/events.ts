import type { Events } from '../../server/platform/events.js';

/** For a module that a test builds alone, without the modules that react to its events. */
export const ignoredEvents: Events = { emit: async () => undefined };
