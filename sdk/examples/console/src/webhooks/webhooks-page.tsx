import { useState } from 'react';
import { Button, Text } from '@mantine/core';
import type { WebhookEndpoint } from '@agent-platform/sdk';
import { Loaded, useData } from '../data.js';
import { PageLink, PageTitle, Row, Rows } from '../elements.js';
import { time } from '../format.js';
import { useCan } from '../session.js';
import { EndpointDialog } from './endpoint-dialog.js';
import { SecretDialog } from './secret-dialog.js';
import { EndpointState } from './state.js';

function Table({ endpoints }: { endpoints: WebhookEndpoint[] }) {
  return (
    <Rows head={['URL', 'State', 'Events', 'Updated']}>
      {endpoints.map((endpoint) => (
        <Row
          key={endpoint.id}
          cells={[
            <>
              <PageLink href={`/webhooks/${endpoint.id}`}>{endpoint.url}</PageLink>
              <Text size="xs" c="dimmed" className="break">
                {endpoint.description}
              </Text>
            </>,
            <EndpointState endpoint={endpoint} />,
            <Text size="sm">{endpoint.eventTypes.join(', ')}</Text>,
            time(endpoint.updatedAt),
          ]}
        />
      ))}
    </Rows>
  );
}

export function WebhooksPage() {
  const can = useCan();
  const query = useData(['webhookEndpoints'], (client, signal) => client.webhookEndpoints.list({}, { signal }));
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <PageTitle
        actions={
          can('createWebhookEndpoint') && <Button onClick={() => setAdding(true)}>Add a webhook endpoint</Button>
        }
      >
        Webhooks
      </PageTitle>
      <Loaded
        query={query}
        isEmpty={({ webhookEndpoints }) => webhookEndpoints.length === 0}
        empty="The organization has no webhook endpoints yet."
      >
        {({ webhookEndpoints }) => <Table endpoints={webhookEndpoints} />}
      </Loaded>
      {isAdding && (
        <EndpointDialog
          endpoint={null}
          onCreated={(created) => setSecret(created.secret)}
          onClose={() => setAdding(false)}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} isNew onClose={() => setSecret(null)} />}
    </>
  );
}
