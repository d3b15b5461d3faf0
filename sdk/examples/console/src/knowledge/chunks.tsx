import { Modal, Paper, Stack, Text } from '@mantine/core';
import type { KnowledgeBaseFile } from '@agent-platform/sdk';
import { Loaded, useData } from '../data.js';

export function Chunks({ file, onClose }: { file: KnowledgeBaseFile; onClose(): void }) {
  const { id: fileId, knowledgeBaseId: kbId } = file;
  const query = useData(['knowledge-base', kbId, 'chunks', fileId], (client, signal) =>
    client.knowledgeBases.files.listChunks({ kbId, fileId }, { signal }),
  );
  return (
    <Modal opened size="lg" title={`Chunks of ${file.fileName}`} onClose={onClose}>
      <Loaded query={query} isEmpty={({ chunks }) => chunks.length === 0} empty="This file has no chunks.">
        {({ chunks, nextCursor }) => (
          <Stack gap="xs">
            {chunks.map(({ position, heading, text }) => (
              <Paper key={position} withBorder p="sm">
                {heading !== null && (
                  <Text size="xs" c="dimmed" className="break">
                    {heading}
                  </Text>
                )}
                <Text size="sm" className="prewrap">
                  {text}
                </Text>
              </Paper>
            ))}
            {nextCursor !== null && <Text c="dimmed">The file has more chunks.</Text>}
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}
