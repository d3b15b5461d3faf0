import type { Call, Result } from './support.js';

/** The results of earlier steps, by the name of the step. */
export type Before = Readonly<Record<string, Result>>;

/**
 * One request. `POST /agents as zoe` names the step, so that later steps can read its result. Default role: `admin`.
 */
export type Step = [route: string, call?: Call | ((before: Before) => Call), role?: 'admin' | 'member' | 'guest'];

export const match = (etag: string) => ({ headers: { 'If-Match': `"${etag}"` } });
export const stale = match('0123456789abcdef');
export const id = (step: string) => (before: Before) => before[step]?.body.id as number;
/** Changes the record of the step `created`. With `read`, sends the entity tag of the step `read` as If-Match. */
export const change =
  (kind: 'skill' | 'toolServer' | 'webhookEndpoint' | 'knowledgeBase', body: object, read?: string) =>
  (before: Before): object => ({
    query: { id: before['created']?.body[kind].id },
    body,
    ...(read === undefined ? {} : match(before[read]?.body[kind].etag)),
  });
export const skillMd = (name: string, more = '') => `---\nname: ${name}\n${more}---\nDo it.\n`;
export const tool = { description: 'x', parameters: { type: 'object' } };
