// Stores the run to which the status and the failure of a conversation belong. Otherwise, a scheduled execution could
// end with the status of a later run of its conversation. Null if that run ended before this migration.
export const sql = 'alter table conversations add column last_answer_id uuid;';
