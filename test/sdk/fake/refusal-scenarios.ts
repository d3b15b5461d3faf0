// Steps that return errors which the other scenarios do not return.
import type { Step } from './scenarios.js';
import type { Result } from './support.js';

/**
 * Returns the body of the earlier step that returned the field. It is found by the field and not by its number, so that
 * steps can be inserted.
 */
const bodyWith = (field: string, before: Result[]) => before.find(({ body }) => Object.hasOwn(body, field))?.body;
/** Returns the id of the agent that an earlier step created. */
const agentIdOf = (name: string, before: Result[]) => before.find(({ body }) => body.name === name)?.body.id;

export const refusalScenarios: Record<string, Step[]> = {
  'records that do not exist, and changes of oneself': [
    ['PUT /webhook-endpoints/manage', { query: { id: 999999 }, body: { enabled: false } }],
    ['POST /webhook-endpoints/deliveries/replay', { query: { deliveryId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' } }],
    ['POST /admin/deletedRecords/restore', { body: { type: 'agent', id: '999999' } }],
    ['DELETE /admin/users', { body: { userIds: ['user_1'] } }],
    ['POST /admin/users/erase', { body: { userId: 'user_1' } }],
    ['POST /admin/users/erase', { body: { userId: 'user_9' } }],
    ['GET /dependents', { query: { type: 'user', id: 'user_9' } }],
    ['POST /kb/manage', { body: { name: 'a', embeddingModel: 'offline:embedding', extractionSchema: { type: 'x' } } }],
    ['POST /agents', { body: { name: 'Echo', model: 'offline:echo', emailSlug: 'echo', stage: 'released' } }],
    ['POST /agents', (before) => ({ body: { id: agentIdOf('Echo', before), name: 'Echo', emailSlug: null } })],
    ['POST /agents', { body: { name: 'Other', model: 'offline:echo', emailSlug: 'echo' } }],
    ['GET /agents/versions', (before) => ({ query: { agentId: agentIdOf('Echo', before) } })],
    [
      'POST /agents/versions',
      (before) => ({
        body: {
          agentId: agentIdOf('Echo', before),
          action: 'rollback',
          versionId: bodyWith('versions', before).versions[1].id,
        },
      }),
    ],
    [
      'POST /chat',
      (before) => ({
        headers: { 'X-Stream-Response': 'false' },
        body: {
          agentId: agentIdOf('Echo', before),
          message: { role: 'user', parts: [{ type: 'text', text: 'Hi' }] },
        },
      }),
    ],
    [
      'POST /conversations/feedback',
      (before) => ({
        body: {
          threadId: bodyWith('threadId', before).threadId,
          messageId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6',
          rating: 'helpful',
        },
      }),
    ],
  ],
};
