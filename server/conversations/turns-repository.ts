// Runs of conversations in Postgres. Every method is one transaction under the lock of the conversation's row: that keeps messages in order,
// counters true and runs apart.
import type { Knex } from 'knex';
import { isLeaseOver, messageObject, noRun, toMessage, type Message, type MessageRow } from './statements.js';
import { answerStatements, type Answer } from './answer-statements.js';

export type TurnDatabase = Knex;
export type TurnTransaction = Knex.Transaction;
export type { Answer } from './answer-statements.js';

/** What a run is stored with. */
export interface RunStart {
  readonly answerId: string;
  readonly lease: string;
  /** 0: nobody runs it yet. */
  readonly leaseMs: number;
  readonly isDurable: boolean;
  readonly renderedSystemPrompt: string;
}

export interface UserMessage {
  readonly id: string;
  readonly parts: Message['parts'];
  readonly attachmentCount: number;
}

export interface NewConversation {
  readonly id: string;
  readonly agentId: number;
  readonly userId: string;
  readonly name: string;
  readonly upstreamConversationId: string | null;
  readonly firstMessageText: string | null;
}

export interface Held {
  readonly agentId: number;
  readonly agentExists: boolean;
  readonly messageCount: number;
  readonly isRunning: boolean;
}

export interface RunningTurn {
  readonly userId: string;
  readonly agentId: number;
  readonly renderedSystemPrompt: string;
}

interface Key {
  readonly organizationId: string;
  readonly conversationId: string;
}

const isOf = 'organization_id = :organizationId and id = :conversationId';
const milliseconds = (name: string) => `cast(:${name} as double precision) * interval '1 millisecond'`;

/** The lease is over, and no job answers for the run or that job has not run it for so long that it will not come. */
const isDead = `stream_status = 'in_progress' and ${isLeaseOver}
  and (not is_durable or lease_expires_at <= clock_timestamp() - ${milliseconds('jobPatienceMs')})`;

/** A run that was asked to stop has stopped, in whatever way. */
const giveUp = `
  stream_status = case when stop_requested_at is null then 'error' else 'stopped' end,
  failure = case when stop_requested_at is null then :failure end, updated_at = clock_timestamp(), ${noRun}`;

/** Statements of a transaction that begins a run. */
export const startStatements = (transaction: Knex) => ({
  /** Whether the conversation is there, and asked to stop. Until the transaction ends nobody can stop or delete it. */
  async holdUpstream(organizationId: string, userId: string, conversationId: string): Promise<boolean> {
    const { rows } = await transaction.raw<{ rows: unknown[] }>(`select from conversations where ${isOf} and user_id = :userId and deleted_at is null for share`, {
      organizationId,
      userId,
      conversationId,
    });
    return rows.length > 0;
  },

  /** Opens a conversation with a run in progress. A stop of the one above holds for it too. Null: no such agent. */
  async open(organizationId: string, conversation: NewConversation, run: RunStart): Promise<Date | null> {
    const { rows } = await transaction.raw<{ rows: { startedAt: Date }[] }>(
      `insert into conversations (
         organization_id, id, agent_id, user_id, name, upstream_conversation_id, rendered_system_prompt, first_message_text,
         stream_status, answer_id, lease_holder, lease_expires_at, is_durable, stop_requested_at, created_at, updated_at
       )
       select :organizationId, :id, agents.id, :userId, :name, :upstreamConversationId, :renderedSystemPrompt, left(:firstMessageText, 100000),
         'in_progress', :answerId, :lease, moment.at + ${milliseconds('leaseMs')}, :isDurable,
         (select stop_requested_at from conversations where organization_id = :organizationId and id = :upstreamConversationId), moment.at, moment.at
       from agents, (select clock_timestamp() as at) moment
       where agents.organization_id = :organizationId and agents.id = :agentId and agents.deleted_at is null
       returning created_at as "startedAt"`,
      { organizationId, ...conversation, ...run },
    );
    return rows[0]?.startedAt ?? null;
  },

  /** Null: the user has no such conversation. */
  async hold({ organizationId, conversationId }: Key, userId: string): Promise<Held | null> {
    const { rows } = await transaction.raw<{ rows: Held[] }>(
      `select agent_id as "agentId", user_message_count + assistant_message_count as "messageCount", stream_status is not distinct from 'in_progress' as "isRunning",
         exists (
           select from agents where agents.organization_id = conversations.organization_id and agents.id = conversations.agent_id and agents.deleted_at is null
         ) as "agentExists"
       from conversations where ${isOf} and user_id = :userId and deleted_at is null for update`,
      { organizationId, conversationId, userId },
    );
    return rows[0] ?? null;
  },

  async giveUpIfDead({ organizationId, conversationId }: Key, patience: Patience): Promise<boolean> {
    const { rows } = await transaction.raw<{ rows: unknown[] }>(`update conversations set ${giveUp} where ${isOf} and ${isDead} returning id`, {
      organizationId,
      conversationId,
      ...patience,
    });
    return rows.length > 0;
  },

  async start({ organizationId, conversationId }: Key, run: RunStart): Promise<Date> {
    const { rows } = await transaction.raw<{ rows: { startedAt: Date }[] }>(
      `update conversations
       set stream_status = 'in_progress', failure = null, rendered_system_prompt = :renderedSystemPrompt, answer_id = :answerId, lease_holder = :lease,
         lease_expires_at = moment.at + ${milliseconds('leaseMs')}, is_durable = :isDurable, updated_at = moment.at
       from (select clock_timestamp() as at) moment
       where ${isOf} returning updated_at as "startedAt"`,
      { organizationId, conversationId, ...run },
    );
    if (!rows[0]) throw new Error('starting a run changed no row');
    return rows[0].startedAt;
  },

  async addUserMessage({ organizationId, conversationId }: Key, { id, parts, attachmentCount }: UserMessage, at: Date): Promise<void> {
    await transaction.raw(
      `with conversation as (
         update conversations
         set user_message_count = user_message_count + 1, attachment_count = attachment_count + :attachmentCount,
           first_message_at = coalesce(first_message_at, :at), last_message_at = :at
         where ${isOf} returning user_message_count + assistant_message_count as position
       )
       insert into messages (organization_id, conversation_id, id, position, role, parts, created_at)
       select :organizationId, :conversationId, :id, position, 'user', cast(:parts as jsonb), :at from conversation`,
      { organizationId, conversationId, id, parts: JSON.stringify(parts), attachmentCount, at },
    );
  },

  /** All messages, the oldest first. */
  async history({ organizationId, conversationId }: Key): Promise<Message[]> {
    const { rows } = await transaction.raw<{ rows: { message: MessageRow }[] }>(
      `select ${messageObject('messages')} as message from messages
       where organization_id = :organizationId and conversation_id = :conversationId order by position`,
      { organizationId, conversationId },
    );
    return rows.map(({ message }) => toMessage(message));
  },
});

