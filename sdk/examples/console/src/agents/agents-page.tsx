import { Badge, Group, Text } from '@mantine/core';
import { Loaded, useData } from '../data.js';
import { PageLink, PageTitle, Row, Rows, Status } from '../elements.js';
import { time } from '../format.js';

export function AgentsPage() {
  const agents = useData(['agents'], (client, signal) => client.agents.list({}, { signal }));
  return (
    <>
      <PageTitle>Agents</PageTitle>
      <Loaded query={agents} isEmpty={(list) => list.length === 0} empty="The organization has no agents yet.">
        {(list) => (
          <Rows head={['Name', 'Model', 'Stage', 'Tags', 'Updated']}>
            {list.map(({ id, name, description, model, stage, tags, updatedAt }) => (
              <Row
                key={id}
                cells={[
                  <>
                    <PageLink href={`/agents/${id}`}>{name}</PageLink>
                    <Text size="xs" c="dimmed" lineClamp={1}>
                      {description}
                    </Text>
                  </>,
                  model,
                  <Status value={stage} />,
                  <Group gap={4}>
                    {tags.length === 0 && '–'}
                    {tags.map((tag) => (
                      <Badge key={tag.id} variant="outline" color="gray">
                        {tag.name}
                      </Badge>
                    ))}
                  </Group>,
                  time(updatedAt),
                ]}
              />
            ))}
          </Rows>
        )}
      </Loaded>
    </>
  );
}
