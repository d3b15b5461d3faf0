// People, knowledge and skills of an organization: invite, change, remove; upload a PDF, wait until it can be searched, find a sentence of it,
// delete it; make a skill of two files. Whatever it makes, it takes away again, and it removes nobody but the person it brought in.
// Run it with: BASE_URL=http://127.0.0.1:3000 TOKEN=… npx tsx sdk/examples/05-organization-and-knowledge.ts   (an admin's token; `npm run build -w sdk` first)
import { readFile } from 'node:fs/promises';
import { createClient, type AddKnowledgeBaseFileOutput } from '@agent-platform/sdk';

const client = createClient({
  baseUrl: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
  token: process.env.TOKEN ?? '',
});
/** Somebody who has an account at the identity provider but is not in the organization. The default is there in the demo. */
const colleague = process.env.COLLEAGUE_EMAIL ?? 'goran@globex-foods.example';
const embeddingModel = process.env.EMBEDDING_MODEL ?? 'offline:embedding';

await people();
await knowledge();
await skill();
console.log('done: everything is as it was');

async function people(): Promise<void> {
  // Inviting a member succeeds too, and then this program would remove a person it did not bring in.
  const { totalCount } = await client.listUsers({ query: colleague });
  if (totalCount > 0) throw new Error(`${colleague} is a member already: set COLLEAGUE_EMAIL to somebody who is not`);

  const stranger = `example-${Date.now()}@example.com`;
  const { results, errors } = await client.createInvitations({
    invitations: [
      { email: colleague, role: 'org:member' },
      { email: stranger, metadata: { department: 'Support' } },
    ],
  });
  for (const { email, error } of errors) console.log(`not invited: ${email}: ${error}`);

  for (const result of results) {
    if (result.type === 'invitation') {
      console.log(`${result.email} got an invitation by e-mail`);
      await client.revokeInvitations({ invitationIds: [result.invitationId] });
      continue;
    }
    console.log(`${result.email} has an account and is a member now`);
    const { user } = await client.updateUserMetadata({
      userId: result.userId,
      metadata: { department: 'Field Service' },
    });
    console.log(`the organization's metadata about them: ${JSON.stringify(user.publicMetadata)}`);

    // Each entry of a bulk call succeeds or fails by itself: the second is nobody.
    const removal = await client.removeUsers({ userIds: [result.userId, 'user_nobody'] });
    console.log(
      `removed ${removal.successful} of ${removal.total}: ${removal.errors?.map(({ userId, error }) => `${userId}: ${error}`).join(', ')}`,
    );
  }
}

async function knowledge(): Promise<void> {
  const { knowledgeBase } = await client.createKnowledgeBase({ name: `Example manuals ${Date.now()}`, embeddingModel });
  const kbId = knowledgeBase.id;
  try {
    const file = await addPdf(kbId, 'gripper-g4-manual.pdf');
    await untilCompleted(kbId, file.id);

    const query = 'At how many degrees does the gripper stop by itself?';
    const [best] = (await client.searchKnowledgeBase({ kbId, query, limit: 3 })).results;
    const sentence = /[^.\n]*70 degrees[^.]*\./.exec(best?.text ?? '')?.[0].trim();
    if (sentence === undefined) throw new Error(`"${query}" did not find its sentence`);
    console.log(`found in ${best?.fileName}: ${sentence}`);

    await client.deleteKnowledgeBaseFile({ kbId, fileId: file.id });
    const { results } = await client.searchKnowledgeBase({ kbId, query });
    console.log(`deleted the file, and found ${results.length === 0 ? 'nothing' : 'something'}`);
  } finally {
    await client.deleteKnowledgeBase({ id: kbId });
  }
}

/** Three steps: ask where to upload, upload, say what the file is for. */
async function addPdf(kbId: number, fileName: string): Promise<AddKnowledgeBaseFileOutput['file']> {
  const bytes = await readFile(new URL(fileName, import.meta.url));
  const { url, method, fileId, key, contentKey, metadata } = await client.createPresignedUpload({
    filename: fileName,
    contentType: 'application/pdf',
  });
  // Straight to the storage: without the token, but with exactly the headers that were signed.
  const headers = {
    'Content-Type': metadata.contentType,
    'x-amz-meta-file-type': metadata.contentType,
    'x-amz-meta-org-id': metadata.orgId,
    'x-amz-meta-user-id': metadata.userId,
  };
  const upload = await fetch(url, { method, headers, body: bytes });
  if (!upload.ok) throw new Error(`uploading ${fileName} was answered with ${upload.status}`);
  const { file } = await client.addKnowledgeBaseFile({
    kbId,
    fileId,
    fileName,
    fileKey: key,
    contentKey,
    contentType: metadata.contentType,
    fileSize: bytes.byteLength,
  });
  console.log(`uploaded ${fileName}, ${file.fileSize} bytes: ${file.processingStatus}`);
  return file;
}

async function untilCompleted(kbId: number, recordId: number): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    const { files } = await client.listKnowledgeBaseFiles({ kbId });
    const file = files.find(({ id }) => id === recordId);
    if (file?.processingStatus === 'completed') return console.log('the file can be searched');
    if (file?.processingStatus.endsWith('_failed'))
      throw new Error(`processing ended with ${file.processingStatus}: ${file.processingError}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the file was not ready within a minute');
}

async function skill(): Promise<void> {
  const skillMdContent =
    '---\nname: gripper-diagnosis\ndescription: Finds out why a gripper stops\n---\nAsk the questions of questions.md, one at a time.\n';
  const { skill: created } = await client.createSkill({ skillMdContent });
  try {
    const bytes = new TextEncoder().encode('1. Is the motor hot?\n2. Is the air filter clean?\n');
    const { file, uploadUrl } = await client.addSkillFile({
      skillId: created.id,
      fileName: 'questions.md',
      contentType: 'text/markdown',
      fileSize: bytes.byteLength,
    });
    const upload = await fetch(uploadUrl, {
      method: 'PUT',
      headers: { 'Content-Type': file.contentType },
      body: bytes,
    });
    if (!upload.ok) throw new Error(`uploading questions.md was answered with ${upload.status}`);
    const { files } = await client.listSkillFiles({ skillId: created.id });
    console.log(`skill "${created.name}": ${files.map(({ fileName }) => fileName).join(', ')}`);
  } finally {
    await client.deleteSkill({ id: created.id });
  }
}
