// Renames a table and a column to the terms that the code and the documentation use.
export const sql = `
alter table skill_leftovers rename to skill_orphaned_objects;
alter table skill_orphaned_objects rename constraint skill_leftovers_pkey to skill_orphaned_objects_pkey;
alter index skill_leftovers_removable_at_index rename to skill_orphaned_objects_removable_at_index;

alter table knowledge_base_files rename column revivals to reclaims;
`;
