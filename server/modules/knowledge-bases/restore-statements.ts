/** SQL assignment that disables the trigger, so that a restored knowledge base starts no runs. */
export const restoredKnowledgeBase = 'trigger_enabled = case when trigger_enabled is not null then false end';
