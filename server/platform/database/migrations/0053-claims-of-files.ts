// Renames `run` to `claim_number`, the name that the code uses. Processes of an older version could no longer claim
// files, but no version had been released.
export const sql = 'alter table knowledge_base_files rename column run to claim_number;';
