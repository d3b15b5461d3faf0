import { Text } from '@mantine/core';
import type { WebhookDisabledReason, WebhookEndpoint } from '@agent-platform/sdk';
import { Status } from '../elements.js';
import { time, words } from '../format.js';

const reasons: Partial<Record<string, string>> = {
  failing: 'by the service: every attempt in five days failed',
  gone: 'by the service: the receiver returned 410',
} satisfies Record<WebhookDisabledReason, string>;

export function EndpointState({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { enabled, disabledReason, failingSince } = endpoint;
  return (
    <>
      <Status value={enabled ? 'enabled' : 'disabled'} />
      {disabledReason !== null && (
        <Text size="xs" c="dimmed">
          {reasons[disabledReason] ?? words(disabledReason)}
        </Text>
      )}
      {enabled && failingSince !== null && (
        <Text size="xs" c="red">
          Attempts have failed since {time(failingSince)}.
        </Text>
      )}
    </>
  );
}
