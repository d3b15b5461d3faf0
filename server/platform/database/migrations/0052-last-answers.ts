// Records which run the status and the failure of a conversation belong to. Otherwise, a scheduled execution could end
// with the status of a later run of its conversation. Runs that ended before this migration have no such record.
export const sql = 'alter table conversations add column last_answer_id uuid;';
