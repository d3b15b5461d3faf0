// Names the number of a claim as the code does. A process of an older version would fail to claim files, but none has
// been released.
export const sql = 'alter table knowledge_base_files rename column run to claim_number;';
