import { Button, FileButton, Group } from '@mantine/core';
import type { SkillDetail, SkillFile } from '@agent-platform/sdk';
import { ErrorNotice, useAction } from '../data.js';
import { Row, RowButton, Rows, Section } from '../elements.js';
import { bytes, time } from '../format.js';
import { useCan } from '../session.js';

function useAdd(skillId: number) {
  return useAction(async (client, file: File) => {
    const contentType = file.type || 'application/octet-stream';
    const input = { skillId, fileName: file.name, contentType, fileSize: file.size };
    const { uploadUrl } = await client.skills.files.add(input);
    // The presigned URL authorizes the upload, so the request has no token.
    const reply = await fetch(uploadUrl, { method: 'PUT', headers: { 'Content-Type': contentType }, body: file });
    if (!reply.ok) throw new Error(`The store returned ${reply.status} for ${file.name}.`);
  });
}

export function SkillFiles({ skill }: { skill: SkillDetail }) {
  const can = useCan();
  const add = useAdd(skill.id);
  const remove = useAction((client, { id }: SkillFile) => client.skills.files.delete(id));
  const open = useAction(async (client, { id }: SkillFile) => {
    const { url } = await client.skills.files.getDownload(id);
    Object.assign(document.createElement('a'), { href: url, rel: 'noreferrer' }).click();
  });
  const error = add.error ?? remove.error ?? open.error;
  return (
    <Section
      title="Files"
      actions={
        can('addSkillFile') && (
          <FileButton onChange={(file) => file && add.mutate(file)}>
            {(props) => (
              <Button {...props} size="xs" loading={add.isPending}>
                Add a file
              </Button>
            )}
          </FileButton>
        )
      }
    >
      {error && <ErrorNotice error={error} />}
      <Rows head={['Name', 'Type', 'Size', 'Created', '']}>
        {skill.files.map((file) => (
          <Row
            key={file.id}
            cells={[
              file.fileName,
              file.contentType,
              bytes(file.fileSize),
              time(file.createdAt),
              <Group gap={4} wrap="nowrap" justify="flex-end">
                <RowButton onClick={() => open.mutate(file)}>Download</RowButton>
                {can('deleteSkillFile') && file.fileName !== 'SKILL.md' && (
                  <RowButton color="red" onClick={() => remove.mutate(file)}>
                    Delete
                  </RowButton>
                )}
              </Group>,
            ]}
          />
        ))}
      </Rows>
    </Section>
  );
}
