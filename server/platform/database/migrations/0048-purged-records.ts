// Renames the removal of deleted records to "purge", because "erase" is the removal of a person's data. This breaks
// older versions, none of which was released.
export const sql = `
alter table agents rename column erased_at to purged_at;
alter index conversations_erasure_index rename to conversations_purge_index;
`;
