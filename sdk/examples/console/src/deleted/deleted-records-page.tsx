import { Button, Group, Select, Stack, Text } from '@mantine/core';
import type { DeletedRecord, DeletedRecordType } from '@agent-platform/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Empty, ErrorNotice, Loading, useAction } from '../data.js';
import { PageTitle, Row, RowButton, Rows } from '../elements.js';
import { time, words } from '../format.js';
import { useParameters } from '../parameters.js';
import { useNameOfUser } from '../people/names.js';
import { useSession } from '../session.js';

/** The compiler checks that every type of the contract is here. */
const types = Object.keys({
  agent: true,
  knowledge_base: true,
  skill: true,
  tool_server: true,
  scheduled_task: true,
  conversation: true,
} satisfies Record<DeletedRecordType, true>);

function Table({ records, onRestore }: { records: DeletedRecord[]; onRestore(record: DeletedRecord): void }) {
  const nameOfUser = useNameOfUser();
  return (
    <Rows head={['Record', 'Type', 'Deleted', 'Deleted by', 'Purge date', '']}>
      {records.map((record) => (
        <Row
          key={`${record.type} ${record.id}`}
          cells={[
            <Text size="sm" className="break">
              {record.name}
            </Text>,
            words(record.type),
            time(record.deletedAt),
            record.deletedBy === null ? '–' : nameOfUser(record.deletedBy, null),
            time(record.purgeAt),
            <Group justify="flex-end">
              <RowButton onClick={() => onRestore(record)}>Restore</RowButton>
            </Group>,
          ]}
        />
      ))}
    </Rows>
  );
}

export function DeletedRecordsPage() {
  const { client } = useSession();
  const [parameters, change] = useParameters<'type'>();
  const type = parameters.get('type') as DeletedRecordType | null;
  const pages = useInfiniteQuery({
    queryKey: ['deletedRecords', type],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) =>
      client.deletedRecords.list({ type: type ?? undefined, limit: 25, cursor: pageParam }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const restore = useAction((client, { type, id }: DeletedRecord) => client.deletedRecords.restore({ type, id }));
  const records = pages.data?.pages.flatMap((page) => page.records) ?? [];
  return (
    <>
      <PageTitle>Deleted records</PageTitle>
      <Stack>
        <Select
          label="Type of record"
          placeholder="All types"
          w={200}
          clearable
          value={type}
          data={types.map((value) => ({ value, label: words(value) }))}
          onChange={(value) => change({ type: value })}
        />
        {restore.error && <ErrorNotice error={restore.error} />}
        {restore.data && <Text size="sm">{`${restore.data.name} was restored.`}</Text>}
        {pages.error && <ErrorNotice error={pages.error} onRetry={() => void pages.refetch()} />}
        {pages.isPending && <Loading />}
        {pages.data && records.length === 0 && <Empty>No deleted records.</Empty>}
        {records.length > 0 && <Table records={records} onRestore={(record) => restore.mutate(record)} />}
        {pages.hasNextPage && (
          <Group justify="center">
            <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              Show more
            </Button>
          </Group>
        )}
      </Stack>
    </>
  );
}
