import { useState } from 'react';
import { Button, Checkbox, Group, Modal, Stack, Switch, TextInput } from '@mantine/core';
import type { WebhookEndpoint } from '@agent-platform/sdk';
import { ErrorNotice, useAction } from '../data.js';
import { eventTypes } from './event-types.js';

type Draft = Pick<WebhookEndpoint, 'url' | 'description' | 'eventTypes' | 'enabled'>;

const empty: Draft = { url: '', description: '', eventTypes: [], enabled: true };

interface EndpointDialogProps {
  endpoint: WebhookEndpoint | null;
  /** Called with the signing secret of a new endpoint, which is returned only once. */
  onCreated?(created: { webhookEndpoint: WebhookEndpoint; secret: string }): void;
  onClose(): void;
}

export function EndpointDialog({ endpoint, onCreated, onClose }: EndpointDialogProps) {
  // A refused save reloads the endpoint. The dialog must not send the new etag with its old draft.
  const [etag] = useState(endpoint?.etag);
  const [draft, setDraft] = useState<Draft>(endpoint ?? empty);
  const change = (changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes }));
  const { url, description, eventTypes: chosen, enabled } = draft;
  const save = useAction(async (client, _input: void) => {
    const body = { url, description, eventTypes: chosen, enabled };
    if (endpoint === null) onCreated?.(await client.webhookEndpoints.create(body));
    else await client.webhookEndpoints.update({ ...body, id: endpoint.id, etag });
  });
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={endpoint === null ? 'Add a webhook endpoint' : 'Edit the webhook endpoint'}
    >
      <Stack>
        <TextInput label="URL" value={url} onChange={({ currentTarget: { value } }) => change({ url: value.trim() })} />
        <TextInput
          label="Description"
          value={description}
          onChange={({ currentTarget: { value } }) => change({ description: value })}
        />
        <Checkbox.Group
          label="Events"
          value={chosen}
          onChange={(value) => change({ eventTypes: value as Draft['eventTypes'] })}
        >
          <Stack gap="xs" mt="xs">
            {eventTypes.map(({ value, meaning }) => (
              <Checkbox key={value} value={value} label={value} description={meaning} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Switch
          label="Send events"
          checked={enabled}
          onChange={({ currentTarget: { checked } }) => change({ enabled: checked })}
        />
        {save.error && <ErrorNotice error={save.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={url === '' || chosen.length === 0}
            loading={save.isPending}
            onClick={() => save.mutate(undefined, { onSuccess: onClose })}
          >
            Save
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
