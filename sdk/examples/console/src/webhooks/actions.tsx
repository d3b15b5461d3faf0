import { Modal } from '@mantine/core';
import type { WebhookEndpoint } from '@agent-platform/sdk';
import { useLocation } from 'wouter';
import { ErrorNotice, Loading, useAction } from '../data.js';
import { Confirm } from '../elements.js';
import { Delivery } from './delivery.js';

interface ActionProps {
  endpoint: WebhookEndpoint;
  onClose(): void;
}

export function Remove({ endpoint: { id, url, etag }, onClose }: ActionProps) {
  const [, navigate] = useLocation();
  const remove = useAction((client, _input: void) => client.webhookEndpoints.delete({ id, etag }), {
    onSuccess: () => navigate('/webhooks'),
  });
  return (
    <Confirm
      title="Delete the webhook endpoint"
      action="Delete"
      error={remove.error}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      Deletes the endpoint {url} with its secret. Its deliveries can no longer be read, and waiting retries are
      cancelled.
    </Confirm>
  );
}

export function Rotate({ endpoint: { id }, onRotated, onClose }: ActionProps & { onRotated(secret: string): void }) {
  const rotate = useAction(async (client, _input: void) =>
    onRotated((await client.webhookEndpoints.rotateSecret(id)).secret),
  );
  return (
    <Confirm
      title="Rotate the secret"
      action="Rotate"
      error={rotate.error}
      isPending={rotate.isPending}
      onConfirm={() => rotate.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      The endpoint gets another signing secret. For 24 hours, deliveries are also signed with the current secret. An
      even older secret stops working immediately.
    </Confirm>
  );
}

type Test = ReturnType<typeof useTest>;

/** The test event is sent even if the endpoint is disabled. */
export const useTest = () => useAction((client, { id }: WebhookEndpoint) => client.webhookEndpoints.test(id));

export function TestDialog({ test }: { test: Test }) {
  if (test.isIdle) return null;
  return (
    <Modal opened size="lg" onClose={test.reset} title="Test event">
      {test.isPending && <Loading />}
      {test.error && <ErrorNotice error={test.error} onRetry={() => test.mutate(test.variables)} />}
      {test.data && <Delivery delivery={test.data.delivery} />}
    </Modal>
  );
}
