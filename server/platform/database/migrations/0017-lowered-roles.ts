// When a member's role was last lowered. Tokens issued earlier still contain the higher role.
export const sql = `
alter table members add column lowered_at bigint;

create index members_lowered_at_index on members (lowered_at) where lowered_at is not null;
`;
