// Stores the last run that ended in a conversation. A scheduled execution compares it with its own run, so that it does
// not take the status of a later run. Null if no run has ended since this migration.
export const sql = 'alter table conversations add column last_answer_id uuid;';
