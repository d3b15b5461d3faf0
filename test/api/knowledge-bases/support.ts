import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';

type Body = CallResult['body'];

export const embeddingModel = 'offline:embedding';
let names = 0;

export async function createBase(
  server: TestServer,
  fields: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<Body> {
  const reply = await server.call('POST', '/kb/manage', {
    ...options,
    body: { name: `knowledge base ${++names}`, embeddingModel, ...fields },
  });
  expect(reply).toMatchObject({ status: 201 });
  return reply.body.knowledgeBase;
}

export async function readBase(server: TestServer, id: number, options: CallOptions = {}): Promise<Body> {
  const reply = await server.call('GET', '/kb/manage', { ...options, query: { id } });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body.knowledgeBase;
}

// A type and not an interface, because TypeScript does not assign an interface to Record<string, unknown>.
export type Upload = {
  fileId: string;
  fileKey: string;
  contentKey: string;
};

export async function upload(
  server: TestServer,
  content: string | Buffer = 'Some text.',
  {
    filename = 'notes.md',
    contentType = 'text/markdown',
    ...options
  }: CallOptions & { filename?: string; contentType?: string } = {},
): Promise<Upload> {
  const { status, body } = await server.call('POST', '/upload/presigned', {
    ...options,
    body: { filename, contentType },
  });
  expect(status).toBe(200);
  const { orgId, userId } = body.metadata;
  const headers = {
    'content-type': contentType,
    'x-amz-meta-file-type': contentType,
    'x-amz-meta-org-id': orgId,
    'x-amz-meta-user-id': userId,
  };
  const put = await fetch(body.url, {
    method: 'PUT',
    headers,
    body: typeof content === 'string' ? content : new Uint8Array(content),
  });
  expect(put.status).toBe(200);
  return { fileId: body.fileId, fileKey: body.key, contentKey: body.contentKey };
}

export const fileFields = { fileName: 'notes.md', contentType: 'text/markdown' };

export async function addFile(
  server: TestServer,
  kbId: number,
  content: string | Buffer = 'Some text.',
  fields: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<Body> {
  const { contentType = fileFields.contentType } = fields as { contentType?: string };
  const reply = await server.call('POST', '/kb/files', {
    ...options,
    body: { kbId, ...(await upload(server, content, { ...options, contentType })), ...fileFields, ...fields },
  });
  expect(reply).toMatchObject({ status: 201 });
  return reply.body.file;
}

export async function filesOf(server: TestServer, kbId: number, options: CallOptions = {}): Promise<Body[]> {
  const reply = await server.call('GET', '/kb/files', { ...options, query: { kbId } });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body.files;
}

const inProgress = ['parsing', 'parsed', 'chunking'];

/** Waits until all files, or the file with this id, are no longer in progress. */
export async function processed(
  server: TestServer,
  kbId: number,
  options: CallOptions = {},
  id?: number,
): Promise<Body[]> {
  for (const deadline = Date.now() + 90_000; ; await sleep(50)) {
    const files = (await filesOf(server, kbId, options)).filter((file) => id === undefined || file.id === id);
    if (!files.some(({ processingStatus }) => inProgress.includes(processingStatus))) return files;
    if (Date.now() > deadline) throw new Error(`still being processed: ${JSON.stringify(files)}`);
  }
}

export async function addProcessed(
  server: TestServer,
  kbId: number,
  content?: string | Buffer,
  fields: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<Body> {
  const { id } = await addFile(server, kbId, content, fields, options);
  return (await processed(server, kbId, options, id))[0];
}

export async function search(
  server: TestServer,
  kbId: number,
  query: string,
  options: CallOptions & { limit?: number; mode?: string } = {},
): Promise<Body[]> {
  const { limit, mode, ...call } = options;
  const reply = await server.call('POST', '/kb/search', {
    ...call,
    body: { kbId, query, ...(limit === undefined ? {} : { limit }), ...(mode === undefined ? {} : { mode }) },
  });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body.results;
}

/** Sets the status and the next step of a file in the database, and adds an error text. */
export async function setFileStatus(server: TestServer, id: number, status: string, nextStep: string): Promise<void> {
  await server
    .database('knowledge_base_files')
    .where({ id })
    .update({ processing_status: status, next_step: nextStep, processing_error: 'It did not work' });
}

export const noSuchFile = (organizationId: string, fileId: string = randomUUID()) => ({
  fileId,
  fileKey: `${organizationId}/uploads/${fileId}/notes.md`,
  contentKey: `${organizationId}/contents/${fileId}.md`,
});
