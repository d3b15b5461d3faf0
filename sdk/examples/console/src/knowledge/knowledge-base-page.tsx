import { useState } from 'react';
import { Group, Stack, Text } from '@mantine/core';
import type { KnowledgeBaseFile } from '@agent-platform/sdk';
import { ErrorNotice, Loaded, useAction, useData } from '../data.js';
import { Facts, PageTitle, Row, RowButton, Rows, Section, Status } from '../elements.js';
import { bytes, time } from '../format.js';
import { useCan } from '../session.js';
import { Chunks } from './chunks.js';
import { Search } from './search.js';
import { UploadFile } from './upload.js';

const isInProgress = ({ processingStatus }: KnowledgeBaseFile) =>
  ['parsing', 'parsed', 'chunking'].includes(processingStatus);
const isFailed = ({ processingStatus }: KnowledgeBaseFile) => processingStatus.endsWith('_failed');

function Files({ kbId }: { kbId: number }) {
  const can = useCan();
  const query = useData(
    ['knowledge-base', kbId, 'files'],
    (client, signal) => client.knowledgeBases.files.list(kbId, { signal }),
    { refetchMs: (data) => (data?.files.some(isInProgress) ? 1_500 : false) },
  );
  const retry = useAction((client, fileId: number) => client.knowledgeBases.files.retry({ kbId, fileId }));
  const remove = useAction((client, fileId: number) => client.knowledgeBases.files.delete({ kbId, fileId }));
  const download = useAction(async (client, fileId: number) => {
    const { url } = await client.knowledgeBases.files.getDownload({ kbId, fileId });
    window.open(url, '_blank', 'noopener');
  });
  const [shown, setShown] = useState<KnowledgeBaseFile | null>(null);
  const error = retry.error ?? remove.error ?? download.error;
  return (
    <Section title="Files">
      {can('addKnowledgeBaseFile') && <UploadFile kbId={kbId} />}
      {error && <ErrorNotice error={error} />}
      {shown && <Chunks file={shown} onClose={() => setShown(null)} />}
      <Loaded query={query} isEmpty={({ files }) => files.length === 0} empty="This knowledge base has no files yet.">
        {({ files }) => (
          <Rows head={['File', 'State', 'Size', 'Added', '']}>
            {files.map((file) => (
              <Row
                key={file.id}
                cells={[
                  <Text size="sm" className="break">
                    {file.fileName}
                  </Text>,
                  <>
                    <Status value={file.processingStatus} />
                    {file.processingError !== null && (
                      <Text size="xs" c="red" className="break">
                        {file.processingError}
                      </Text>
                    )}
                  </>,
                  file.fileSize === null ? '–' : bytes(file.fileSize),
                  time(file.createdAt),
                  <Group gap={4} justify="flex-end">
                    {can('getKnowledgeBaseFileDownload') && (
                      <RowButton loading={download.isPending} onClick={() => download.mutate(file.id)}>
                        Download
                      </RowButton>
                    )}
                    {can('listKnowledgeBaseFileChunks') && <RowButton onClick={() => setShown(file)}>Chunks</RowButton>}
                    {isFailed(file) && can('retryKnowledgeBaseFile') && (
                      <RowButton loading={retry.isPending} onClick={() => retry.mutate(file.id)}>
                        Try again
                      </RowButton>
                    )}
                    {can('deleteKnowledgeBaseFile') && (
                      <RowButton color="red" loading={remove.isPending} onClick={() => remove.mutate(file.id)}>
                        Delete
                      </RowButton>
                    )}
                  </Group>,
                ]}
              />
            ))}
          </Rows>
        )}
      </Loaded>
    </Section>
  );
}

export function KnowledgeBasePage({ kbId }: { kbId: number }) {
  const query = useData(['knowledge-base', kbId], (client, signal) => client.knowledgeBases.get(kbId, { signal }));
  return (
    <Loaded query={query}>
      {({ knowledgeBase }) => (
        <>
          <PageTitle>{knowledgeBase.name}</PageTitle>
          <Stack>
            <Text c="dimmed">{knowledgeBase.description}</Text>
            <Section title="Settings">
              <Facts
                facts={[
                  ['Status', <Status value={knowledgeBase.status} />],
                  ['Embedding model', knowledgeBase.embeddingModel],
                  ['Extraction model', knowledgeBase.extractionModel ?? '–'],
                  ['Agent started for new files', knowledgeBase.trigger?.enabled ? 'yes' : 'no'],
                  ['Created', time(knowledgeBase.createdAt)],
                ]}
              />
            </Section>
            <Files kbId={kbId} />
            <Search kbId={kbId} />
          </Stack>
        </>
      )}
    </Loaded>
  );
}
