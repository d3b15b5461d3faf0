import type { ReactNode } from 'react';
import { Code, Modal, Stack, Text } from '@mantine/core';
import type { WebhookDelivery } from '@agent-platform/sdk';
import { Facts, Status } from '../elements.js';
import { number, time } from '../format.js';

/** Adds line breaks for display. The signature covers the body without them. */
function readable(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}

function Body({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4}>
        {label}
      </Text>
      <Code block className="prewrap">
        {children}
      </Code>
    </div>
  );
}

export function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { status, attempts, responseStatus, responseBody, error, durationMs } = delivery;
  return (
    <Stack>
      <Facts
        facts={[
          ['Status', <Status value={status} />],
          ['Response', responseStatus ?? 'none'],
          ['Attempts', number(attempts)],
          ['Last attempt', time(delivery.lastAttemptAt)],
          ['Next attempt', time(delivery.nextAttemptAt)],
          ['Lasted', durationMs === null ? '–' : `${number(durationMs)} ms`],
          ['Event', delivery.eventType],
          ['webhook-id', delivery.eventId],
        ]}
      />
      {error !== null && (
        <Text size="sm" c="red" className="break">
          {error}
        </Text>
      )}
      <Body label="Request">{readable(delivery.payload)}</Body>
      {responseBody !== null && <Body label="Response">{responseBody || '(empty)'}</Body>}
    </Stack>
  );
}

export function DeliveryDialog({ delivery, onClose }: { delivery: WebhookDelivery; onClose(): void }) {
  return (
    <Modal opened size="lg" onClose={onClose} title={delivery.eventType}>
      <Delivery delivery={delivery} />
    </Modal>
  );
}
