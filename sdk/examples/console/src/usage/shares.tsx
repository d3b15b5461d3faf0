import { useState } from 'react';
import { SegmentedControl, SimpleGrid, Stack } from '@mantine/core';
import type { DashboardInteraction } from '@agent-platform/sdk';
import { Row, Rows, Section } from '../elements.js';
import { number, seconds } from '../format.js';
import { sharesBy, type Grouping } from './figures.js';
import { Plot } from './plot.js';

/** Maximum number of agents, models or users in the plot and the table. */
const maxShares = 8;

export function Shares({ conversations }: { conversations: readonly DashboardInteraction[] }) {
  const [grouping, setGrouping] = useState<Grouping>('agent');
  const shares = sharesBy(grouping, conversations).slice(0, maxShares);
  return (
    <Stack gap="sm">
      <SegmentedControl
        value={grouping}
        onChange={(value) => setGrouping(value as Grouping)}
        data={[
          { value: 'agent', label: 'By agent' },
          { value: 'model', label: 'By model' },
          { value: 'user', label: 'By user' },
        ]}
      />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="sm">
        <Plot
          title={`Tokens by ${grouping}`}
          isHorizontal
          labels={shares.map(({ name }) => (name.length > 22 ? `${name.slice(0, 21)}…` : name))}
          series={[
            { label: 'to models', color: 'indigo', values: shares.map(({ inputTokens }) => inputTokens) },
            { label: 'from models', color: 'orange', values: shares.map(({ outputTokens }) => outputTokens) },
          ]}
        />
        <Section title={`Figures by ${grouping}`}>
          <Rows head={['Name', 'Conversations', 'Tokens', 'Failed', 'Median']}>
            {shares.map(({ name, conversations, inputTokens, outputTokens, failed, medianSeconds }) => (
              <Row
                key={name}
                cells={[
                  name,
                  number(conversations),
                  number(inputTokens + outputTokens),
                  number(failed),
                  medianSeconds === null ? '–' : seconds(medianSeconds),
                ]}
              />
            ))}
          </Rows>
        </Section>
      </SimpleGrid>
    </Stack>
  );
}
