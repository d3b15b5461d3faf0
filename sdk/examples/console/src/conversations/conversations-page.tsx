import { Button, Group, Switch, Text } from '@mantine/core';
import type { ConversationSummary } from '@agent-platform/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { Empty, ErrorNotice, Loading, useData } from '../data.js';
import { PageLink, PageTitle, Row, Rows, Status } from '../elements.js';
import { nameOf, time } from '../format.js';
import { useCan, useSession } from '../session.js';

function Table({ conversations }: { conversations: ConversationSummary[] }) {
  const can = useCan();
  const agents = useData(['agents'], (sdk, signal) => sdk.agents.list({}, { signal }), {
    isEnabled: can('listAgents'),
  });
  const users = useData(['users', 'first'], (sdk, signal) => sdk.users.list({ limit: 100 }, { signal }), {
    isEnabled: can('listUsers'),
  });
  const agentName = (id: number) => agents.data?.find((agent) => agent.id === id)?.name ?? `Agent ${id}`;
  const owner = (id: string) => {
    const user = users.data?.data.find((one) => one.id === id);
    return user ? nameOf(user) : id;
  };
  return (
    <Rows head={['Name', 'Agent', 'User', 'Status', 'Updated']}>
      {conversations.map(({ id, name, agentId, userId, streamStatus, upstreamConversationId, updatedAt }) => (
        <Row
          key={id}
          cells={[
            <>
              <PageLink href={`/conversations/${id}`}>{name || 'Without a name'}</PageLink>
              {upstreamConversationId !== null && (
                <Text size="xs" c="dimmed">
                  started by an agent
                </Text>
              )}
            </>,
            agentName(agentId),
            <Text size="sm" className="break">
              {owner(userId)}
            </Text>,
            <Status value={streamStatus} />,
            time(updatedAt),
          ]}
        />
      ))}
    </Rows>
  );
}

export function ConversationsPage() {
  const { client } = useSession();
  const can = useCan();
  const [parameters, setParameters] = useSearchParams();
  const allInOrg = can('listUsers') && parameters.get('own') !== 'true';
  const pages = useInfiniteQuery({
    queryKey: ['conversations', allInOrg],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      client.conversations.list(
        { allInOrg, limit: 25, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
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
                setParameters(checked ? { own: 'true' } : {}, { replace: true })
              }
            />
          )
        }
      >
        Conversations
      </PageTitle>
      {pages.error && <ErrorNotice error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.isPending && <Loading />}
      {pages.data && list.length === 0 && <Empty>There are no conversations yet.</Empty>}
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
