// What the page shows, asked from the service.
import type { Client, DashboardInteraction, DashboardStats, DashboardStatsPoint } from '@agent-platform/sdk';

export interface Usage {
  totals: DashboardStats;
  days: DashboardStatsPoint[];
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
  const [totals, conversations] = await Promise.all([client.getStats({ ...filter, interval: 'day' }, { signal }), client.getInteractions(filter, { signal })]);
  return { totals, days: totals.series ?? [], conversations };
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
