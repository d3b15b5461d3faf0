import { useState } from 'react';
import { Button, Group, Textarea } from '@mantine/core';
import { ApiError, type SkillDetail } from '@agent-platform/sdk';
import { ErrorNotice, useAction } from '../data.js';
import { Section } from '../elements.js';
import { useCan } from '../session.js';

interface InputProps {
  value: string;
  isReadOnly?: boolean;
  onChange(value: string): void;
}

export function SkillMdInput({ value, isReadOnly = false, onChange }: InputProps) {
  return (
    <Textarea
      label="SKILL.md"
      description="YAML frontmatter with a name, then the instructions. At most 100 KiB."
      className="code"
      autosize
      minRows={8}
      maxRows={30}
      readOnly={isReadOnly}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Saves the text, unless another user has changed the skill since the user began to edit. */
export function SkillMdEditor({ skill }: { skill: SkillDetail }) {
  const can = useCan();
  const [draft, setDraft] = useState<{ text: string; etag: string } | null>(null);
  const save = useAction((client, { text, etag }: { text: string; etag: string }) =>
    client.skills.update({ id: skill.id, skillMdContent: text, etag }),
  );
  const discard = () => {
    setDraft(null);
    save.reset();
  };
  const isOutdated = save.error instanceof ApiError && save.error.status === 412;
  return (
    <Section title="Instructions">
      <SkillMdInput
        isReadOnly={!can('updateSkill')}
        value={draft?.text ?? skill.skillMdContent}
        onChange={(text) => setDraft({ text, etag: draft?.etag ?? skill.etag })}
      />
      {save.error && <ErrorNotice error={save.error} />}
      {draft && (
        <Group justify="flex-end">
          <Button variant="default" onClick={discard}>
            {isOutdated ? 'Show the stored text' : 'Discard'}
          </Button>
          <Button loading={save.isPending} onClick={() => save.mutate(draft, { onSuccess: discard })}>
            Save
          </Button>
        </Group>
      )}
    </Section>
  );
}
