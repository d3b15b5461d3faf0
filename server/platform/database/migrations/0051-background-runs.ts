// Renames the column to the term of the code and the documentation: background run. A process of an older version would
// fail to start runs, but no version had been released.
export const sql = 'alter table conversations rename column is_durable to is_background;';
