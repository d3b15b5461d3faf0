// Renames the column to the term of the code. This breaks older versions, none of which was released.
export const sql = 'alter table conversations rename column is_durable to is_background;';
