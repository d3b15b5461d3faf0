// Creates the users and records of the contract's examples on a server. Records get the numeric ids of the examples.
import { createBase, processed, upload } from '../api/knowledge-bases/support.js';
import type { TestServer } from '../support/server.js';
import type { Json } from './support.js';

const organizationId = 'org_2kAcmeRobotics7Q4mZx1Lt8';
const threadIdOfExamples = 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6';

const cursorOf = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

export interface SeedData {
  /** Token of the administrator. */
  token: string;
  /** Replaces the UUIDs, cursors and invitation ids of the examples in a text with those of this server. */
  translate(text: string): string;
}

export async function createSeedData(server: TestServer): Promise<SeedData> {
  for (const [userId, role] of Object.entries({
    user_2kBenLindqvist4sM7xPz2Jc: 'org:agent_manager',
    user_2kChiaraRossi6uR9vTx4Le: 'org:member',
    user_2kDenizKaya8wV2yUa6Nf: 'org:guest',
  })) {
    await server.tokenFor({ organizationId, userId, role });
  }
  const token = await server.tokenFor({ organizationId, userId: 'user_2kAdaOkafor5tN8wQy3Kd' });
  const actual = new Map<string, string>();

  // Sets the id of a table's next record.
  const restartIds = (table: string, id: number) =>
    server.database.raw(`alter table ${table} alter column id restart with ${id}`);
  const make = async (path: string, body: object): Promise<Json> => {
    const reply = await server.call('POST', path, { token, body });
    if (reply.status > 299) throw new Error(`POST ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  };

  await restartIds('agent_versions', 12);
  await make('/agents', { name: 'Concierge' });
  await make('/agents', { id: 1, description: 'Answers questions' });
  for (const name of ['Parts Finder', 'Report Writer']) await make('/agents', { name });
  await make('/agent-tags', { name: 'service' });
  await restartIds('agents', 9);
  await make('/agents', { name: 'Warranty Clerk' });
  await server.call('DELETE', '/agents', { token, body: { agentId: 9 } });

  await restartIds('skills', 5);
  await restartIds('skill_files', 51);
  await make('/skills/manage', { skillMdContent: '---\nname: field-visit\n---\nGreet first.\n' });
  await make('/skills/files', { skillId: 5, fileName: 'greetings.md', contentType: 'text/markdown' });

  for (const name of ['Manuals', 'Reports']) await createBase(server, { name }, { token });
  await restartIds('knowledge_base_files', 22);
  // Only a file whose processing failed can be retried.
  const broken = { filename: 'broken.pdf', contentType: 'application/pdf' };
  await make('/kb/files', {
    kbId: 1,
    ...(await upload(server, 'no PDF', { token, ...broken })),
    fileName: broken.filename,
    contentType: broken.contentType,
  });
  await processed(server, 1, { token });
  const uploads: [fileId: string, filename: string, contentType: string][] = [
    ['7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11', 'arm-x2-manual.pdf', 'application/pdf'],
    ['8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22', 'gripper-faq.md', 'text/markdown'],
    ['bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55', 'joint-2.jpg', 'image/jpeg'],
  ];
  for (const [fileId, filename, contentType] of uploads)
    actual.set(fileId, (await upload(server, 'content', { token, filename, contentType })).fileId);

  await restartIds('tool_servers', 3);
  await make('/mcp-servers/manage', { name: 'Weather', url: 'https://mcp.weather.example/mcp' });
  await restartIds('webhook_endpoints', 5);
  await make('/webhook-endpoints/manage', { url: 'https://hooks.weather.example/events', eventTypes: ['run.failed'] });
  const { delivery } = (await server.call('POST', '/webhook-endpoints/test', { token, query: { id: 5 } })).body;
  actual.set('9d4c2b1a-8e7f-4a36-b5c4-d3e2f1a0b9c8', delivery.id);
  await restartIds('scheduled_tasks', 7);
  await make('/scheduled-tasks/manage', { name: 'Digest', prompt: 'Sum up.', schedule: '0 6 * * 1-5', agentId: 2 });

  const { results } = await make('/admin/invitations', {
    invitations: [{ email: 'gus@acme-robotics.example' }, { email: 'hana@acme-robotics.example' }],
  });
  for (const [index, id] of ['orginv_2kEliPark9zB3cWq7Mg', 'orginv_2kFatimaNoor1aC4dXr8Nh'].entries())
    actual.set(id, results[index].invitationId);

  await make('/chat', { agentId: 1, message: { role: 'user', parts: [{ type: 'text', text: 'Hello' }] } });
  const [{ id: threadId }] = (await server.call('GET', '/conversations', { token })).body.conversations;
  const { messages } = (await server.call('GET', '/getConversation', { token, query: { threadId } })).body;
  actual.set(threadIdOfExamples, threadId);
  actual.set(cursorOf(threadIdOfExamples, 2), cursorOf(threadId, 2));
  actual.set('04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a', messages.at(-1).id);

  return {
    token,
    translate: (text) => [...actual].reduce((translated, [shown, real]) => translated.replaceAll(shown, real), text),
  };
}
