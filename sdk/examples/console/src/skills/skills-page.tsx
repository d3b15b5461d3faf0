import { useState } from 'react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useLocation } from 'wouter';
import { ErrorNotice, Loaded, useAction, useData } from '../data.js';
import { PageLink, PageTitle, Row, Rows } from '../elements.js';
import { number, time } from '../format.js';
import { useCan } from '../session.js';
import { SkillMdInput } from './skill-md.js';

const template = '---\nname: \ndescription: \n---\n\n';

function CreateDialog({ onClose }: { onClose(): void }) {
  const [text, setText] = useState(template);
  const [, navigate] = useLocation();
  const create = useAction((client, skillMdContent: string) => client.skills.create({ skillMdContent }));
  return (
    <Modal opened size="xl" onClose={onClose} title="Create a skill">
      <Stack>
        <SkillMdInput value={text} onChange={setText} />
        {create.error && <ErrorNotice error={create.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={create.isPending}
            onClick={() => create.mutate(text, { onSuccess: ({ skill }) => navigate(`/skills/${skill.id}`) })}
          >
            Create
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

export function SkillsPage() {
  const can = useCan();
  const [isCreating, setCreating] = useState(false);
  const query = useData(['skills'], (client, signal) => client.skills.list({}, { signal }));
  return (
    <>
      <PageTitle actions={can('createSkill') && <Button onClick={() => setCreating(true)}>Create a skill</Button>}>
        Skills
      </PageTitle>
      <Loaded query={query} isEmpty={({ skills }) => skills.length === 0} empty="The organization has no skills yet.">
        {({ skills }) => (
          <Rows head={['Name', 'Files', 'Updated']}>
            {skills.map(({ id, name, description, fileCount, updatedAt }) => (
              <Row
                key={id}
                cells={[
                  <>
                    <PageLink href={`/skills/${id}`}>{name}</PageLink>
                    <Text size="xs" c="dimmed" lineClamp={2}>
                      {description}
                    </Text>
                  </>,
                  number(fileCount),
                  time(updatedAt),
                ]}
              />
            ))}
          </Rows>
        )}
      </Loaded>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  );
}
