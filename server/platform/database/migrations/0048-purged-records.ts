// Names the removal of deleted records as the glossary does: purge. "Erase" is the removal of the data of a person. A
// process of an older version would fail to purge agents, but no version had been released.
export const sql = `
alter table agents rename column erased_at to purged_at;
alter index conversations_erasure_index rename to conversations_purge_index;
`;
