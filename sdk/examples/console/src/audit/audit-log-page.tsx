import { useState } from 'react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { AuditEntry, ExportAuditLogInput } from '@agent-platform/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Changes } from '../changes.js';
import { Empty, ErrorNotice, Loading, useAction } from '../data.js';
import { download } from '../download.js';
import { Facts, PageTitle, Row, RowButton, Rows } from '../elements.js';
import { time, words } from '../format.js';
import { useNameOfUser } from '../people/names.js';
import { useSession } from '../session.js';
import { AuditFilterBar, useAuditFilters } from './filters.js';

const actionOf = ({ action }: AuditEntry) => words(action.replace('.', ' '));

function useActorOf(): (entry: AuditEntry) => string {
  const nameOfUser = useNameOfUser();
  return ({ actor: { type, id, email } }) => (id === null ? words(type) : nameOfUser(id, email));
}

function changesOf({ before, after }: AuditEntry) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({ field, before: before?.[field], after: after?.[field] }));
}

function EntryDialog({ entry, onClose }: { entry: AuditEntry; onClose(): void }) {
  const actorOf = useActorOf();
  return (
    <Modal opened size="xl" onClose={onClose} title={actionOf(entry)}>
      <Stack>
        <Facts
          facts={[
            ['Time', time(entry.at)],
            ['Changed by', actorOf(entry)],
            ['Record', `${words(entry.recordType)} ${entry.recordId}`],
            ['Name', entry.recordName ?? '–'],
            ['Address', entry.clientAddress ?? '–'],
            ['Request', entry.requestId ?? '–'],
          ]}
        />
        <Changes changes={changesOf(entry)} />
      </Stack>
    </Modal>
  );
}

function Table({ entries, onOpen }: { entries: AuditEntry[]; onOpen(entry: AuditEntry): void }) {
  const actorOf = useActorOf();
  return (
    <Rows head={['Change', 'Time', 'Changed by', 'Record', '']}>
      {entries.map((entry) => (
        <Row
          key={entry.id}
          cells={[
            actionOf(entry),
            time(entry.at),
            <Text size="sm" className="break">
              {actorOf(entry)}
            </Text>,
            <Text size="sm" className="break">
              {entry.recordName ?? entry.recordId}
            </Text>,
            <Group justify="flex-end">
              <RowButton onClick={() => onOpen(entry)}>Details</RowButton>
            </Group>,
          ]}
        />
      ))}
    </Rows>
  );
}

/** Saves the file only after the whole stream has arrived, so that a failed export leaves no incomplete file. */
function Export({ filters }: { filters: ExportAuditLogInput }) {
  const save = useAction(async (client, _input: void) => {
    const lines = await client.auditLog.export(filters);
    download('audit-log.ndjson', await new Response(lines).blob());
  });
  return (
    <>
      <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
        Export NDJSON
      </Button>
      {save.error && (
        <Modal opened onClose={save.reset} title="The export failed">
          <ErrorNotice error={save.error} />
        </Modal>
      )}
    </>
  );
}

export function AuditLogPage() {
  const { client } = useSession();
  const [filters, change] = useAuditFilters();
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const pages = useInfiniteQuery({
    queryKey: ['auditLog', filters],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) =>
      client.auditLog.list({ ...filters, limit: 25, cursor: pageParam }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <PageTitle actions={<Export filters={filters} />}>Audit log</PageTitle>
      <AuditFilterBar filters={filters} change={change} />
      {pages.error && <ErrorNotice error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.isPending && <Loading />}
      {pages.data && entries.length === 0 && <Empty>No change matches.</Empty>}
      {entries.length > 0 && <Table entries={entries} onOpen={setOpened} />}
      {pages.hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
      {opened && <EntryDialog entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
