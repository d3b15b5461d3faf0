import type { components } from '../../generated/types.js';

interface MemberEvent {
  readonly organizationId: string;
  readonly userId: string;
}

/** An event that webhooks send, with its `data` unchanged. Webhooks also send `member.removed`. */
interface OutgoingEvent<Type, Schema extends keyof components['schemas']> {
  readonly type: Type;
  readonly organizationId: string;
  readonly data: components['schemas'][Schema];
}

interface DeletionEvent {
  readonly organizationId: string;
  readonly deletedBy: string;
  /** Null in a preview of a deletion. */
  readonly requestId: string | null;
}

/** A new event needs an emitter and a section in server/docs/what-happens-when.md. */
export type DomainEvent =
  | (MemberEvent & { readonly type: 'member.removed' })
  /**
   * The member became a guest, or joined as one. No scheduled task or trigger may run an agent on behalf of a guest.
   */
  | (MemberEvent & { readonly type: 'member.demoted' })
  | (DeletionEvent & { readonly type: 'agent.deleted'; readonly agentId: number })
  | (DeletionEvent & { readonly type: 'knowledge_base.deleted'; readonly knowledgeBaseId: number })
  | (DeletionEvent & { readonly type: 'skill.deleted'; readonly skillId: number })
  | (DeletionEvent & { readonly type: 'tool_server.deleted'; readonly toolServerId: number })
  | OutgoingEvent<'run.completed', 'RunCompletedEventData'>
  | OutgoingEvent<'run.failed', 'RunFailedEventData'>
  | OutgoingEvent<'file.processed', 'FileProcessedEventData'>
  | OutgoingEvent<'file.failed', 'FileFailedEventData'>
  | OutgoingEvent<'task.paused', 'TaskPausedEventData'>;

export type EventType = DomainEvent['type'];
/** Events whose effects `GET /dependents` shows. */
export type RemovalType = Extract<EventType, `${string}.deleted` | 'member.removed'>;
export type RemovalEvent = EventOf<RemovalType>;
export type EventOf<Type extends EventType> = Extract<DomainEvent, { readonly type: Type }>;
