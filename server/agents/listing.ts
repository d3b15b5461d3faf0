// All agents of an organization, of which each may be a megabyte and there may be thousands: read a part at a time, as fast as they are taken,
// so that memory does not grow with the list. No connection is held in between. Which agents there are, and in which order, is decided at the
// beginning; one that is deleted meanwhile is left out.
import type { Knex } from 'knex';
import { agentColumns, readAgents, toAgent, type Agent, type AgentRow } from './statements.js';

/** What one statement reads, as it is stored: compressed, which at best makes a ninetieth of it. The first agent comes however large it is. */
const mostStoredBytes = 256 * 1024;

type ListedRow = { listedId: number; size: number } & (AgentRow | { id: null });

/** Agents that are not deleted, sorted by name: all of them by id, and the first few whole. */
async function readFirst(database: Knex, organizationId: string): Promise<ListedRow[]> {
  const { rows } = await database.raw<{ rows: ListedRow[] }>(
    `with sized as (
       select id, lower(name) as sort_name, pg_column_size(tools) + pg_column_size(system_prompt) + coalesce(pg_column_size(mcp_servers), 0) as size
       from agents where organization_id = :organizationId and deleted_at is null
     ),
     listed as (select *, sum(size) over (order by sort_name, id) - size as size_before from sized)
     select listed.id as "listedId", listed.size, ${agentColumns}
     from listed left join agents on agents.organization_id = :organizationId and agents.id = listed.id and listed.size_before < :mostStoredBytes
     order by listed.sort_name, listed.id`,
    { organizationId, mostStoredBytes },
  );
  return rows;
}

function* inParts(rows: readonly ListedRow[]): Generator<number[], void, undefined> {
  let ids: number[] = [];
  let bytes = 0;
  for (const { listedId, size } of rows) {
    if (bytes >= mostStoredBytes) {
      yield ids;
      ids = [];
      bytes = 0;
    }
    ids.push(listedId);
    bytes += size;
  }
  if (ids.length > 0) yield ids;
}

export async function* listAgents(database: Knex, organizationId: string): AsyncGenerator<Agent, void, undefined> {
  const rows = await readFirst(database, organizationId);
  // Those that are whole come first, and are not kept once they are given away.
  while (rows[0] !== undefined && rows[0].id !== null) {
    const { listedId: _listedId, size: _size, ...agent } = rows.shift() as ListedRow;
    if (agent.id !== null) yield toAgent(agent);
  }
  for (const ids of inParts(rows)) {
    const agents = new Map((await readAgents(database, organizationId, ids)).map((agent) => [agent.id, agent]));
    for (const id of ids) {
      const agent = agents.get(id);
      if (agent) yield agent;
    }
  }
}
