// What changes in a knowledge base when it is restored.

/** Assignments of a restored row. They disable the trigger, because nothing runs by itself after a restore. */
export const restoredKnowledgeBase = 'trigger_enabled = case when trigger_enabled is not null then false end';
