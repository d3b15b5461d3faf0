// All agents of an organization, of which each may be a megabyte and there may be thousands: read a part at a time, as fast as they are taken,
// so that memory does not grow with the list. No connection is held in between. Which agents there are, and in which order, is decided at the
// beginning; one that is deleted meanwhile is left out.
import type { Knex } from 'knex';
import { agentColumns, readAgents, toAgent, type Agent, type AgentRow } from './statements.js';

/** Maximum that one statement reads, as text. The first agent of a part comes however large it is. */
const maxPartBytes = 512 * 1024;

type ListedRow = { listedId: number; bytes: number } & (AgentRow | { id: null });

/** Agents that are not deleted, sorted by name: all of them by id, and the first few whole. */
async function readFirst(database: Knex, organizationId: string): Promise<ListedRow[]> {
  const { rows } = await database.raw<{ rows: ListedRow[] }>(
    `with listed as (
       select id, lower(name) as sort_name, content_bytes,
         sum(content_bytes) over (order by lower(name), id) - content_bytes as bytes_before
       from agents where organization_id = :organizationId and deleted_at is null
     )
     select listed.id as "listedId", listed.content_bytes as bytes, ${agentColumns}
     from listed left join agents on agents.organization_id = :organizationId and agents.id = listed.id and listed.bytes_before < :maxPartBytes
     order by listed.sort_name, listed.id`,
    { organizationId, maxPartBytes },
  );
  return rows;
}

function* inParts(rows: readonly ListedRow[]): Generator<number[], void, undefined> {
  let ids: number[] = [];
  let partBytes = 0;
  for (const { listedId, bytes } of rows) {
    if (partBytes >= maxPartBytes) {
      yield ids;
      ids = [];
      partBytes = 0;
    }
    ids.push(listedId);
    partBytes += bytes;
  }
  if (ids.length > 0) yield ids;
}

/** The list in parts of about half a megabyte, or of one agent that is larger. */
export async function* listAgentParts(database: Knex, organizationId: string): AsyncGenerator<Agent[], void, undefined> {
  const rows = await readFirst(database, organizationId);
  const first: Agent[] = [];
  // Those that are whole come first, and are not kept once they are given away.
  while (rows[0] !== undefined && rows[0].id !== null) {
    const { listedId: _listedId, bytes: _bytes, ...agent } = rows.shift() as ListedRow;
    if (agent.id !== null) first.push(toAgent(agent));
  }
  if (first.length > 0) yield first.splice(0);
  for (const ids of inParts(rows)) {
    const agents = new Map((await readAgents(database, organizationId, ids)).map((agent) => [agent.id, agent]));
    yield ids.flatMap((id) => agents.get(id) ?? []);
  }
}

export async function* listAgents(database: Knex, organizationId: string): AsyncGenerator<Agent, void, undefined> {
  for await (const part of listAgentParts(database, organizationId)) yield* part;
}
