import { Text } from '@mantine/core';
import { Loaded, useData } from '../data.js';
import { PageLink, PageTitle, Row, Rows, Status } from '../elements.js';
import { bytes, number, time } from '../format.js';

export function KnowledgeBasesPage() {
  const query = useData(['knowledge-bases'], (client, signal) => client.knowledgeBases.list({}, { signal }));
  return (
    <>
      <PageTitle>Knowledge bases</PageTitle>
      <Loaded
        query={query}
        isEmpty={({ knowledgeBases }) => knowledgeBases.length === 0}
        empty="The organization has no knowledge bases yet."
      >
        {({ knowledgeBases }) => (
          <Rows head={['Name', 'Status', 'Files', 'Size', 'Last upload']}>
            {knowledgeBases.map(({ id, name, description, status, fileCount, totalSize, lastFileUploadedAt }) => (
              <Row
                key={id}
                cells={[
                  <>
                    <PageLink href={`/knowledge-bases/${id}`}>{name}</PageLink>
                    <Text size="xs" c="dimmed" lineClamp={1}>
                      {description}
                    </Text>
                  </>,
                  <Status value={status} />,
                  number(fileCount),
                  bytes(totalSize),
                  time(lastFileUploadedAt),
                ]}
              />
            ))}
          </Rows>
        )}
      </Loaded>
    </>
  );
}
