import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { readConfig } from '../../server/app/config/config.js';
import { examine } from '../../server/bin/commands/doctor/examine.js';
import type { Report } from '../../server/bin/commands/doctor/report.js';
import { runToEnd } from '../start/support.js';
import { eventually } from '../support/eventually.js';
import { isFullRun } from '../support/full-run.js';

type Body = Record<string, unknown>;

/** A running server, with the token of an administrator. */
export interface Target {
  readonly url: string;
  readonly token: string;
}

async function call(server: Target, method: string, path: string, body?: object): Promise<Body> {
  const headers = { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' };
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as Body;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(reply)}`);
  return reply;
}

const skillMdContent = '---\nname: incident-report\n---\nWrite down what happened.\n';
const fileText = 'The warranty covers two years.';

export interface Fixture {
  readonly organizationId: string;
  readonly skillId: number;
  readonly knowledgeBaseId: number;
  readonly fileKey: string;
  readonly attachmentKey: string;
}

/** Uploads a file. Returns the reply to the request for the upload URL. */
async function upload(server: Target): Promise<Body> {
  const granted = await call(server, 'POST', '/upload/presigned', {
    filename: 'notes.md',
    contentType: 'text/markdown',
  });
  const { orgId, userId } = granted['metadata'] as { orgId: string; userId: string };
  const metadata = {
    'x-amz-meta-file-type': 'text/markdown',
    'x-amz-meta-org-id': orgId,
    'x-amz-meta-user-id': userId,
  };
  await fetch(granted['url'] as string, {
    method: 'PUT',
    headers: { 'content-type': 'text/markdown', ...metadata },
    body: fileText,
  });
  return granted;
}

/** Creates a skill, a knowledge base with a file, a message with a file, and a tool server with a secret header. */
export async function createFixture(server: Target): Promise<Fixture> {
  const { skill } = await call(server, 'POST', '/skills/manage', { skillMdContent });
  const { knowledgeBase } = await call(server, 'POST', '/kb/manage', {
    name: 'warranty',
    embeddingModel: 'offline:embedding',
  });
  const { id: kbId } = knowledgeBase as { id: number };
  const granted = await upload(server);
  const { orgId } = granted['metadata'] as { orgId: string };
  const { fileId, key: fileKey, contentKey } = granted as { fileId: string; key: string; contentKey: string };
  await call(server, 'POST', '/kb/files', {
    kbId,
    fileId,
    fileKey,
    contentKey,
    fileName: 'notes.md',
    contentType: 'text/markdown',
  });
  await call(server, 'POST', '/mcp-servers/manage', {
    name: 'inventory',
    url: 'https://93.184.216.34/mcp',
    headers: { 'X-Key': 'a secret' },
  });
  const { key: attachmentKey } = (await upload(server)) as { key: string };
  await sendMessage(server, [{ type: 'file', mediaType: 'text/markdown', url: attachmentKey }]);
  const fixture = {
    organizationId: orgId,
    skillId: (skill as { id: number }).id,
    knowledgeBaseId: kbId,
    fileKey,
    attachmentKey,
  };
  await eventually(
    () => statusesOf(server, kbId),
    (statuses) => statuses.every((status) => status === 'completed'),
  );
  return fixture;
}

async function sendMessage(server: Target, parts: object[]): Promise<void> {
  const { id: agentId } = await call(server, 'POST', '/agents', { name: 'Reader', model: 'offline:echo' });
  const response = await fetch(`${server.url}/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ agentId, message: { role: 'user', parts } }),
  });
  const reply = await response.text();
  if (!response.ok) throw new Error(`POST /chat: ${response.status} ${reply}`);
}

async function statusesOf(server: Target, kbId: number): Promise<string[]> {
  const { files } = await call(server, 'GET', `/kb/files?kbId=${kbId}`);
  return (files as { processingStatus: string }[]).map(({ processingStatus }) => processingStatus);
}

export async function expectFixture(server: Target, { skillId, knowledgeBaseId }: Fixture): Promise<void> {
  const { skill } = await call(server, 'GET', `/skills/manage?id=${skillId}`);
  expect(skill).toMatchObject({ skillMdContent });
  expect(await statusesOf(server, knowledgeBaseId)).toEqual(['completed']);
  const { toolServers } = await call(server, 'GET', '/mcp-servers/manage');
  // The demo organization has further tool servers.
  expect((toolServers as { name: string }[]).map(({ name }) => name)).toContain('inventory');
}

export async function runDoctor(environment: Record<string, string>, args: string[] = []): Promise<Report> {
  const { code, output } = await runToEnd('doctor', environment, ['--json', ...args]);
  if (!output.startsWith('{')) throw new Error(output);
  const report = JSON.parse(output) as Report;
  expect(code).toBe(report.ok ? 0 : 1);
  return report;
}

/** Starts the doctor as a program only in `npm run test:full`, because a process takes half a second of CPU time. */
export const examineData = (environment: Record<string, string>, readsObjects = false): Promise<Report> =>
  isFullRun
    ? runDoctor(environment, readsObjects ? ['--read-objects'] : [])
    : examine(readConfig(environment), readsObjects);

/** Path of an object in the embedded store. */
export const objectFile = (dataDir: string, key: string): string =>
  join(dataDir, 'object-store', 'buckets', 'agent-platform', createHash('sha256').update(key).digest('hex'));
