// Reads messages in pages of bounded size, because one message can have tens of megabytes. Outside of a transaction, no
// connection is held between pages. The first statement selects the messages of all pages. Later pages omit messages
// that were superseded meanwhile.
import type { Database } from '../../platform/database/database.js';
import { idsOfPages, maxPageBytes, recordBytes, type SizedId } from '../../platform/database/paged-list.js';
import type { MessagePart } from './runs/message-parts.js';
import { messageObject, toMessage, type ConversationKey, type Message, type MessageRow } from './statements.js';

/** The parts of a large message are read while the caller consumes them. */
export type StoredMessage = Omit<Message, 'parts'> & { parts: Message['parts'] | AsyncIterable<MessagePart> };

/**
 * An array if one statement returned all messages with their parts. Otherwise, a generator that reads the rest on
 * demand.
 */
export type Messages = Message[] | AsyncGenerator<StoredMessage, void, undefined>;

type PagedRow = Omit<MessageRow, 'parts'> & { parts: Message['parts'] | null };

/** The first page of messages, and the positions and sizes of all further messages. */
export interface ListedMessages {
  readonly firstMessages: PagedRow[];
  readonly otherMessages: SizedId[];
}

/** Maximum size of a message that is read as a whole. The parts of a larger message are read in pages. */
const maxWholeBytes = 1024 * 1024;
/**
 * Maximum size of a page of parts. Larger than a page of messages, because Postgres decompresses the whole message for
 * each page.
 */
const maxPartsBytes = 1024 * 1024;

const pagedMessage = messageObject(
  'messages',
  'case when messages.content_bytes <= :maxWholeBytes then messages.parts end',
);

/** The beginning of a statement that reads ListedMessages. The select list must contain `firstMessages`. */
export const listedMessages = `
  with listed as materialized (
    select position, bytes, sum(bytes) over (order by position) - bytes as bytes_before from (
      select position, content_bytes + :recordBytes as bytes from messages
      where organization_id = :organizationId and conversation_id = :id and superseded_at is null
        and position > :after
      order by position limit cast(:limit as integer)
    ) sized
  )`;

export const firstMessages = `
  (
    select coalesce(json_agg(${pagedMessage} order by position), '[]') from messages
    where organization_id = :organizationId and conversation_id = :id and superseded_at is null and position > :after
      and position <= (select max(position) from listed where bytes_before < :maxPageBytes)
  ) as "firstMessages",
  (
    select coalesce(json_agg(json_build_array(position, bytes) order by position), '[]') from listed
    where bytes_before >= :maxPageBytes
  ) as "otherMessages"`;

/** Bindings of `listedMessages` and `firstMessages`. Default limit: none. */
export const listedFrom = ({ after, limit = null }: { after: number; limit?: number | null }) => ({
  after,
  limit,
  maxPageBytes,
  maxWholeBytes,
  recordBytes,
});

async function* readParts(
  database: Database,
  key: ConversationKey,
  position: number,
): AsyncGenerator<MessagePart, void, undefined> {
  const sized = await database.raw<{ rows: { parts: SizedId[] }[] }>(
    `select json_agg(json_build_array(place - 1, octet_length(part::text)) order by place) as parts
     from messages, jsonb_array_elements(parts) with ordinality as part_of_message (part, place)
     where organization_id = :organizationId and conversation_id = :conversationId and position = :position`,
    { ...key, position },
  );
  for (const page of idsOfPages(sized.rows[0]?.parts ?? [], maxPartsBytes)) {
    const { rows } = await database.raw<{ rows: { parts: MessagePart[] }[] }>(
      `select jsonb_path_query_array(parts, '$[$first to $last]',
        jsonb_build_object('first', cast(:first as integer), 'last', cast(:last as integer))) as parts
       from messages
       where organization_id = :organizationId and conversation_id = :conversationId and position = :position`,
      { ...key, position, first: page[0] ?? 0, last: page.at(-1) ?? 0 },
    );
    yield* rows[0]?.parts ?? [];
  }
}

function toStored(database: Database, key: ConversationKey, row: PagedRow): StoredMessage {
  return toMessage({ ...row, parts: row.parts ?? readParts(database, key, row.position) });
}

export function messagesOf(
  database: Database,
  key: ConversationKey,
  first: readonly PagedRow[],
  others: readonly SizedId[],
): Messages {
  const isWhole = (row: PagedRow): row is MessageRow => row.parts !== null;
  if (others.length === 0 && first.every(isWhole)) return first.map((row) => toMessage(row));
  return readMessages(database, key, first, others);
}

export async function* readAllMessages(
  database: Database,
  key: ConversationKey,
): AsyncGenerator<StoredMessage, void, undefined> {
  const { rows } = await database.raw<{ rows: ListedMessages[] }>(`${listedMessages} select ${firstMessages}`, {
    ...listedFrom({ after: 0 }),
    organizationId: key.organizationId,
    id: key.conversationId,
  });
  const [listed] = rows;
  if (listed) yield* readMessages(database, key, listed.firstMessages, listed.otherMessages);
}

async function* readMessages(
  database: Database,
  key: ConversationKey,
  first: readonly PagedRow[],
  others: readonly SizedId[],
): AsyncGenerator<StoredMessage, void, undefined> {
  for (const row of first) yield toStored(database, key, row);
  for (const positions of idsOfPages(others)) {
    const { rows } = await database.raw<{ rows: { message: PagedRow }[] }>(
      `select ${pagedMessage} as message from messages
       where organization_id = :organizationId and conversation_id = :conversationId
         and position between :first and :last and superseded_at is null
       order by position`,
      { ...key, maxWholeBytes, first: positions[0] ?? 0, last: positions.at(-1) ?? 0 },
    );
    for (const { message } of rows) yield toStored(database, key, message);
  }
}
