import { Alert, Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';

/** The API returns the secret only once, so neither Escape nor a click outside closes the dialog. */
export function SecretDialog({ secret, isNew, onClose }: { secret: string; isNew: boolean; onClose(): void }) {
  return (
    <Modal opened title="Signing secret" closeOnClickOutside={false} closeOnEscape={false} onClose={onClose}>
      <Stack>
        <Alert color="orange" title="Copy the secret now">
          It is not shown again.{' '}
          {!isNew &&
            'For 24 hours, deliveries are also signed with the previous secret, so that receivers have time to switch.'}
        </Alert>
        <Code block className="prewrap">
          {secret}
        </Code>
        <Text size="sm" c="dimmed">
          The receiver verifies each request with the secret, using a Standard Webhooks library or “verifyWebhook” of
          the SDK.
        </Text>
        <Group justify="flex-end">
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
