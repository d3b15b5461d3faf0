// Invites two people, searches a file in a knowledge base, and adds a file to a skill. Each part removes what it added.
// Run it in the root of the repository, with an admin's token:
// BASE_URL=http://127.0.0.1:3000 TOKEN=… npx tsx sdk/examples/05-organization-and-knowledge.ts
import { fileURLToPath } from 'node:url';
import { createClient } from '@agent-platform/sdk';

const client = createClient({
  baseUrl: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
  token: process.env.TOKEN ?? '',
});
/** Email of a person who has an account at the identity provider and is not a member. Default: a person of the demo. */
const colleague = process.env.COLLEAGUE_EMAIL ?? 'goran@globex-foods.example';
const embeddingModel = process.env.EMBEDDING_MODEL ?? 'offline:embedding';

await people();
await knowledge();
await skill();
console.log('done: everything is as it was');

async function people(): Promise<void> {
  // Inviting a member would succeed, and this program would then remove a member that it did not add.
  const { totalCount } = await client.users.list({ query: colleague });
  if (totalCount > 0) throw new Error(`${colleague} is a member already: set COLLEAGUE_EMAIL to a person who is not`);

  const newcomer = `example-${Date.now()}@example.com`;
  const { results, errors } = await client.invitations.create({
    invitations: [
      { email: colleague, role: 'org:member' },
      { email: newcomer, metadata: { department: 'Support' } },
    ],
  });
  for (const { email, error } of errors) console.log(`not invited: ${email}: ${error}`);

  const invitationIds = results.flatMap((result) => (result.type === 'invitation' ? [result.invitationId] : []));
  const userIds = results.flatMap((result) => (result.type === 'direct_membership' ? [result.userId] : []));
  try {
    for (const result of results) {
      if (result.type === 'invitation') {
        console.log(`${result.email} got an invitation by email`);
        continue;
      }
      console.log(`${result.email} has an account and is a member now`);
      const { user } = await client.users.updateMetadata({
        userId: result.userId,
        metadata: { department: 'Field Service' },
      });
      console.log(`the organization's metadata about them: ${JSON.stringify(user.publicMetadata)}`);
    }
  } finally {
    await revokeInvitations(invitationIds).finally(() => removeMembers(userIds));
  }
}

async function revokeInvitations(invitationIds: string[]): Promise<void> {
  if (invitationIds.length > 0) await client.invitations.revoke({ invitationIds });
}

async function removeMembers(userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  // Each entry of a bulk call succeeds or fails separately. The last user does not exist.
  const removal = await client.users.remove({ userIds: [...userIds, 'user_nobody'] });
  console.log(
    `removed ${removal.successful} of ${removal.total}: ` +
      removal.errors?.map(({ userId, error }) => `${userId}: ${error}`).join(', '),
  );
}

async function knowledge(): Promise<void> {
  const { knowledgeBase } = await client.knowledgeBases.create({
    name: `Example manuals ${Date.now()}`,
    embeddingModel,
  });
  const kbId = knowledgeBase.id;
  try {
    const path = fileURLToPath(new URL('gripper-g4-manual.pdf', import.meta.url));
    const file = await client.knowledgeBases.files.uploadAndWait(
      kbId,
      { path },
      {
        contentType: 'application/pdf',
        onProgress: (progress) => {
          if (progress.step === 'processing')
            console.log(`${progress.file.fileName}: ${progress.file.processingStatus}`);
        },
      },
    );
    console.log(`the file can be searched, ${file.fileSize} bytes`);

    const query = 'At how many degrees does the gripper stop by itself?';
    const [best] = (await client.knowledgeBases.search({ kbId, query, limit: 3 })).results;
    const sentence = /[^.\n]*70 degrees[^.]*\./.exec(best?.text ?? '')?.[0].trim();
    if (sentence === undefined) throw new Error(`"${query}" did not find its sentence`);
    console.log(`found in ${best?.fileName}: ${sentence}`);

    const { chunks } = await client.knowledgeBases.files.listChunks({ kbId, fileId: file.id });
    const { url } = await client.knowledgeBases.files.getDownload({ kbId, fileId: file.id });
    const downloaded = await (await fetch(url)).blob();
    console.log(`read back: ${chunks.length} chunks, ${downloaded.size} bytes`);

    await client.knowledgeBases.files.delete({ kbId, fileId: file.id });
    const { results } = await client.knowledgeBases.search({ kbId, query });
    console.log(`deleted the file, and found ${results.length === 0 ? 'nothing' : 'something'}`);
  } finally {
    await client.knowledgeBases.delete({ id: kbId });
  }
}

async function skill(): Promise<void> {
  const skillMdContent =
    '---\nname: gripper-diagnosis\ndescription: Finds out why a gripper stops\n---\n' +
    'Ask the questions of questions.md, one at a time.\n';
  const { skill: created } = await client.skills.create({ skillMdContent });
  try {
    const bytes = new TextEncoder().encode('1. Is the motor hot?\n2. Is the air filter clean?\n');
    const { file, uploadUrl } = await client.skills.files.add({
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
    if (!upload.ok) throw new Error(`uploading questions.md returned ${upload.status}`);
    const { files } = await client.skills.files.list({ skillId: created.id });
    console.log(`skill "${created.name}": ${files.map(({ fileName }) => fileName).join(', ')}`);
  } finally {
    await client.skills.delete({ id: created.id });
  }
}
