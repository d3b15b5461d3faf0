// What the page shows, asked from the service.
import type { Client, DashboardInteraction, DashboardStats, DashboardStatsPoint } from '@agent-platform/sdk';

/** What the plots show of a day. */
export type Day = Pick<
  DashboardStatsPoint,
  'start' | 'inputTokens' | 'outputTokens' | 'totalHelpful' | 'totalNotHelpful'
>;

export interface Usage {
  totals: DashboardStats;
  days: Day[];
  conversations: DashboardInteraction[];
}

export interface Question {
  days: number;
  allInOrg: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The last so many days in UTC, today included. */
export function rangeOf(days: number, now: Date): { from: string; to: string } {
  const tomorrow = (Math.floor(now.getTime() / dayMs) + 1) * dayMs;
  return { from: new Date(tomorrow - days * dayMs).toISOString(), to: new Date(tomorrow).toISOString() };
}

export async function askForUsage(client: Client, { days, allInOrg }: Question, signal: AbortSignal): Promise<Usage> {
  const filter = { ...rangeOf(days, new Date()), allInOrg };
  const [totals, conversations] = await Promise.all([
    client.getStats({ ...filter, interval: 'day' }, { signal }),
    client.getInteractions(filter, { signal }),
  ]);
  return { totals, days: totals.series ?? daysOf(conversations), conversations };
}

/** Where the service gives no series, as the mock does by itself: the days on which there was a conversation, each counted without those below. */
function daysOf(conversations: readonly DashboardInteraction[]): Day[] {
  const days = new Map<string, Day>();
  for (const { createdAt, inputTokens, outputTokens, totalHelpful, totalNotHelpful } of conversations) {
    const start = `${createdAt.slice(0, 10)}T00:00:00.000Z`;
    const day = days.get(start) ?? { start, inputTokens: 0, outputTokens: 0, totalHelpful: 0, totalNotHelpful: 0 };
    days.set(start, {
      start,
      inputTokens: day.inputTokens + inputTokens,
      outputTokens: day.outputTokens + outputTokens,
      totalHelpful: day.totalHelpful + (totalHelpful ?? 0),
      totalNotHelpful: day.totalNotHelpful + (totalNotHelpful ?? 0),
    });
  }
  return [...days.values()].sort((left, right) => (left.start < right.start ? -1 : 1));
}

export interface AgentShare {
  name: string;
  direct: number;
  /** Conversations that another agent began. */
  called: number;
}

/** Conversations of each agent, those below others included; the busiest first. */
export function sharesOf(conversations: readonly DashboardInteraction[]): AgentShare[] {
  const shares = new Map<number, AgentShare>();
  const waiting = [...conversations];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const share = shares.get(next.agentId) ?? { name: next.agentName, direct: 0, called: 0 };
    if (next.upstreamConversationId === null) share.direct++;
    else share.called++;
    shares.set(next.agentId, share);
    waiting.push(...next.subConversations);
  }
  return [...shares.values()].sort((left, right) => right.direct + right.called - left.direct - left.called);
}
