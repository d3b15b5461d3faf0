import { useState } from 'react';
import { Button, Code, Group, Stack, Text } from '@mantine/core';
import type { SkillDetail } from '@agent-platform/sdk';
import { useLocation } from 'wouter';
import { Loaded, useAction, useData } from '../data.js';
import { Dependents } from '../dependents.js';
import { Confirm, Facts, PageLink, PageTitle, Section } from '../elements.js';
import { time } from '../format.js';
import { useCan } from '../session.js';
import { SkillFiles } from './files.js';
import { SkillMdEditor } from './skill-md.js';

function Remove({ skill: { id, name, etag }, onClose }: { skill: SkillDetail; onClose(): void }) {
  const [, navigate] = useLocation();
  const remove = useAction((client, _input: void) => client.skills.delete({ id, etag }), {
    onSuccess: () => navigate('/skills'),
  });
  return (
    <Confirm
      title="Delete the skill"
      action="Delete"
      dependents={<Dependents type="skill" id={id} isLoaded={remove.isIdle} />}
      error={remove.error}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      Agents can no longer load {name}.
    </Confirm>
  );
}

const hasFields = (value: object) => Object.keys(value).length > 0;

function Details({ skill: { agents, metadata, createdAt, updatedAt } }: { skill: SkillDetail }) {
  return (
    <Section title="Details">
      <Facts
        facts={[
          [
            'Agents',
            agents.length === 0 ? (
              'none'
            ) : (
              <Group gap="xs">
                {agents.map(({ id, name }) => (
                  <PageLink key={id} href={`/agents/${id}`}>
                    {name}
                  </PageLink>
                ))}
              </Group>
            ),
          ],
          ['Created', time(createdAt)],
          ['Updated', time(updatedAt)],
        ]}
      />
      {hasFields(metadata) && (
        <>
          <Text size="sm" c="dimmed">
            Metadata
          </Text>
          <Code block className="prewrap">
            {JSON.stringify(metadata, null, 2)}
          </Code>
        </>
      )}
    </Section>
  );
}

export function SkillPage({ skillId }: { skillId: number }) {
  const can = useCan();
  const [isRemoving, setRemoving] = useState(false);
  const query = useData(['skill', skillId], (client, signal) => client.skills.get(skillId, { signal }));
  return (
    <Loaded query={query}>
      {({ skill }) => (
        <>
          <PageTitle
            actions={
              can('deleteSkill') && (
                <Button color="red" variant="light" onClick={() => setRemoving(true)}>
                  Delete
                </Button>
              )
            }
          >
            {skill.name}
          </PageTitle>
          <Stack>
            <Text c="dimmed">{skill.description}</Text>
            <Details skill={skill} />
            <SkillMdEditor skill={skill} />
            <SkillFiles skill={skill} />
          </Stack>
          {isRemoving && <Remove skill={skill} onClose={() => setRemoving(false)} />}
        </>
      )}
    </Loaded>
  );
}
