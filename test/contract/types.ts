// `npm run typecheck` checks that the compiler refuses this code.
import { ApiError } from '../../server/platform/errors.js';
import type { Handlers } from '../../server/generated/handlers.js';
import type { components } from '../../server/generated/types.js';
import type { Input, Reply } from '../../server/http/handler-types.js';

declare const tag: components['schemas']['AgentTag'];

type Handler = Handlers['createAgentTag'];
export const right: Handler = async ({ body, caller }) => ({
  status: 200,
  body: { ...tag, name: body.name, createdBy: caller.userId },
});

// @ts-expect-error missing handlers
export const incomplete: Handlers = { createAgentTag: right };

// @ts-expect-error a status that the contract does not declare
export const otherStatus: Handler = async () => ({ status: 201, body: tag });

// @ts-expect-error a reply without its body
export const noBody: Handler = async () => ({ status: 200 });

// @ts-expect-error a field of the wrong type
export const wrongField: Handler = async () => ({ status: 200, body: { ...tag, id: '1' } });

// @ts-expect-error a Date where the contract has text
export const date: Handler = async () => ({ status: 200, body: { ...tag, createdAt: new Date() } });

// @ts-expect-error a missing field
export const missingField: Handler = async () => ({ status: 200, body: { id: 1, name: 'customer-facing' } });

// @ts-expect-error an undeclared field in a literal
export const surplusField: Reply<'deleteAgentTag'> = { status: 200, body: { success: true, message: 'gone', rows: 1 } };

// @ts-expect-error a body where the contract has none
export const bodyOf204: Reply<'deleteScheduledTask'> = { status: 204, body: {} };

// @ts-expect-error an error is thrown, not returned
export const answeredError: Reply<'createAgentTag'> = { status: 400, body: { error: 'Validation Error' } };

export function inputs(
  save: Input<'saveAgent'>,
  list: Input<'listAgents'>,
  versions: Input<'listAgentVersions'>,
  webhook: Input<'receiveIdentityEvent'>,
): void {
  save.body.tagIds satisfies number[] | undefined;
  versions.query.agentId satisfies number;
  save.caller.organizationId satisfies string;
  webhook.caller satisfies null;
  // @ts-expect-error a field that the body does not have
  void save.body.rank;
  // @ts-expect-error a query parameter that the operation does not have
  void list.query.agentId;
  // @ts-expect-error an operation without a body
  void list.body.name;
  // @ts-expect-error an optional parameter may be absent
  list.query.id satisfies number;
  save.precondition satisfies readonly string[] | undefined;
  // @ts-expect-error handlers receive If-Match only as the precondition
  void save.headers['if-match'];
  // @ts-expect-error an operation without If-Match
  list.precondition satisfies readonly string[];
}

new ApiError('agent_not_found');
// @ts-expect-error a code that does not exist
new ApiError('teapot');
new ApiError('email_slug_in_use', { values: { slug: 'support' } });
// @ts-expect-error an error text with a placeholder requires its value
new ApiError('email_slug_in_use');
// @ts-expect-error a value for which the text has no placeholder
new ApiError('email_slug_in_use', { values: { name: 'support' } });
