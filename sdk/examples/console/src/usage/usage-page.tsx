import { Button, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import type { DashboardStats } from '@agent-platform/sdk';
import { Loaded, useData } from '../data.js';
import { download } from '../download.js';
import { PageTitle } from '../elements.js';
import { dollars, number } from '../format.js';
import { useCan } from '../session.js';
import { toCsv, toFile } from './csv.js';
import { DailyPlots } from './daily-plots.js';
import { flatten } from './figures.js';
import { FilterBar } from './filter-bar.js';
import { useFilters } from './filters.js';
import { Shares } from './shares.js';

function Tiles({ stats }: { stats: DashboardStats }) {
  const { totalFeedback, totalHelpful } = stats;
  const tiles: [string, string][] = [
    ['Conversations', number(stats.conversationCount)],
    ['Messages', number(stats.messageCount)],
    ['Failed', number(stats.failedConversationCount)],
    ['Tokens', number(stats.totalTokens)],
    [stats.unknownCostCount > 0 ? 'Known cost' : 'Cost', dollars(stats.costUsd)],
    ['Tool calls', number(stats.toolCalls)],
    ['Users', number(stats.uniqueUsers)],
    ['Rated helpful', totalFeedback === 0 ? '–' : `${Math.round((100 * totalHelpful) / totalFeedback)} %`],
  ];
  return (
    <SimpleGrid cols={{ base: 2, sm: 4, lg: 8 }} spacing="sm">
      {tiles.map(([name, value]) => (
        <Paper key={name} withBorder p="md" className="tile">
          <Text size="xl" fw={700}>
            {value}
          </Text>
          <Text size="sm" c="dimmed">
            {name}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

export function UsagePage() {
  const [filters, change] = useFilters();
  const can = useCan();
  const { from, to, agentId, userId, isOwn } = filters;
  const scope = {
    ...{ from, to, allInOrg: can('listUsers') && !isOwn },
    ...(userId === null || isOwn ? {} : { userId }),
  };
  const stats = useData(
    ['stats', scope, agentId],
    (client, signal) =>
      client.dashboard.stats({ ...scope, interval: 'day', ...(agentId === null ? {} : { agentId }) }, { signal }),
    { keepsPrevious: true },
  );
  const interactions = useData(
    ['interactions', scope],
    (client, signal) => client.dashboard.interactions(scope, { signal }),
    { keepsPrevious: true },
  );
  const conversations = flatten(interactions.data ?? [], agentId);
  return (
    <>
      <PageTitle
        actions={
          <Button
            variant="default"
            disabled={conversations.length === 0}
            onClick={() => download(`usage-${from.slice(0, 10)}-${to.slice(0, 10)}.csv`, toFile(toCsv(conversations)))}
          >
            Export CSV
          </Button>
        }
      >
        Usage
      </PageTitle>
      <FilterBar filters={filters} change={change} />
      <Stack gap="sm">
        <Loaded
          query={stats}
          isEmpty={({ conversationCount }) => conversationCount === 0}
          empty="No conversations in this range."
        >
          {(data) => (
            <>
              <Tiles stats={data} />
              <DailyPlots stats={data} conversations={conversations} />
            </>
          )}
        </Loaded>
        <Loaded query={interactions} isEmpty={() => false}>
          {() => conversations.length > 0 && <Shares conversations={conversations} />}
        </Loaded>
      </Stack>
    </>
  );
}