export type StartStatements = ReturnType<typeof startStatements>;

export interface Patience {
  /** How long after the end of its lease a run that a job answers for may still be taken up. */
  readonly jobPatienceMs: number;
  /** Why a dead run did not complete. */
  readonly failure: string;
}

export interface TurnRepository {
  /** One transaction, for everything that a begin consists of. */
  begin<Result>(work: (statements: StartStatements, transaction: TurnTransaction) => Promise<Result>): Promise<Result>;
  /** Takes the lease of a run that nobody holds. Null: it is over, or somebody holds it; one that was asked to stop is over then. */
  takeOver(key: Key, answerId: string, lease: string, leaseMs: number): Promise<(RunningTurn & { history: Message[] }) | null>;
  /** Extends the lease when less than `renewBelowMs` are left. Null: somebody else's, or over. */
  beat(key: Key, lease: string, times: { leaseMs: number; renewBelowMs: number }): Promise<{ isStopRequested: boolean } | null>;
  /** False: the lease is no longer that of the answer. */
  finish(key: Key, lease: string, answer: Answer): Promise<boolean>;
  /** Over all organizations. How many were dead, at most `limit`. */
  giveUpDead(patience: Patience, limit: number): Promise<number>;
}

/** How many milliseconds are left is counted by the database, whose clock set the end. */
const renew = `
  with renewed as (
    update conversations set lease_expires_at = clock_timestamp() + ${milliseconds('leaseMs')}
    where ${isOf} and lease_holder = :lease and lease_expires_at < clock_timestamp() + ${milliseconds('renewBelowMs')}
  )
  select stop_requested_at is not null as "isStopRequested" from conversations where ${isOf} and lease_holder = :lease`;

const takeLease = `
  update conversations set lease_holder = :lease, lease_expires_at = clock_timestamp() + ${milliseconds('leaseMs')}
  where ${isOf} and answer_id = :answerId and ${isLeaseOver} and stop_requested_at is null
  returning user_id as "userId", agent_id as "agentId", rendered_system_prompt as "renderedSystemPrompt"`;

export function createTurnRepository(database: TurnDatabase): TurnRepository {
  return {
    begin: (work) => database.transaction((transaction) => work(startStatements(transaction), transaction)),

    takeOver: (key, answerId, lease, leaseMs) =>
      database.transaction(async (transaction) => {
        const { rows } = await transaction.raw<{ rows: RunningTurn[] }>(takeLease, { ...key, answerId, lease, leaseMs });
        const [turn] = rows;
        if (turn) return { ...turn, history: await startStatements(transaction).history(key) };
        await transaction.raw(
          `update conversations set stream_status = 'stopped', updated_at = clock_timestamp(), ${noRun}
           where ${isOf} and answer_id = :answerId and ${isLeaseOver} and stop_requested_at is not null`,
          { ...key, answerId },
        );
        return null;
      }),

    async beat(key, lease, times) {
      const { rows } = await database.raw<{ rows: { isStopRequested: boolean }[] }>(renew, { ...key, lease, ...times });
      return rows[0] ?? null;
    },

    finish: (key, lease, answer) =>
      database.transaction(async (transaction) => {
        const statements = answerStatements(transaction, key);
        const held = await statements.hold(lease);
        if (held === null) return false;
        const at = await statements.end(answer);
        if (answer.message !== null) await statements.addAnswer(held, answer.message, answer, at);
        return true;
      }),

    async giveUpDead(patience, limit) {
      // Those locked are being beaten, finished or stopped just now: alive, or not ours to end.
      const { rows } = await database.raw<{ rows: unknown[] }>(
        `with dead as (select organization_id, id from conversations where ${isDead} order by lease_expires_at limit :limit for update skip locked)
         update conversations set ${giveUp} from dead
         where conversations.organization_id = dead.organization_id and conversations.id = dead.id returning conversations.id`,
        { ...patience, limit },
      );
      return rows.length;
    },
  };
}
