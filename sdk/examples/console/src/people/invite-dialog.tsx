import { useState } from 'react';
import { Alert, Button, Group, List, Modal, Select, Stack, Textarea } from '@mantine/core';
import type { InvitationsCreateResult } from '@agent-platform/sdk';
import { ErrorNotice, useAction } from '../data.js';
import { roles } from './roles.js';

/** Each entry of the bulk call succeeds or fails separately. */
function Result({ result: { results, errors } }: { result: InvitationsCreateResult }) {
  return (
    <>
      {results.length > 0 && (
        <Alert color="teal" title="Invited">
          <List size="sm">
            {results.map(({ email, type }) => (
              <List.Item key={email}>
                {email}: {type === 'invitation' ? 'gets an email' : 'has an account and is a member now'}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {errors.length > 0 && (
        <Alert color="red" title="Not invited" role="alert">
          <List size="sm">
            {errors.map(({ email, error }) => (
              <List.Item key={email}>
                {email}: {error}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}

export function InviteDialog({ onClose }: { onClose(): void }) {
  const [text, setText] = useState('');
  const [role, setRole] = useState('org:member');
  const emails = [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))];
  const invite = useAction((client, _input: void) =>
    client.invitations.create({ invitations: emails.map((email) => ({ email, role })) }),
  );
  return (
    <Modal opened onClose={onClose} title="Invite people">
      <Stack>
        <Textarea
          label="Email addresses"
          description="One per line."
          autosize
          minRows={3}
          maxRows={12}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Select
          label="Role"
          allowDeselect={false}
          data={roles}
          value={role}
          onChange={(value) => value && setRole(value)}
        />
        {invite.error && <ErrorNotice error={invite.error} />}
        {invite.data && <Result result={invite.data} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button disabled={emails.length === 0} loading={invite.isPending} onClick={() => invite.mutate()}>
            Invite
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
