import { useState } from 'react';
import { Button, Group, JsonInput, Modal, Stack } from '@mantine/core';
import type { OrganizationUser, UserMetadata } from '@agent-platform/sdk';
import { ErrorNotice, useAction } from '../data.js';
import { nameOf } from '../format.js';

function parse(text: string): UserMetadata | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as UserMetadata) : null;
  } catch {
    return null;
  }
}

export function MetadataDialog({ user, onClose }: { user: OrganizationUser; onClose(): void }) {
  const [text, setText] = useState(JSON.stringify(user.publicMetadata, null, 2));
  const metadata = parse(text);
  const save = useAction((client, value: UserMetadata) =>
    client.users.updateMetadata({ userId: user.id, metadata: value, etag: user.etag }),
  );
  return (
    <Modal opened onClose={onClose} title={`Metadata of ${nameOf(user)}`}>
      <Stack>
        <JsonInput
          label="Metadata"
          description="A JSON object, which replaces the stored metadata."
          autosize
          minRows={6}
          maxRows={20}
          value={text}
          onChange={setText}
          error={metadata === null ? 'This is not a JSON object.' : null}
        />
        {save.error && <ErrorNotice error={save.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={metadata === null}
            loading={save.isPending}
            onClick={() => metadata && save.mutate(metadata, { onSuccess: onClose })}
          >
            Save
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
