import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import type { WebhookEndpoint } from '@agent-platform/sdk';
import { Loaded, useData } from '../data.js';
import { Facts, PageTitle, Section } from '../elements.js';
import { time } from '../format.js';
import { useCan } from '../session.js';
import { Remove, Rotate, TestDialog, useTest } from './actions.js';
import { Deliveries } from './deliveries.js';
import { EndpointDialog } from './endpoint-dialog.js';
import { SecretDialog } from './secret-dialog.js';
import { EndpointState } from './state.js';

type Dialog = 'edit' | 'rotate' | 'delete';

function Details({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { previousSecretExpiresAt } = endpoint;
  return (
    <Section title="Details">
      <Facts
        facts={[
          ['State', <EndpointState endpoint={endpoint} />],
          ['Events', endpoint.eventTypes.join(', ')],
          ['Previous secret', previousSecretExpiresAt === null ? 'none' : `until ${time(previousSecretExpiresAt)}`],
          ['Created', time(endpoint.createdAt)],
          ['Updated', time(endpoint.updatedAt)],
        ]}
      />
    </Section>
  );
}

function Actions({ onTest, isTesting, open }: { onTest(): void; isTesting: boolean; open(dialog: Dialog): void }) {
  const can = useCan();
  return (
    <>
      {can('testWebhookEndpoint') && (
        <Button loading={isTesting} onClick={onTest}>
          Send a test event
        </Button>
      )}
      {can('updateWebhookEndpoint') && (
        <Button variant="default" onClick={() => open('edit')}>
          Edit
        </Button>
      )}
      {can('rotateWebhookEndpointSecret') && (
        <Button variant="default" onClick={() => open('rotate')}>
          Rotate the secret
        </Button>
      )}
      {can('deleteWebhookEndpoint') && (
        <Button color="red" variant="light" onClick={() => open('delete')}>
          Delete
        </Button>
      )}
    </>
  );
}

export function WebhookPage({ endpointId }: { endpointId: number }) {
  const query = useData(['webhookEndpoint', endpointId], (client, signal) =>
    client.webhookEndpoints.get(endpointId, { signal }),
  );
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const test = useTest();
  const close = () => setDialog(null);
  return (
    <Loaded query={query}>
      {({ webhookEndpoint: endpoint }) => (
        <>
          <PageTitle
            actions={<Actions onTest={() => test.mutate(endpoint)} isTesting={test.isPending} open={setDialog} />}
          >
            {endpoint.description || endpoint.url}
          </PageTitle>
          <Stack>
            {endpoint.description !== '' && (
              <Text c="dimmed" className="break">
                {endpoint.url}
              </Text>
            )}
            <Details endpoint={endpoint} />
            <Deliveries endpoint={endpoint} />
          </Stack>
          <TestDialog test={test} />
          {dialog === 'edit' && <EndpointDialog endpoint={endpoint} onClose={close} />}
          {dialog === 'rotate' && <Rotate endpoint={endpoint} onRotated={setSecret} onClose={close} />}
          {dialog === 'delete' && <Remove endpoint={endpoint} onClose={close} />}
          {secret !== null && <SecretDialog secret={secret} isNew={false} onClose={() => setSecret(null)} />}
        </>
      )}
    </Loaded>
  );
}
