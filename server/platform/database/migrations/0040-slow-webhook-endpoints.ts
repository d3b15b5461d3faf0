// Marks slow endpoints, because deliveries to them have a separate queue.
export const sql = `
alter table webhook_endpoints add column is_slow boolean not null default false;
`;
