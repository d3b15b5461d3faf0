import { useState } from 'react';
import { Button, Group, Select, Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ListWebhookDeliveriesInput, WebhookDelivery, WebhookEndpoint } from '@agent-platform/sdk';
import { Empty, ErrorNotice, Loading, useAction } from '../data.js';
import { Row, RowButton, Rows, Section, Status } from '../elements.js';
import { number, time } from '../format.js';
import { useParameters } from '../parameters.js';
import { useCan, useSession } from '../session.js';
import { DeliveryDialog } from './delivery.js';
import { deliveryStatuses, eventTypes } from './event-types.js';

/** Whether the next attempt is due at most a minute before or after now. The page polls while any delivery is due. */
const isDue = ({ nextAttemptAt }: WebhookDelivery) =>
  nextAttemptAt !== null && Math.abs(Date.parse(nextAttemptAt) - Date.now()) < 60_000;

function useDeliveries(endpointId: number, status: string | null, eventType: string | null) {
  const { client } = useSession();
  // The cast needs no check, because the API refuses invalid filters.
  const filters = { ...(status && { status }), ...(eventType && { eventType }) } as Pick<
    ListWebhookDeliveriesInput,
    'status' | 'eventType'
  >;
  return useInfiniteQuery({
    queryKey: ['webhookDeliveries', endpointId, filters],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      client.webhookEndpoints.deliveries.list(
        { endpointId, ...filters, limit: 25, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ deliveries }) => deliveries.some(isDue)) ? 2_000 : false,
  });
}

interface TableProps {
  deliveries: WebhookDelivery[];
  /** Null if the caller may not replay deliveries, or if the endpoint is disabled. */
  onReplay: ((delivery: WebhookDelivery) => void) | null;
  onOpen(delivery: WebhookDelivery): void;
}

function Table({ deliveries, onReplay, onOpen }: TableProps) {
  return (
    <Rows head={['Event', 'Created', 'Status', 'Attempts', 'Response', 'Next attempt', '']}>
      {deliveries.map((delivery) => (
        <Row
          key={delivery.id}
          cells={[
            <>
              {delivery.eventType}
              {delivery.kind === 'replay' && (
                <Text size="xs" c="dimmed">
                  replay
                </Text>
              )}
            </>,
            time(delivery.createdAt),
            <Status value={delivery.status} />,
            number(delivery.attempts),
            <Text size="sm" className="break" lineClamp={2}>
              {delivery.responseStatus ?? delivery.error ?? '–'}
            </Text>,
            time(delivery.nextAttemptAt),
            <Group gap={4} wrap="nowrap" justify="flex-end">
              <RowButton onClick={() => onOpen(delivery)}>Details</RowButton>
              {onReplay && <RowButton onClick={() => onReplay(delivery)}>Replay</RowButton>}
            </Group>,
          ]}
        />
      ))}
    </Rows>
  );
}

export function Deliveries({ endpoint: { id, enabled } }: { endpoint: WebhookEndpoint }) {
  const can = useCan();
  const [parameters, change] = useParameters<'status' | 'type'>();
  const [status, type] = [parameters.get('status'), parameters.get('type')];
  const pages = useDeliveries(id, status, type);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const replay = useAction((client, { id: deliveryId }: WebhookDelivery) =>
    client.webhookEndpoints.deliveries.replay(deliveryId),
  );
  const deliveries = pages.data?.pages.flatMap((page) => page.deliveries) ?? [];
  const opened = deliveries.find((delivery) => delivery.id === openedId);
  return (
    <Section title="Deliveries">
      <Group gap="sm">
        <Select
          aria-label="Status"
          placeholder="All statuses"
          clearable
          data={deliveryStatuses}
          value={status}
          onChange={(value) => change({ status: value })}
        />
        <Select
          aria-label="Event"
          placeholder="All events"
          clearable
          data={eventTypes.map(({ value }) => value)}
          value={type}
          onChange={(value) => change({ type: value })}
        />
      </Group>
      {replay.error && <ErrorNotice error={replay.error} />}
      {pages.error && <ErrorNotice error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.isPending && <Loading />}
      {pages.data && deliveries.length === 0 && (
        <Empty>{status || type ? 'No delivery matches.' : 'There are no deliveries.'}</Empty>
      )}
      {deliveries.length > 0 && (
        <Table
          deliveries={deliveries}
          onReplay={enabled && can('replayWebhookDelivery') ? replay.mutate : null}
          onOpen={(delivery) => setOpenedId(delivery.id)}
        />
      )}
      {pages.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
      {opened && <DeliveryDialog delivery={opened} onClose={() => setOpenedId(null)} />}
    </Section>
  );
}
