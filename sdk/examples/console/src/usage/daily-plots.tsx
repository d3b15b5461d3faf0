// Figures of each day.
import { SimpleGrid } from '@mantine/core';
import type { DashboardStats } from '@agent-platform/sdk';
import { day, words } from '../format.js';
import { durationsByDay, outcomes, outcomesByDay, type Figure } from './figures.js';
import { Plot, type Series } from './plot.js';

export function DailyPlots({ stats, figures }: { stats: DashboardStats; figures: readonly Figure[] }) {
  const series = stats.series ?? [];
  const days = series.map(({ start }) => start);
  const labels = days.map(day);
  const byOutcome = outcomesByDay(days, figures);
  const { median, slow } = durationsByDay(days, figures);
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
        title="Duration of conversations in seconds"
        kind="line"
        labels={labels}
        series={[
          { label: 'median', color: 'indigo', values: median },
          { label: '95th percentile', color: 'orange', values: slow },
        ]}
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
