// Renames the column to the name in the code. This breaks older versions, none of which was released.
export const sql = 'alter table knowledge_base_files rename column run to claim_number;';
