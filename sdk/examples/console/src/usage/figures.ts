// Figures of conversations, for the plots and the table.
import type { DashboardInteraction } from '@agent-platform/sdk';

/** A conversation, or one that an agent started below it. */
export interface Figure {
  conversation: DashboardInteraction;
  /** Whether a user started it. */
  isTop: boolean;
}

/**
 * Conversations with all those below them. The agent filter is that of `getStats`: it chooses top-level conversations.
 */
export function flatten(tops: readonly DashboardInteraction[], agentId: number | null): Figure[] {
  const below = (conversation: DashboardInteraction, isTop: boolean): Figure[] => [
    { conversation, isTop },
    ...conversation.subConversations.flatMap((sub) => below(sub, false)),
  ];
  return tops.filter((top) => agentId === null || top.agentId === agentId).flatMap((top) => below(top, true));
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

/** The value below which a part of the values lies, by nearest rank; null without values. */
function percentile(values: readonly number[], part: number): number | null {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
}

const durationsOf = (figures: readonly Figure[]) =>
  figures.flatMap(({ conversation: { duration } }) => (duration === null ? [] : [duration]));

/** Figures of each agent, model or user, those with the most tokens first. */
export function sharesBy(grouping: Grouping, figures: readonly Figure[]): Share[] {
  const groups = Map.groupBy(figures, ({ conversation }) => nameBy[grouping](conversation));
  const sum = (list: readonly Figure[], of: (conversation: DashboardInteraction) => number) =>
    list.reduce((total, { conversation }) => total + of(conversation), 0);
  return [...groups]
    .map(([name, list]) => ({
      name,
      conversations: list.length,
      inputTokens: sum(list, ({ inputTokens }) => inputTokens),
      outputTokens: sum(list, ({ outputTokens }) => outputTokens),
      failed: list.filter(({ conversation }) => isFailed(conversation)).length,
      medianSeconds: percentile(durationsOf(list), 0.5),
    }))
    .sort((left, right) => right.inputTokens + right.outputTokens - left.inputTokens - left.outputTokens);
}

/** Statuses of the last run, in the order of the plot. */
export const outcomes = ['completed', 'stopped', 'error', 'timeout', 'in_progress'] as const;

/** Conversations of each day by the status of their last run. Days are the starts of the series. */
export function outcomesByDay(days: readonly string[], figures: readonly Figure[]): Record<string, number[]> {
  const byDay = Map.groupBy(figures, ({ conversation }) => conversation.createdAt.slice(0, 10));
  return Object.fromEntries(
    outcomes.map((outcome) => [
      outcome,
      days.map(
        (start) =>
          byDay.get(start.slice(0, 10))?.filter(({ conversation }) => conversation.streamStatus === outcome).length ??
          0,
      ),
    ]),
  );
}

/** Median and 95th percentile of a value of each day's conversations; null on a day without one. */
export function percentilesByDay(
  days: readonly string[],
  figures: readonly Figure[],
  valueOf: (conversation: DashboardInteraction) => number | null,
) {
  const byDay = Map.groupBy(figures, ({ conversation }) => conversation.createdAt.slice(0, 10));
  const valuesOf = (start: string) =>
    (byDay.get(start.slice(0, 10)) ?? []).flatMap(({ conversation }) => valueOf(conversation) ?? []);
  const ofDay = (part: number) => days.map((start) => percentile(valuesOf(start), part));
  return { median: ofDay(0.5), slow: ofDay(0.95) };
}
