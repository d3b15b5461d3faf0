// Removes the checks of the name and the transport of a tool server. The contract alone decides which names and
// transports are valid, so that a new transport needs no migration.
export const sql = `
alter table tool_servers drop constraint tool_servers_name_check;
alter table tool_servers drop constraint tool_servers_transport_check;
`;
