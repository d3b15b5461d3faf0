import { SimpleGrid } from '@mantine/core';
import type { DashboardInteraction, DashboardStats } from '@agent-platform/sdk';
import { day, dollars, words } from '../format.js';
import { outcomes, outcomesByDay, percentilesByDay } from './figures.js';
import { Plot, type Series } from './plot.js';

interface PercentilesProps {
  title: string;
  days: string[];
  conversations: readonly DashboardInteraction[];
  valueOf(conversation: DashboardInteraction): number | null;
}

function Percentiles({ title, days, conversations, valueOf }: PercentilesProps) {
  const { median, p95 } = percentilesByDay(days, conversations, valueOf);
  return (
    <Plot
      title={title}
      kind="line"
      labels={days.map(day)}
      series={[
        { label: 'median', color: 'indigo', values: median },
        { label: '95th percentile', color: 'orange', values: p95 },
      ]}
    />
  );
}

interface DailyPlotsProps {
  stats: DashboardStats;
  conversations: readonly DashboardInteraction[];
}

export function DailyPlots({ stats, conversations }: DailyPlotsProps) {
  const series = stats.series ?? [];
  const days = series.map(({ start }) => start);
  const labels = days.map(day);
  const byOutcome = outcomesByDay(days, conversations);
  const colors: Series['color'][] = ['teal', 'yellow', 'red', 'violet', 'gray'];
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="sm">
      <Plot
        title="Tokens per day"
        labels={labels}
        series={[
          { label: 'to models', color: 'indigo', values: series.map(({ inputTokens }) => inputTokens) },
          { label: 'from models', color: 'orange', values: series.map(({ outputTokens }) => outputTokens) },
        ]}
      />
      <Plot
        title="Conversations by outcome"
        labels={labels}
        series={outcomes.map((outcome, index) => ({
          label: words(outcome),
          color: colors[index] ?? 'gray',
          values: byOutcome[outcome] ?? [],
        }))}
      />
      <Plot
        title="Cost per day in US dollars"
        labels={labels}
        format={dollars}
        series={[{ label: 'known cost', color: 'violet', values: series.map(({ costUsd }) => costUsd) }]}
      />
      <Percentiles
        title="Latency of the last run in seconds"
        {...{ days, conversations }}
        valueOf={({ latencyMs }) => latencyMs && latencyMs / 1000}
      />
      <Percentiles
        title="Duration of conversations in seconds"
        {...{ days, conversations }}
        valueOf={({ duration }) => duration}
      />
      <Plot
        title="Feedback per day"
        labels={labels}
        series={[
          { label: 'helpful', color: 'teal', values: series.map(({ totalHelpful }) => totalHelpful) },
          { label: 'not helpful', color: 'red', values: series.map(({ totalNotHelpful }) => totalNotHelpful) },
        ]}
      />
    </SimpleGrid>
  );
}
