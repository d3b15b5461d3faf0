// What the tests of the operator's tools share: a server as a process of its own, with one record of each kind that is
// kept in several places.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Report } from '../../server/bin/doctor/report.js';
import { runToEnd, tokenOf, type RunningServer } from '../start/support.js';
import { eventually } from '../support/eventually.js';

type Body = Record<string, unknown>;

async function call(server: RunningServer, method: string, path: string, body?: object): Promise<Body> {
  const headers = { authorization: `Bearer ${tokenOf(server)}`, 'content-type': 'application/json' };
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
}

/** Creates a skill, a knowledge base with a file, and a tool server with a secret header. */
export async function createFixture(server: RunningServer): Promise<Fixture> {
  const { skill } = await call(server, 'POST', '/skills/manage', { skillMdContent });
  const { knowledgeBase } = await call(server, 'POST', '/kb/manage', {
    name: 'warranty',
    embeddingModel: 'offline:embedding',
  });
  const { id: kbId } = knowledgeBase as { id: number };
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
  const fixture = { organizationId: orgId, skillId: (skill as { id: number }).id, knowledgeBaseId: kbId, fileKey };
  await eventually(
    () => statusesOf(server, kbId),
    (statuses) => statuses.every((status) => status === 'completed'),
  );
  return fixture;
}

async function statusesOf(server: RunningServer, kbId: number): Promise<string[]> {
  const { files } = await call(server, 'GET', `/kb/files?kbId=${kbId}`);
  return (files as { processingStatus: string }[]).map(({ processingStatus }) => processingStatus);
}

/** Reads all of it back, rows and objects. */
export async function expectFixture(server: RunningServer, { skillId, knowledgeBaseId }: Fixture): Promise<void> {
  const { skill } = await call(server, 'GET', `/skills/manage?id=${skillId}`);
  expect(skill).toMatchObject({ skillMdContent });
  expect(await statusesOf(server, knowledgeBaseId)).toEqual(['completed']);
  const { toolServers } = await call(server, 'GET', '/mcp-servers/manage');
  expect(toolServers).toMatchObject([{ name: 'inventory' }]);
}

/** Runs the doctor; fails the test if its exit code and its report disagree. */
export async function runDoctor(environment: Record<string, string>, args: string[] = []): Promise<Report> {
  const { code, output } = await runToEnd('doctor', environment, ['--json', ...args]);
  if (!output.startsWith('{')) throw new Error(output);
  const report = JSON.parse(output) as Report;
  expect(code).toBe(report.ok ? 0 : 1);
  return report;
}

/** Where the embedded store keeps an object. */
export const objectFile = (dataDir: string, key: string): string =>
  join(dataDir, 'object-store', 'buckets', 'agent-platform', createHash('sha256').update(key).digest('hex'));
