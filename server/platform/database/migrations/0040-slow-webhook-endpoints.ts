// Deliveries to slow receivers have a queue of their own.
export const sql = `
alter table webhook_endpoints add column is_slow boolean not null default false;
`;
