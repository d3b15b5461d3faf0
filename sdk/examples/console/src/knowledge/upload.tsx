import { useRef, useState } from 'react';
import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { AbortError } from '@agent-platform/sdk';
import { ErrorNotice, useAction } from '../data.js';
import { bytes } from '../format.js';

interface Upload {
  file: File;
  signal: AbortSignal;
  onSent(sentBytes: number): void;
}

export function UploadFile({ kbId }: { kbId: number }) {
  const [sent, setSent] = useState<{ name: string; bytes: number; of: number } | null>(null);
  const running = useRef<AbortController>(null);
  const upload = useAction(async (client, { file, signal, onSent }: Upload) => {
    const { fileId, key, contentKey, metadata } = await client.uploads.upload(file, {
      signal,
      onProgress: ({ sentBytes }) => onSent(sentBytes),
    });
    const { contentType } = metadata;
    const [fileName, fileSize] = [file.name, file.size];
    return client.knowledgeBases.files.add(
      { kbId, fileId, fileName, fileKey: key, contentKey, contentType, fileSize },
      { signal },
    );
  });
  const begin = (file: File | null) => {
    if (file === null) return;
    running.current = new AbortController();
    setSent({ name: file.name, bytes: 0, of: file.size });
    upload.mutate(
      {
        file,
        signal: running.current.signal,
        onSent: (amount) => setSent({ name: file.name, bytes: amount, of: file.size }),
      },
      { onSettled: () => setSent(null) },
    );
  };
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <FileButton onChange={begin}>
          {(props) => (
            <Button {...props} size="xs" loading={upload.isPending}>
              Upload a file
            </Button>
          )}
        </FileButton>
        {sent && (
          <Button size="xs" variant="default" onClick={() => running.current?.abort()}>
            Cancel
          </Button>
        )}
      </Group>
      {sent && (
        <div>
          <Text size="xs" c="dimmed">
            {sent.name}: {bytes(sent.bytes)} of {bytes(sent.of)}
          </Text>
          <Progress value={sent.of === 0 ? 0 : (100 * sent.bytes) / sent.of} aria-label={`Upload of ${sent.name}`} />
        </div>
      )}
      {upload.error && !(upload.error instanceof AbortError) && <ErrorNotice error={upload.error} />}
    </Stack>
  );
}
