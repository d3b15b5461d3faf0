import type { FormEvent } from 'react';
import { Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import type { Connection } from './connection.js';

interface ConnectionDialogProps {
  connection: Connection | null;
  onConnect(connection: Connection): void;
  /** Null if there is no connection yet, so that the dialog cannot be closed. */
  onClose: (() => void) | null;
}

export function ConnectionDialog({ connection, onConnect, onClose }: ConnectionDialogProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    onConnect({ baseUrl: String(given.get('baseUrl')), token: String(given.get('token')).trim() });
  };
  return (
    <Modal
      opened
      centered
      title="Connection"
      onClose={onClose ?? (() => undefined)}
      withCloseButton={onClose !== null}
      closeOnClickOutside={onClose !== null}
    >
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            name="baseUrl"
            type="url"
            label="Base URL"
            required
            defaultValue={connection?.baseUrl ?? 'http://127.0.0.1:3000'}
          />
          <PasswordInput name="token" label="Token" required autoComplete="off" defaultValue={connection?.token} />
          <Text size="sm" c="dimmed">
            Both stay in this tab. The mock accepts any token; “npm run token” prints one for the server.
          </Text>
          <Button type="submit">Connect</Button>
        </Stack>
      </form>
    </Modal>
  );
}
