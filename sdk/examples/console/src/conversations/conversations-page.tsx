import { Button, Group, Switch, Text } from '@mantine/core';
import type { ConversationSummary } from '@agent-platform/sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Empty, ErrorNotice, Loading, useData } from '../data.js';
import { PageLink, PageTitle, Row, Rows, Status } from '../elements.js';
import { dollars, seconds, time, words } from '../format.js';
import { useNameOfUser } from '../people/names.js';
import { useCan, useSession } from '../session.js';
import { RunFilterBar, toQuery, useRunFilters } from './run-filters.js';

function Table({ conversations }: { conversations: ConversationSummary[] }) {
  const can = useCan();
  const agents = useData(['agents'], (sdk, signal) => sdk.agents.list({}, { signal }), {
    isEnabled: can('listAgents'),
  });
  const nameOfUser = useNameOfUser();
  const agentName = (id: number) => agents.data?.find((agent) => agent.id === id)?.name ?? `Agent ${id}`;
  return (
    <Rows head={['Name', 'Agent', 'User', 'Status', 'Source', 'Latency', 'Cost', 'Updated']}>
      {conversations.map(({ id, name, agentId, userId, streamStatus, failureCode, source, ...run }) => (
        <Row
          key={id}
          cells={[
            <>
              <PageLink href={`/conversations/${id}`}>{name || 'Without a name'}</PageLink>
            </>,
            <>
              {agentName(agentId)}
              {run.model !== null && (
                <Text size="xs" c="dimmed" className="break">
                  {run.model}
                </Text>
              )}
            </>,
            <Text size="sm" className="break">
              {nameOfUser(userId)}
            </Text>,
            <>
              <Status value={streamStatus} />
              {failureCode !== undefined && (
                <Text size="xs" c="dimmed">
                  {words(failureCode)}
                </Text>
              )}
            </>,
            source,
            run.latencyMs === null ? '–' : seconds(run.latencyMs / 1000),
            dollars(run.costUsd),
            time(run.updatedAt),
          ]}
        />
      ))}
    </Rows>
  );
}

export function ConversationsPage() {
  const { client } = useSession();
  const can = useCan();
  const filters = useRunFilters();
  const allInOrg = can('listUsers') && !filters.isOwn;
  const { userId, ...query } = toQuery(filters);
  const wanted = { ...query, allInOrg, limit: 25, ...(userId !== undefined && allInOrg && { userId }) };
  const pages = useInfiniteQuery({
    queryKey: ['conversations', wanted],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      client.conversations.list({ ...wanted, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const list = pages.data?.pages.flatMap(({ conversations }) => conversations) ?? [];
  return (
    <>
      <PageTitle
        actions={
          can('listUsers') && (
            <Switch
              label="Only mine"
              checked={!allInOrg}
              onChange={({ currentTarget: { checked } }) =>
                filters.change(checked ? { own: 'true', user: null } : { own: null })
              }
            />
          )
        }
      >
        Conversations
      </PageTitle>
      <RunFilterBar {...filters} />
      {pages.error && <ErrorNotice error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.isPending && <Loading />}
      {pages.data && list.length === 0 && (
        <Empty>
          {Object.keys(filters.values).length === 0 ? 'There are no conversations yet.' : 'No conversation matches.'}
        </Empty>
      )}
      {list.length > 0 && <Table conversations={list} />}
      {pages.hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
    </>
  );
}
