// The entity tag of a file's object when the file was added. Null for files that an agent wrote, and for files that
// were added before this column existed.
export const sql = `
alter table knowledge_base_files add column object_etag text;
`;
