// A step of a scenario, and the requests that many steps have in common.
import type { Call, Result } from './support.js';

/** The results of earlier steps that have a name, by that name. */
export type Before = Readonly<Record<string, Result>>;

/**
 * One request. `POST /agents as zoe` names the step, so that functions of later steps can read what it returned.
 * Default role: `admin`.
 */
export type Step = [route: string, call?: Call | ((before: Before) => Call), role?: 'admin' | 'member' | 'guest'];

export const match = (etag: string) => ({ headers: { 'If-Match': `"${etag}"` } });
export const stale = match('0123456789abcdef');
export const id = (step: string) => (before: Before) => before[step]?.body.id as number;
/**
 * Returns a change of the record that the step `created` returned. With `read`, the change requires the state that the
 * step of this name returned.
 */
export const change =
  (kind: 'skill' | 'toolServer' | 'webhookEndpoint' | 'knowledgeBase', body: object, read?: string) =>
  (before: Before): object => ({
    query: { id: before['created']?.body[kind].id },
    body,
    ...(read === undefined ? {} : match(before[read]?.body[kind].etag)),
  });
export const skillMd = (name: string, more = '') => `---\nname: ${name}\n${more}---\nDo it.\n`;
export const tool = { description: 'x', parameters: { type: 'object' } };
