// Creates a skill, uploads two files to it, lists them and deletes one.
// Run it in the root of the repository, with an admin's token:
// BASE_URL=http://127.0.0.1:3000 TOKEN=… npx tsx sdk/examples/04-skill.ts
import { createClient, isApiError } from '@agent-platform/sdk';

const client = createClient({
  baseUrl: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
  token: process.env.TOKEN ?? '',
});

const skillMdContent = `---
name: incident-report
description: Writes an incident report from a chat
version: '1.2'
---
# Incident report

Fill in template.md with what the chat says, then check it with scripts/check.py.
`;
const { skill } = await client.skills.create({ skillMdContent });
console.log(`created skill ${skill.id} "${skill.name}" with ${skill.fileCount} file`);

const files = [
  { fileName: 'template.md', contentType: 'text/markdown', text: '# Incident\n\n- When:\n- Where:\n' },
  { fileName: 'scripts/check.py', contentType: 'text/x-python', text: "print('all fields are filled in')\n" },
];
for (const { fileName, contentType, text } of files) {
  const bytes = new TextEncoder().encode(text);
  const { file, uploadUrl } = await client.skills.files.add({
    skillId: skill.id,
    fileName,
    contentType,
    fileSize: bytes.byteLength,
  });
  // The URL needs no token. Its signature covers the content type, so the header must match.
  const upload = await fetch(uploadUrl, { method: 'PUT', headers: { 'Content-Type': file.contentType }, body: bytes });
  if (!upload.ok) throw new Error(`uploading ${fileName} returned ${upload.status}`);
}

const listed = (await client.skills.files.list({ skillId: skill.id })).files;
for (const { id, fileName, fileSize } of listed) console.log(`file ${id}: ${fileName}, ${fileSize} bytes`);

const template = listed.find(({ fileName }) => fileName === 'template.md');
if (!template) throw new Error('the template is not listed');
await client.skills.files.delete({ fileId: template.id });
const { skill: detail } = await client.skills.get({ id: skill.id });
console.log(`deleted one: ${detail.files.map(({ fileName }) => fileName).join(', ')}`);

// The error names the line and the column of each problem in the text.
try {
  await client.skills.update({ id: skill.id, skillMdContent: '---\nname: incident-report\nname: twice\n---\n' });
} catch (error) {
  if (!isApiError(error, 'invalid_skill_content')) throw error;
  console.log(`refused: ${error.details.map(({ message }) => message).join('; ')}`);
}

await client.skills.delete({ id: skill.id });
console.log(`deleted skill ${skill.id}`);
