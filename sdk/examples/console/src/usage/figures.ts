import type { DashboardInteraction } from '@agent-platform/sdk';

/** As in `getStats`, the agent filter applies to top-level conversations, not to their sub-conversations. */
export function flatten(tops: readonly DashboardInteraction[], agentId: number | null): DashboardInteraction[] {
  const withSubs = (conversation: DashboardInteraction): DashboardInteraction[] => [
    conversation,
    ...conversation.subConversations.flatMap(withSubs),
  ];
  return tops.filter((top) => agentId === null || top.agentId === agentId).flatMap(withSubs);
}

export const ownerOf = ({ userFirstName, userLastName, userEmail, userId }: DashboardInteraction): string =>
  [userFirstName, userLastName].filter(Boolean).join(' ') || userEmail || userId;

export type Grouping = 'agent' | 'model' | 'user';

const nameBy: Record<Grouping, (conversation: DashboardInteraction) => string> = {
  agent: ({ agentName }) => agentName,
  model: ({ model, agentModel }) => model ?? agentModel,
  user: ownerOf,
};

export interface Share {
  name: string;
  conversations: number;
  inputTokens: number;
  outputTokens: number;
  failed: number;
  medianSeconds: number | null;
}

const isFailed = ({ streamStatus }: DashboardInteraction) => streamStatus === 'error' || streamStatus === 'timeout';

/** Returns a percentile by the nearest-rank method. */
function percentile(values: readonly number[], part: number): number | null {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
}

const durationsOf = (conversations: readonly DashboardInteraction[]) =>
  conversations.flatMap(({ duration }) => (duration === null ? [] : [duration]));

export function sharesBy(grouping: Grouping, conversations: readonly DashboardInteraction[]): Share[] {
  const groups = Map.groupBy(conversations, nameBy[grouping]);
  const sum = (list: readonly DashboardInteraction[], of: (conversation: DashboardInteraction) => number) =>
    list.reduce((total, conversation) => total + of(conversation), 0);
  return [...groups]
    .map(([name, list]) => ({
      name,
      conversations: list.length,
      inputTokens: sum(list, ({ inputTokens }) => inputTokens),
      outputTokens: sum(list, ({ outputTokens }) => outputTokens),
      failed: list.filter((conversation) => isFailed(conversation)).length,
      medianSeconds: percentile(durationsOf(list), 0.5),
    }))
    .sort((left, right) => right.inputTokens + right.outputTokens - left.inputTokens - left.outputTokens);
}

/** Statuses of the last run, in the order of the plot. */
export const outcomes = ['completed', 'stopped', 'error', 'timeout', 'in_progress'] as const;

/** `days` are the starts of the days in UTC. */
export function outcomesByDay(
  days: readonly string[],
  conversations: readonly DashboardInteraction[],
): Record<string, number[]> {
  const byDay = Map.groupBy(conversations, (conversation) => conversation.createdAt.slice(0, 10));
  return Object.fromEntries(
    outcomes.map((outcome) => [
      outcome,
      days.map(
        (start) =>
          byDay.get(start.slice(0, 10))?.filter((conversation) => conversation.streamStatus === outcome).length ?? 0,
      ),
    ]),
  );
}

export function percentilesByDay(
  days: readonly string[],
  conversations: readonly DashboardInteraction[],
  valueOf: (conversation: DashboardInteraction) => number | null,
) {
  const byDay = Map.groupBy(conversations, (conversation) => conversation.createdAt.slice(0, 10));
  const valuesOf = (start: string) =>
    (byDay.get(start.slice(0, 10)) ?? []).flatMap((conversation) => valueOf(conversation) ?? []);
  const ofDay = (part: number) => days.map((start) => percentile(valuesOf(start), part));
  return { median: ofDay(0.5), p95: ofDay(0.95) };
}
