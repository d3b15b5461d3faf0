import { useMemo } from 'react';
import { useParameters } from '../parameters.js';

export interface Filters {
  /** Start of the range, included. */
  from: string;
  /** End of the range, not included. */
  to: string;
  /** Number of days of a range that ends today. Null if the range has a fixed start and end. */
  days: string | null;
  agentId: number | null;
  userId: string | null;
  /** Whether only the caller's own conversations are counted. */
  isOwn: boolean;
}

export type FilterName = 'days' | 'from' | 'to' | 'agent' | 'user' | 'own';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the range of the last `days` days in UTC, today included. */
function lastDays(days: number): { from: string; to: string } {
  const tomorrow = (Math.floor(Date.now() / dayMs) + 1) * dayMs;
  return { from: new Date(tomorrow - days * dayMs).toISOString(), to: new Date(tomorrow).toISOString() };
}

export function useFilters(): [Filters, (changes: Partial<Record<FilterName, string | null>>) => void] {
  const [parameters, change] = useParameters<FilterName>();
  const text = parameters.toString();
  const filters = useMemo(() => {
    const given = new URLSearchParams(text);
    const [from, to] = [given.get('from'), given.get('to')];
    const days = given.get('days') ?? '30';
    const range = from !== null && to !== null ? { from, to, days: null } : { ...lastDays(Number(days)), days };
    const agent = given.get('agent');
    return {
      ...range,
      agentId: agent === null ? null : Number(agent),
      userId: given.get('user'),
      isOwn: given.get('own') === 'true',
    };
  }, [text]);
  return [filters, change];
}
