// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

import type { Call } from '../call.js';
import type { CoreClient } from '../core.js';
import type { CallOptions } from '../options.js';
import type * as types from './operation-types.js';
import type * as schemas from './schemas.js';

/**
 * List agents, or read one.
 *
 * Without `id`, every agent of the organization that is not deleted, sorted by name without regard to case, each with its tags, as a bare
 * array. With `id`, that one agent as an object. An agent of another organization, a deleted one and one that never was give the same 404.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /agents`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns All agents, or the one asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `agent_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listAgents(core, { id: 1 });
 * ```
 */
export function listAgents(client: CoreClient, input: types.ListAgentsInput & { id: schemas.Id }, options?: CallOptions): Call<schemas.Agent>;
/**
 * List agents, or read one.
 *
 * Without `id`, every agent of the organization that is not deleted, sorted by name without regard to case, each with its tags, as a bare
 * array. With `id`, that one agent as an object. An agent of another organization, a deleted one and one that never was give the same 404.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /agents`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns All agents, or the one asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `agent_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listAgents(core);
 * ```
 */
export function listAgents(client: CoreClient, input?: types.ListAgentsInput & { id?: undefined }, options?: CallOptions): Call<schemas.Agent[]>;
/**
 * List agents, or read one.
 *
 * Without `id`, every agent of the organization that is not deleted, sorted by name without regard to case, each with its tags, as a bare
 * array. With `id`, that one agent as an object. An agent of another organization, a deleted one and one that never was give the same 404.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /agents`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns All agents, or the one asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `agent_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listAgents(core);
 * ```
 */
export function listAgents(client: CoreClient, input?: types.ListAgentsInput, options?: CallOptions): Call<types.ListAgentsOutput>;
export function listAgents(client: CoreClient, input?: types.ListAgentsInput, options?: CallOptions): Call<types.ListAgentsOutput> {
  return client.call({ id: 'listAgents', method: 'GET', path: '/agents' }, input, options);
}

/** Every operation of the contract as a method. */
export interface Operations {
  /**
   * List agents, or read one.
   *
   * Without `id`, every agent of the organization that is not deleted, sorted by name without regard to case, each with its tags, as a bare
   * array. With `id`, that one agent as an object. An agent of another organization, a deleted one and one that never was give the same 404.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /agents`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns All agents, or the one asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `agent_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listAgents({ id: 1 });
   * ```
   */
  listAgents(input: types.ListAgentsInput & { id: schemas.Id }, options?: CallOptions): Call<schemas.Agent>;

  /**
   * List agents, or read one.
   *
   * Without `id`, every agent of the organization that is not deleted, sorted by name without regard to case, each with its tags, as a bare
   * array. With `id`, that one agent as an object. An agent of another organization, a deleted one and one that never was give the same 404.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /agents`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns All agents, or the one asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `agent_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listAgents();
   * ```
   */
  listAgents(input?: types.ListAgentsInput & { id?: undefined }, options?: CallOptions): Call<schemas.Agent[]>;

  /**
   * List agents, or read one.
   *
   * Without `id`, every agent of the organization that is not deleted, sorted by name without regard to case, each with its tags, as a bare
   * array. With `id`, that one agent as an object. An agent of another organization, a deleted one and one that never was give the same 404.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /agents`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns All agents, or the one asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `agent_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listAgents();
   * ```
   */
  listAgents(input?: types.ListAgentsInput, options?: CallOptions): Call<types.ListAgentsOutput>;
}

/**
 * Create or update an agent.
 *
 * Without `id` creates an agent (`name` is required then); with `id` updates that agent. An update is partial: an omitted field keeps its
 * value, `null` clears a nullable one, `tagIds` omitted leaves the tags alone and `[]` clears them. Every save that changes a configuration
 * field appends a version and moves `publishedVersionId` in the same transaction; a save that changes nothing appends nothing. Tags are not
 * part of the configuration: changing them appends no version. The answer-only fields of an agent are accepted and ignored, so an agent that
 * was read can be changed and written back; any other unknown field is refused. Creating needs the role agent manager or admin, or the
 * permission `org:manage_agents:create`; updating likewise with `org:manage_agents:update`. Every agent, knowledge base, skill, tag and tool
 * server that is referred to must exist in the organization.
 *
 * Role: agent manager or admin (`org:agent_manager`), or a token with one of the permissions `org:manage_agents:create`,
 * `org:manage_agents:update`.
 *
 * `POST /agents`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The agent as it is now, with its tags.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `agent_limit_reached`, `email_slug_reserved`, `email_slug_in_use`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {NotFoundError} 404: `agent_not_found`, `reference_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await saveAgent(core, {
 *   name: 'Support Concierge',
 *   description: 'Answers customers\' questions about Acme\'s robot arms',
 *   model: 'openai:gpt-5-mini',
 *   systemPrompt: 'You are the first contact for owners of Acme robot arms. Be brief and precise.',
 *   conversationStarters: ['My arm stops moving', 'How do I change a gripper?'],
 *   stage: 'released',
 *   emailSlug: 'support-concierge',
 *   tagIds: [1],
 * });
 * ```
 */
export function saveAgent(client: CoreClient, input: types.SaveAgentInput, options?: CallOptions): Call<types.SaveAgentOutput> {
  return client.call({ id: 'saveAgent', method: 'POST', path: '/agents', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Create or update an agent.
   *
   * Without `id` creates an agent (`name` is required then); with `id` updates that agent. An update is partial: an omitted field keeps its
   * value, `null` clears a nullable one, `tagIds` omitted leaves the tags alone and `[]` clears them. Every save that changes a
   * configuration field appends a version and moves `publishedVersionId` in the same transaction; a save that changes nothing appends
   * nothing. Tags are not part of the configuration: changing them appends no version. The answer-only fields of an agent are accepted and
   * ignored, so an agent that was read can be changed and written back; any other unknown field is refused. Creating needs the role agent
   * manager or admin, or the permission `org:manage_agents:create`; updating likewise with `org:manage_agents:update`. Every agent,
   * knowledge base, skill, tag and tool server that is referred to must exist in the organization.
   *
   * Role: agent manager or admin (`org:agent_manager`), or a token with one of the permissions `org:manage_agents:create`,
   * `org:manage_agents:update`.
   *
   * `POST /agents`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The agent as it is now, with its tags.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `agent_limit_reached`, `email_slug_reserved`, `email_slug_in_use`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {NotFoundError} 404: `agent_not_found`, `reference_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.saveAgent({
   *   name: 'Support Concierge',
   *   description: 'Answers customers\' questions about Acme\'s robot arms',
   *   model: 'openai:gpt-5-mini',
   *   systemPrompt: 'You are the first contact for owners of Acme robot arms. Be brief and precise.',
   *   conversationStarters: ['My arm stops moving', 'How do I change a gripper?'],
   *   stage: 'released',
   *   emailSlug: 'support-concierge',
   *   tagIds: [1],
   * });
   * ```
   */
  saveAgent(input: types.SaveAgentInput, options?: CallOptions): Call<types.SaveAgentOutput>;
}

/**
 * Delete an agent.
 *
 * Soft deletion: the agent is no longer listed, read, changed or run, and no new conversation can be started with it. Its versions and
 * conversations are kept. Its e-mail slug becomes free. Within seconds of the reply its scheduled tasks and the triggers that run it are
 * disabled, and each agent that may call it gets a version without it; until then a scheduled or triggered run of it does not begin. Needs
 * the role admin, or the permission `org:manage_agents:delete`. Answers with the deleted agent.
 *
 * Role: admin (`org:admin`), or a token with one of the permissions `org:manage_agents:delete`.
 *
 * `DELETE /agents`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The deleted agent.
 * @throws {BadRequestError} 400: `agent_id_required`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {NotFoundError} 404: `agent_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await deleteAgent(core, { agentId: 1 });
 * ```
 */
export function deleteAgent(client: CoreClient, input: types.DeleteAgentInput, options?: CallOptions): Call<types.DeleteAgentOutput> {
  return client.call({ id: 'deleteAgent', method: 'DELETE', path: '/agents', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Delete an agent.
   *
   * Soft deletion: the agent is no longer listed, read, changed or run, and no new conversation can be started with it. Its versions and
   * conversations are kept. Its e-mail slug becomes free. Within seconds of the reply its scheduled tasks and the triggers that run it are
   * disabled, and each agent that may call it gets a version without it; until then a scheduled or triggered run of it does not begin. Needs
   * the role admin, or the permission `org:manage_agents:delete`. Answers with the deleted agent.
   *
   * Role: admin (`org:admin`), or a token with one of the permissions `org:manage_agents:delete`.
   *
   * `DELETE /agents`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The deleted agent.
   * @throws {BadRequestError} 400: `agent_id_required`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {NotFoundError} 404: `agent_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.deleteAgent({ agentId: 1 });
   * ```
   */
  deleteAgent(input: types.DeleteAgentInput, options?: CallOptions): Call<types.DeleteAgentOutput>;
}

/**
 * List an agent's versions, or read one.
 *
 * With `agentId`, the versions of that agent, newest first, a page at a time: pass the `nextCursor` of one page as `before` of the next.
 * With `versionId` as well, the one version, with the configuration it holds (`snapshot`) and its differences from the version before
 * (`changes`).
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /agents/versions`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns A page of versions, or the one asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `agent_not_found`, `version_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listAgentVersions(core, { agentId: 1, versionId: 13 });
 * ```
 */
export function listAgentVersions(client: CoreClient, input: types.ListAgentVersionsInput & { versionId: schemas.Id }, options?: CallOptions): Call<schemas.AgentVersionDetail>;
/**
 * List an agent's versions, or read one.
 *
 * With `agentId`, the versions of that agent, newest first, a page at a time: pass the `nextCursor` of one page as `before` of the next.
 * With `versionId` as well, the one version, with the configuration it holds (`snapshot`) and its differences from the version before
 * (`changes`).
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /agents/versions`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns A page of versions, or the one asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `agent_not_found`, `version_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listAgentVersions(core, { agentId: 1 });
 * ```
 */
export function listAgentVersions(client: CoreClient, input: types.ListAgentVersionsInput & { versionId?: undefined }, options?: CallOptions): Call<schemas.AgentVersionPage>;
/**
 * List an agent's versions, or read one.
 *
 * With `agentId`, the versions of that agent, newest first, a page at a time: pass the `nextCursor` of one page as `before` of the next.
 * With `versionId` as well, the one version, with the configuration it holds (`snapshot`) and its differences from the version before
 * (`changes`).
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /agents/versions`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns A page of versions, or the one asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `agent_not_found`, `version_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listAgentVersions(core, { agentId: 1 });
 * ```
 */
export function listAgentVersions(client: CoreClient, input: types.ListAgentVersionsInput, options?: CallOptions): Call<types.ListAgentVersionsOutput>;
export function listAgentVersions(client: CoreClient, input: types.ListAgentVersionsInput, options?: CallOptions): Call<types.ListAgentVersionsOutput> {
  return client.call({ id: 'listAgentVersions', method: 'GET', path: '/agents/versions' }, input, options);
}

export interface Operations {
  /**
   * List an agent's versions, or read one.
   *
   * With `agentId`, the versions of that agent, newest first, a page at a time: pass the `nextCursor` of one page as `before` of the next.
   * With `versionId` as well, the one version, with the configuration it holds (`snapshot`) and its differences from the version before
   * (`changes`).
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /agents/versions`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns A page of versions, or the one asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `agent_not_found`, `version_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listAgentVersions({ agentId: 1, versionId: 13 });
   * ```
   */
  listAgentVersions(input: types.ListAgentVersionsInput & { versionId: schemas.Id }, options?: CallOptions): Call<schemas.AgentVersionDetail>;

  /**
   * List an agent's versions, or read one.
   *
   * With `agentId`, the versions of that agent, newest first, a page at a time: pass the `nextCursor` of one page as `before` of the next.
   * With `versionId` as well, the one version, with the configuration it holds (`snapshot`) and its differences from the version before
   * (`changes`).
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /agents/versions`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns A page of versions, or the one asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `agent_not_found`, `version_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listAgentVersions({ agentId: 1 });
   * ```
   */
  listAgentVersions(input: types.ListAgentVersionsInput & { versionId?: undefined }, options?: CallOptions): Call<schemas.AgentVersionPage>;

  /**
   * List an agent's versions, or read one.
   *
   * With `agentId`, the versions of that agent, newest first, a page at a time: pass the `nextCursor` of one page as `before` of the next.
   * With `versionId` as well, the one version, with the configuration it holds (`snapshot`) and its differences from the version before
   * (`changes`).
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /agents/versions`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns A page of versions, or the one asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `agent_not_found`, `version_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listAgentVersions({ agentId: 1 });
   * ```
   */
  listAgentVersions(input: types.ListAgentVersionsInput, options?: CallOptions): Call<types.ListAgentVersionsOutput>;
}

/**
 * Roll back to a version, or save a checkpoint.
 *
 * `rollback` rewrites the live configuration from the version's snapshot and points `publishedVersionId` at it, effective immediately; it
 * appends no copy, and saving afterwards appends a new version. A rollback whose snapshot names an e-mail slug that another agent has taken
 * since is refused. `checkpoint` appends a version of the live configuration with an optional label; when nothing changed since the newest
 * version nothing is appended, and a new label relabels that version (`created` is false then). Needs the role agent manager or admin, or
 * the permission `org:manage_agents:update`.
 *
 * Role: agent manager or admin (`org:agent_manager`), or a token with one of the permissions `org:manage_agents:update`.
 *
 * `POST /agents/versions`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns What was done.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `version_email_slug_in_use`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {NotFoundError} 404: `agent_not_found`, `version_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await changeAgentVersion(core, { agentId: 1, action: 'rollback', versionId: 12 });
 * ```
 */
export function changeAgentVersion(client: CoreClient, input: schemas.AgentRollback, options?: CallOptions): Call<schemas.AgentRollbackResult>;
/**
 * Roll back to a version, or save a checkpoint.
 *
 * `rollback` rewrites the live configuration from the version's snapshot and points `publishedVersionId` at it, effective immediately; it
 * appends no copy, and saving afterwards appends a new version. A rollback whose snapshot names an e-mail slug that another agent has taken
 * since is refused. `checkpoint` appends a version of the live configuration with an optional label; when nothing changed since the newest
 * version nothing is appended, and a new label relabels that version (`created` is false then). Needs the role agent manager or admin, or
 * the permission `org:manage_agents:update`.
 *
 * Role: agent manager or admin (`org:agent_manager`), or a token with one of the permissions `org:manage_agents:update`.
 *
 * `POST /agents/versions`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns What was done.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `version_email_slug_in_use`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {NotFoundError} 404: `agent_not_found`, `version_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await changeAgentVersion(core, { agentId: 1, action: 'checkpoint', label: 'Before the winter sale' });
 * ```
 */
export function changeAgentVersion(client: CoreClient, input: schemas.AgentCheckpoint, options?: CallOptions): Call<schemas.AgentCheckpointResult>;
/**
 * Roll back to a version, or save a checkpoint.
 *
 * `rollback` rewrites the live configuration from the version's snapshot and points `publishedVersionId` at it, effective immediately; it
 * appends no copy, and saving afterwards appends a new version. A rollback whose snapshot names an e-mail slug that another agent has taken
 * since is refused. `checkpoint` appends a version of the live configuration with an optional label; when nothing changed since the newest
 * version nothing is appended, and a new label relabels that version (`created` is false then). Needs the role agent manager or admin, or
 * the permission `org:manage_agents:update`.
 *
 * Role: agent manager or admin (`org:agent_manager`), or a token with one of the permissions `org:manage_agents:update`.
 *
 * `POST /agents/versions`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns What was done.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `version_email_slug_in_use`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {NotFoundError} 404: `agent_not_found`, `version_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await changeAgentVersion(core, { agentId: 1, action: 'rollback', versionId: 12 });
 * ```
 */
export function changeAgentVersion(client: CoreClient, input: types.ChangeAgentVersionInput, options?: CallOptions): Call<types.ChangeAgentVersionOutput>;
export function changeAgentVersion(client: CoreClient, input: types.ChangeAgentVersionInput, options?: CallOptions): Call<types.ChangeAgentVersionOutput> {
  return client.call({ id: 'changeAgentVersion', method: 'POST', path: '/agents/versions', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Roll back to a version, or save a checkpoint.
   *
   * `rollback` rewrites the live configuration from the version's snapshot and points `publishedVersionId` at it, effective immediately; it
   * appends no copy, and saving afterwards appends a new version. A rollback whose snapshot names an e-mail slug that another agent has
   * taken since is refused. `checkpoint` appends a version of the live configuration with an optional label; when nothing changed since the
   * newest version nothing is appended, and a new label relabels that version (`created` is false then). Needs the role agent manager or
   * admin, or the permission `org:manage_agents:update`.
   *
   * Role: agent manager or admin (`org:agent_manager`), or a token with one of the permissions `org:manage_agents:update`.
   *
   * `POST /agents/versions`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns What was done.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `version_email_slug_in_use`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {NotFoundError} 404: `agent_not_found`, `version_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.changeAgentVersion({ agentId: 1, action: 'rollback', versionId: 12 });
   * ```
   */
  changeAgentVersion(input: schemas.AgentRollback, options?: CallOptions): Call<schemas.AgentRollbackResult>;

  /**
   * Roll back to a version, or save a checkpoint.
   *
   * `rollback` rewrites the live configuration from the version's snapshot and points `publishedVersionId` at it, effective immediately; it
   * appends no copy, and saving afterwards appends a new version. A rollback whose snapshot names an e-mail slug that another agent has
   * taken since is refused. `checkpoint` appends a version of the live configuration with an optional label; when nothing changed since the
   * newest version nothing is appended, and a new label relabels that version (`created` is false then). Needs the role agent manager or
   * admin, or the permission `org:manage_agents:update`.
   *
   * Role: agent manager or admin (`org:agent_manager`), or a token with one of the permissions `org:manage_agents:update`.
   *
   * `POST /agents/versions`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns What was done.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `version_email_slug_in_use`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {NotFoundError} 404: `agent_not_found`, `version_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.changeAgentVersion({ agentId: 1, action: 'checkpoint', label: 'Before the winter sale' });
   * ```
   */
  changeAgentVersion(input: schemas.AgentCheckpoint, options?: CallOptions): Call<schemas.AgentCheckpointResult>;

  /**
   * Roll back to a version, or save a checkpoint.
   *
   * `rollback` rewrites the live configuration from the version's snapshot and points `publishedVersionId` at it, effective immediately; it
   * appends no copy, and saving afterwards appends a new version. A rollback whose snapshot names an e-mail slug that another agent has
   * taken since is refused. `checkpoint` appends a version of the live configuration with an optional label; when nothing changed since the
   * newest version nothing is appended, and a new label relabels that version (`created` is false then). Needs the role agent manager or
   * admin, or the permission `org:manage_agents:update`.
   *
   * Role: agent manager or admin (`org:agent_manager`), or a token with one of the permissions `org:manage_agents:update`.
   *
   * `POST /agents/versions`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns What was done.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `version_email_slug_in_use`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {NotFoundError} 404: `agent_not_found`, `version_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.changeAgentVersion({ agentId: 1, action: 'rollback', versionId: 12 });
   * ```
   */
  changeAgentVersion(input: types.ChangeAgentVersionInput, options?: CallOptions): Call<types.ChangeAgentVersionOutput>;
}

/**
 * Refresh the tool schemas of all agents.
 *
 * Brings the description and parameters of every platform tool that an agent of the organization uses to those of the tool catalog, and
 * keeps each tool's `config` (such as `callableAgentIds` and `accessibleKnowledgeBaseIds`). Idempotent: a second call updates none. Each
 * agent that changes gets a version. A tool that left the catalog is kept as it is and reported in `retiredTools`. The request has no body.
 *
 * Role: admin (`org:admin`).
 *
 * `POST /agents/sync-tools`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param options - signal, time limit and headers of this call
 * @returns Which agents were updated.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `sync_tools_admin_required`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await syncAgentTools(core);
 * ```
 */
export function syncAgentTools(client: CoreClient, options?: CallOptions): Call<types.SyncAgentToolsOutput> {
  return client.call({ id: 'syncAgentTools', method: 'POST', path: '/agents/sync-tools', key: true }, undefined, options);
}

export interface Operations {
  /**
   * Refresh the tool schemas of all agents.
   *
   * Brings the description and parameters of every platform tool that an agent of the organization uses to those of the tool catalog, and
   * keeps each tool's `config` (such as `callableAgentIds` and `accessibleKnowledgeBaseIds`). Idempotent: a second call updates none. Each
   * agent that changes gets a version. A tool that left the catalog is kept as it is and reported in `retiredTools`. The request has no
   * body.
   *
   * Role: admin (`org:admin`).
   *
   * `POST /agents/sync-tools`
   *
   * @param options - signal, time limit and headers of this call
   * @returns Which agents were updated.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `sync_tools_admin_required`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.syncAgentTools();
   * ```
   */
  syncAgentTools(options?: CallOptions): Call<types.SyncAgentToolsOutput>;
}

/**
 * List agent tags.
 *
 * Every tag of the organization, sorted by name, with the number of agents (not counting deleted ones) that carry it.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /agent-tags`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param options - signal, time limit and headers of this call
 * @returns All tags.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listAgentTags(core);
 * ```
 */
export function listAgentTags(client: CoreClient, options?: CallOptions): Call<types.ListAgentTagsOutput> {
  return client.call({ id: 'listAgentTags', method: 'GET', path: '/agent-tags' }, undefined, options);
}

export interface Operations {
  /**
   * List agent tags.
   *
   * Every tag of the organization, sorted by name, with the number of agents (not counting deleted ones) that carry it.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /agent-tags`
   *
   * @param options - signal, time limit and headers of this call
   * @returns All tags.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listAgentTags();
   * ```
   */
  listAgentTags(options?: CallOptions): Call<types.ListAgentTagsOutput>;
}

/**
 * Rename an agent tag.
 *
 * Renames the tag on every agent that carries it. Another tag of that name is a 400. The answer-only fields of a tag are accepted and
 * ignored.
 *
 * Role: admin (`org:admin`).
 *
 * `PUT /agent-tags`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The renamed tag.
 * @throws {BadRequestError} 400: `validation_error`, `organization_required`, `tag_name_in_use`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {NotFoundError} 404: `tag_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await renameAgentTag(core, { id: 1, name: 'customers' });
 * ```
 */
export function renameAgentTag(client: CoreClient, input: types.RenameAgentTagInput, options?: CallOptions): Call<types.RenameAgentTagOutput> {
  return client.call({ id: 'renameAgentTag', method: 'PUT', path: '/agent-tags', query: ['id'], body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Rename an agent tag.
   *
   * Renames the tag on every agent that carries it. Another tag of that name is a 400. The answer-only fields of a tag are accepted and
   * ignored.
   *
   * Role: admin (`org:admin`).
   *
   * `PUT /agent-tags`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The renamed tag.
   * @throws {BadRequestError} 400: `validation_error`, `organization_required`, `tag_name_in_use`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {NotFoundError} 404: `tag_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.renameAgentTag({ id: 1, name: 'customers' });
   * ```
   */
  renameAgentTag(input: types.RenameAgentTagInput, options?: CallOptions): Call<types.RenameAgentTagOutput>;
}

/**
 * Create an agent tag.
 *
 * Idempotent: when the organization already has a tag of this name (compared exactly, after white space at both ends is removed), that tag
 * is returned. Two calls at once yield one tag.
 *
 * Role: admin (`org:admin`).
 *
 * `POST /agent-tags`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The tag, new or already there.
 * @throws {BadRequestError} 400: `validation_error`, `organization_required`, `agent_tag_limit_reached`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await createAgentTag(core, { name: 'customer-facing' });
 * ```
 */
export function createAgentTag(client: CoreClient, input: types.CreateAgentTagInput, options?: CallOptions): Call<types.CreateAgentTagOutput> {
  return client.call({ id: 'createAgentTag', method: 'POST', path: '/agent-tags', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Create an agent tag.
   *
   * Idempotent: when the organization already has a tag of this name (compared exactly, after white space at both ends is removed), that tag
   * is returned. Two calls at once yield one tag.
   *
   * Role: admin (`org:admin`).
   *
   * `POST /agent-tags`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The tag, new or already there.
   * @throws {BadRequestError} 400: `validation_error`, `organization_required`, `agent_tag_limit_reached`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.createAgentTag({ name: 'customer-facing' });
   * ```
   */
  createAgentTag(input: types.CreateAgentTagInput, options?: CallOptions): Call<types.CreateAgentTagOutput>;
}

/**
 * Delete an agent tag.
 *
 * Deletes the tag and takes it off every agent.
 *
 * Role: admin (`org:admin`).
 *
 * `DELETE /agent-tags`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The tag is gone.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {NotFoundError} 404: `tag_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await deleteAgentTag(core, { id: 1 });
 * ```
 */
export function deleteAgentTag(client: CoreClient, input: types.DeleteAgentTagInput, options?: CallOptions): Call<types.DeleteAgentTagOutput> {
  return client.call({ id: 'deleteAgentTag', method: 'DELETE', path: '/agent-tags', key: true }, input, options);
}

export interface Operations {
  /**
   * Delete an agent tag.
   *
   * Deletes the tag and takes it off every agent.
   *
   * Role: admin (`org:admin`).
   *
   * `DELETE /agent-tags`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The tag is gone.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {NotFoundError} 404: `tag_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.deleteAgentTag({ id: 1 });
   * ```
   */
  deleteAgentTag(input: types.DeleteAgentTagInput, options?: CallOptions): Call<types.DeleteAgentTagOutput>;
}

/**
 * List the tool catalog.
 *
 * The tools that an agent's `tools` may hold, sorted by name. Without `all=true` only those that are available to the organization now; with
 * it also the others, with the reason in `unavailableReason`.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /tools`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The catalog.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listTools(core);
 * ```
 */
export function listTools(client: CoreClient, input?: types.ListToolsInput, options?: CallOptions): Call<types.ListToolsOutput> {
  return client.call({ id: 'listTools', method: 'GET', path: '/tools' }, input, options);
}

export interface Operations {
  /**
   * List the tool catalog.
   *
   * The tools that an agent's `tools` may hold, sorted by name. Without `all=true` only those that are available to the organization now;
   * with it also the others, with the reason in `unavailableReason`.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /tools`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The catalog.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listTools();
   * ```
   */
  listTools(input?: types.ListToolsInput, options?: CallOptions): Call<types.ListToolsOutput>;
}

/**
 * List the users of the organization.
 *
 * One page of the active members of the caller's organization, with the metadata the organization keeps about each. Only people who accepted
 * their invitation are listed; pending invitations are found with GET /admin/invitations. `totalCount` counts every member that matches
 * `role` and `query`, whatever the page. An offset behind the last member answers an empty page. Administrators only.
 *
 * Role: admin (`org:admin`).
 *
 * `GET /admin/users`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns One page of members.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listUsers(core);
 * ```
 */
export function listUsers(client: CoreClient, input?: types.ListUsersInput, options?: CallOptions): Call<types.ListUsersOutput> {
  return client.call({ id: 'listUsers', method: 'GET', path: '/admin/users' }, input, options);
}

export interface Operations {
  /**
   * List the users of the organization.
   *
   * One page of the active members of the caller's organization, with the metadata the organization keeps about each. Only people who
   * accepted their invitation are listed; pending invitations are found with GET /admin/invitations. `totalCount` counts every member that
   * matches `role` and `query`, whatever the page. An offset behind the last member answers an empty page. Administrators only.
   *
   * Role: admin (`org:admin`).
   *
   * `GET /admin/users`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns One page of members.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listUsers();
   * ```
   */
  listUsers(input?: types.ListUsersInput, options?: CallOptions): Call<types.ListUsersOutput>;
}

/**
 * Remove users from the organization.
 *
 * Removes 1 to 50 members from the caller's organization. Each loses access at once, the organization's metadata about them is deleted, and
 * within seconds their runs in progress are stopped and their scheduled tasks in this organization are disabled; until then a run in their
 * name does not begin. Their accounts at the identity provider stay. Ids given twice count once. Entries are independent: one that fails
 * never stops the others, and is listed in `errors`. 200 when every entry was removed, 207 when at least one was not, even if none was.
 * Callers cannot remove themselves: such an entry fails, and if it is the only one the answer is a 400. The identity provider's own rate
 * limits apply. Administrators only. The ids travel in a JSON body; clients must send it with the DELETE.
 *
 * Role: admin (`org:admin`).
 *
 * `DELETE /admin/users`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns 200: Every user was removed. 207: At least one user was not removed; `errors` says which and why.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `cannot_remove_yourself`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await removeUsers(core, { userIds: ['user_2kDenizKaya8wV2yUa6Nf'] });
 * ```
 */
export function removeUsers(client: CoreClient, input: types.RemoveUsersInput, options?: CallOptions): Call<types.RemoveUsersOutput> {
  return client.call({ id: 'removeUsers', method: 'DELETE', path: '/admin/users', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Remove users from the organization.
   *
   * Removes 1 to 50 members from the caller's organization. Each loses access at once, the organization's metadata about them is deleted,
   * and within seconds their runs in progress are stopped and their scheduled tasks in this organization are disabled; until then a run in
   * their name does not begin. Their accounts at the identity provider stay. Ids given twice count once. Entries are independent: one that
   * fails never stops the others, and is listed in `errors`. 200 when every entry was removed, 207 when at least one was not, even if none
   * was. Callers cannot remove themselves: such an entry fails, and if it is the only one the answer is a 400. The identity provider's own
   * rate limits apply. Administrators only. The ids travel in a JSON body; clients must send it with the DELETE.
   *
   * Role: admin (`org:admin`).
   *
   * `DELETE /admin/users`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns 200: Every user was removed. 207: At least one user was not removed; `errors` says which and why.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `cannot_remove_yourself`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.removeUsers({ userIds: ['user_2kDenizKaya8wV2yUa6Nf'] });
   * ```
   */
  removeUsers(input: types.RemoveUsersInput, options?: CallOptions): Call<types.RemoveUsersOutput>;
}

/**
 * Remove users from the organization (old form).
 *
 * Deprecated: use DELETE /admin/users, which takes the same body and gives the same answers. Removes 1 to 50 members from the caller's
 * organization; each loses access at once and the organization's metadata about them is deleted. Ids given twice count once. One entry that
 * fails never stops the others. Callers cannot remove themselves. 200 when every entry was removed, 207 when at least one was not, even if
 * none was, 400 when the only entry is the caller. Every answer carries the headers `Deprecation`, `Sunset` and `Link`. Administrators only.
 * Other methods than POST are answered with 405.
 *
 * Role: admin (`org:admin`).
 *
 * `POST /admin/bulkRemove`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns 200: Every user was removed. 207: At least one user was not removed; `errors` says which and why.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `cannot_remove_yourself`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {MethodNotAllowedError} 405: `method_not_allowed`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @deprecated since 2026-11-01, gone after 2027-11-01. Use `removeUsers`.
 * @example
 * ```ts
 * const reply = await bulkRemoveUsers(core, { userIds: ['user_2kDenizKaya8wV2yUa6Nf', 'user_2kChiaraRossi6uR9vTx4Le'] });
 * ```
 */
export function bulkRemoveUsers(client: CoreClient, input: types.BulkRemoveUsersInput, options?: CallOptions): Call<types.BulkRemoveUsersOutput> {
  return client.call({ id: 'bulkRemoveUsers', method: 'POST', path: '/admin/bulkRemove', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Remove users from the organization (old form).
   *
   * Deprecated: use DELETE /admin/users, which takes the same body and gives the same answers. Removes 1 to 50 members from the caller's
   * organization; each loses access at once and the organization's metadata about them is deleted. Ids given twice count once. One entry
   * that fails never stops the others. Callers cannot remove themselves. 200 when every entry was removed, 207 when at least one was not,
   * even if none was, 400 when the only entry is the caller. Every answer carries the headers `Deprecation`, `Sunset` and `Link`.
   * Administrators only. Other methods than POST are answered with 405.
   *
   * Role: admin (`org:admin`).
   *
   * `POST /admin/bulkRemove`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns 200: Every user was removed. 207: At least one user was not removed; `errors` says which and why.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `cannot_remove_yourself`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {MethodNotAllowedError} 405: `method_not_allowed`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @deprecated since 2026-11-01, gone after 2027-11-01. Use `removeUsers`.
   * @example
   * ```ts
   * const reply = await client.bulkRemoveUsers({ userIds: ['user_2kDenizKaya8wV2yUa6Nf', 'user_2kChiaraRossi6uR9vTx4Le'] });
   * ```
   */
  bulkRemoveUsers(input: types.BulkRemoveUsersInput, options?: CallOptions): Call<types.BulkRemoveUsersOutput>;
}

/**
 * Replace the metadata of a user.
 *
 * Replaces the organization's metadata about one of its members. The object given becomes the whole metadata: keys it does not have are
 * gone, and `{}` clears everything. Any JSON values are allowed, but a key whose value is null is not kept, nor is one inside an object;
 * null inside a list is. `role`, `department`, `team`, `level` and `vnum` are customary keys, none is required. The metadata belongs to this
 * organization only: the same person's metadata in another organization is not touched. Changes show at once in user lists and dashboard
 * filters, and every member of the organization can see them in answers, so put no secrets there. A person who is not a member of the
 * caller's organization is a 403. Administrators only. Other methods than POST are answered with 405.
 *
 * Role: admin (`org:admin`).
 *
 * `POST /admin/updateUserMetadata`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The member with the metadata now kept.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`, `user_not_member`
 * @throws {MethodNotAllowedError} 405: `method_not_allowed`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await updateUserMetadata(core, {
 *   userId: 'user_2kChiaraRossi6uR9vTx4Le',
 *   metadata: { department: 'Field Service', team: 'North', level: 2 },
 * });
 * ```
 */
export function updateUserMetadata(client: CoreClient, input: types.UpdateUserMetadataInput, options?: CallOptions): Call<types.UpdateUserMetadataOutput> {
  return client.call({ id: 'updateUserMetadata', method: 'POST', path: '/admin/updateUserMetadata', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Replace the metadata of a user.
   *
   * Replaces the organization's metadata about one of its members. The object given becomes the whole metadata: keys it does not have are
   * gone, and `{}` clears everything. Any JSON values are allowed, but a key whose value is null is not kept, nor is one inside an object;
   * null inside a list is. `role`, `department`, `team`, `level` and `vnum` are customary keys, none is required. The metadata belongs to
   * this organization only: the same person's metadata in another organization is not touched. Changes show at once in user lists and
   * dashboard filters, and every member of the organization can see them in answers, so put no secrets there. A person who is not a member
   * of the caller's organization is a 403. Administrators only. Other methods than POST are answered with 405.
   *
   * Role: admin (`org:admin`).
   *
   * `POST /admin/updateUserMetadata`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The member with the metadata now kept.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`, `user_not_member`
   * @throws {MethodNotAllowedError} 405: `method_not_allowed`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.updateUserMetadata({
   *   userId: 'user_2kChiaraRossi6uR9vTx4Le',
   *   metadata: { department: 'Field Service', team: 'North', level: 2 },
   * });
   * ```
   */
  updateUserMetadata(input: types.UpdateUserMetadataInput, options?: CallOptions): Call<types.UpdateUserMetadataOutput>;
}

/**
 * List the invitations of the organization.
 *
 * One page of the organization's invitations, newest first. Without `status` only pending ones are listed. `totalCount` counts every
 * invitation with one of the states asked for, whatever the page. Administrators only.
 *
 * Role: admin (`org:admin`).
 *
 * `GET /admin/invitations`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns One page of invitations.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listInvitations(core);
 * ```
 */
export function listInvitations(client: CoreClient, input?: types.ListInvitationsInput, options?: CallOptions): Call<types.ListInvitationsOutput> {
  return client.call({ id: 'listInvitations', method: 'GET', path: '/admin/invitations' }, input, options);
}

export interface Operations {
  /**
   * List the invitations of the organization.
   *
   * One page of the organization's invitations, newest first. Without `status` only pending ones are listed. `totalCount` counts every
   * invitation with one of the states asked for, whatever the page. Administrators only.
   *
   * Role: admin (`org:admin`).
   *
   * `GET /admin/invitations`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns One page of invitations.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listInvitations();
   * ```
   */
  listInvitations(input?: types.ListInvitationsInput, options?: CallOptions): Call<types.ListInvitationsOutput>;
}

/**
 * Invite people to the organization.
 *
 * Invites 1 to 50 people by e-mail address. A person without an account at the identity provider gets an invitation by e-mail (`type`
 * `invitation`), which can be accepted for 30 days and then expires. A person who has an account becomes a member at once (`type`
 * `direct_membership`); one who is a member already counts as a success and keeps role and metadata. Addresses that differ only in upper and
 * lower case are the same and count once, the first one given. An address with a pending invitation fails: revoke that invitation first.
 * Entries are independent: one that fails never stops the others. 200 when every entry succeeded, 207 when at least one failed, even if all
 * did. Administrators only.
 *
 * Role: admin (`org:admin`).
 *
 * `POST /admin/invitations`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns 200: Every entry succeeded. 207: At least one entry failed; `errors` says which and why.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await createInvitations(core, { invitations: [{ email: 'eli@acme-robotics.example' }] });
 * ```
 */
export function createInvitations(client: CoreClient, input: types.CreateInvitationsInput, options?: CallOptions): Call<types.CreateInvitationsOutput> {
  return client.call({ id: 'createInvitations', method: 'POST', path: '/admin/invitations', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Invite people to the organization.
   *
   * Invites 1 to 50 people by e-mail address. A person without an account at the identity provider gets an invitation by e-mail (`type`
   * `invitation`), which can be accepted for 30 days and then expires. A person who has an account becomes a member at once (`type`
   * `direct_membership`); one who is a member already counts as a success and keeps role and metadata. Addresses that differ only in upper
   * and lower case are the same and count once, the first one given. An address with a pending invitation fails: revoke that invitation
   * first. Entries are independent: one that fails never stops the others. 200 when every entry succeeded, 207 when at least one failed,
   * even if all did. Administrators only.
   *
   * Role: admin (`org:admin`).
   *
   * `POST /admin/invitations`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns 200: Every entry succeeded. 207: At least one entry failed; `errors` says which and why.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.createInvitations({ invitations: [{ email: 'eli@acme-robotics.example' }] });
   * ```
   */
  createInvitations(input: types.CreateInvitationsInput, options?: CallOptions): Call<types.CreateInvitationsOutput>;
}

/**
 * Revoke pending invitations.
 *
 * Revokes 1 to 50 pending invitations; their links stop working. Ids given twice count once. Entries are independent: one that fails
 * (because it is no longer pending, or is not an invitation of this organization) never stops the others. 200 when every one was revoked,
 * 207 when at least one was not, even if none was. Administrators only. The ids travel in a JSON body; clients must send it with the DELETE.
 *
 * Role: admin (`org:admin`).
 *
 * `DELETE /admin/invitations`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns 200: Every invitation was revoked. 207: At least one invitation was not revoked; `errors` says which and why.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await revokeInvitations(core, { invitationIds: ['orginv_2kEliPark9zB3cWq7Mg'] });
 * ```
 */
export function revokeInvitations(client: CoreClient, input: types.RevokeInvitationsInput, options?: CallOptions): Call<types.RevokeInvitationsOutput> {
  return client.call({ id: 'revokeInvitations', method: 'DELETE', path: '/admin/invitations', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Revoke pending invitations.
   *
   * Revokes 1 to 50 pending invitations; their links stop working. Ids given twice count once. Entries are independent: one that fails
   * (because it is no longer pending, or is not an invitation of this organization) never stops the others. 200 when every one was revoked,
   * 207 when at least one was not, even if none was. Administrators only. The ids travel in a JSON body; clients must send it with the
   * DELETE.
   *
   * Role: admin (`org:admin`).
   *
   * `DELETE /admin/invitations`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns 200: Every invitation was revoked. 207: At least one invitation was not revoked; `errors` says which and why.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.revokeInvitations({ invitationIds: ['orginv_2kEliPark9zB3cWq7Mg'] });
   * ```
   */
  revokeInvitations(input: types.RevokeInvitationsInput, options?: CallOptions): Call<types.RevokeInvitationsOutput>;
}

/**
 * Get what the caller may do.
 *
 * Who the caller is, as the access token says, and which operations of this contract the caller's role and permissions allow. An operation
 * in the list can still be refused for a particular record or option, such as another member's conversation or `allInOrg=true`. Open to
 * every member of the organization, guests included.
 *
 * Role: any role.
 *
 * `GET /me/permissions`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param options - signal, time limit and headers of this call
 * @returns The caller's identity, role, permissions and operations.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `organization_role_required`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await getMyPermissions(core);
 * ```
 */
export function getMyPermissions(client: CoreClient, options?: CallOptions): Call<types.GetMyPermissionsOutput> {
  return client.call({ id: 'getMyPermissions', method: 'GET', path: '/me/permissions' }, undefined, options);
}

export interface Operations {
  /**
   * Get what the caller may do.
   *
   * Who the caller is, as the access token says, and which operations of this contract the caller's role and permissions allow. An operation
   * in the list can still be refused for a particular record or option, such as another member's conversation or `allInOrg=true`. Open to
   * every member of the organization, guests included.
   *
   * Role: any role.
   *
   * `GET /me/permissions`
   *
   * @param options - signal, time limit and headers of this call
   * @returns The caller's identity, role, permissions and operations.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `organization_role_required`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.getMyPermissions();
   * ```
   */
  getMyPermissions(options?: CallOptions): Call<types.GetMyPermissionsOutput>;
}

/**
 * Start a file upload.
 *
 * First of two steps. Answers a presigned `url` that takes the file for 10 minutes. Second step: send the file's bytes to `url` with HTTP
 * PUT, without the access token, and with exactly these headers: `Content-Type` = `metadata.contentType`; `x-amz-meta-file-type` =
 * `metadata.contentType`; `x-amz-meta-org-id` = `metadata.orgId`; `x-amz-meta-user-id` = `metadata.userId`. They are part of the signature:
 * when one is missing or differs, the storage refuses the upload with `SignatureDoesNotMatch`. The file name is made safe before it becomes
 * the end of `key`: separators, control and bidirectional control characters, leading dots, and white space at both ends are taken out, it
 * is cut to 255 bytes of UTF-8 with its extension kept, and if nothing is left it is `file`. `key` and `contentKey` are what POST /kb/files
 * asks for. Nothing is stored until the second step. A file has at most 5 GiB, or what the installation's storage takes in one PUT when that
 * is less. Open to every member of the organization, guests included.
 *
 * Role: any role.
 *
 * `POST /upload/presigned`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns Where and how to send the file.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `organization_role_required`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await createPresignedUpload(core, { filename: 'gripper-g4-manual.pdf', contentType: 'application/pdf' });
 * ```
 */
export function createPresignedUpload(client: CoreClient, input: types.CreatePresignedUploadInput, options?: CallOptions): Call<types.CreatePresignedUploadOutput> {
  return client.call({ id: 'createPresignedUpload', method: 'POST', path: '/upload/presigned', body: 'required', key: false }, input, options);
}

export interface Operations {
  /**
   * Start a file upload.
   *
   * First of two steps. Answers a presigned `url` that takes the file for 10 minutes. Second step: send the file's bytes to `url` with HTTP
   * PUT, without the access token, and with exactly these headers: `Content-Type` = `metadata.contentType`; `x-amz-meta-file-type` =
   * `metadata.contentType`; `x-amz-meta-org-id` = `metadata.orgId`; `x-amz-meta-user-id` = `metadata.userId`. They are part of the
   * signature: when one is missing or differs, the storage refuses the upload with `SignatureDoesNotMatch`. The file name is made safe
   * before it becomes the end of `key`: separators, control and bidirectional control characters, leading dots, and white space at both ends
   * are taken out, it is cut to 255 bytes of UTF-8 with its extension kept, and if nothing is left it is `file`. `key` and `contentKey` are
   * what POST /kb/files asks for. Nothing is stored until the second step. A file has at most 5 GiB, or what the installation's storage
   * takes in one PUT when that is less. Open to every member of the organization, guests included.
   *
   * Role: any role.
   *
   * `POST /upload/presigned`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns Where and how to send the file.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `organization_role_required`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.createPresignedUpload({ filename: 'gripper-g4-manual.pdf', contentType: 'application/pdf' });
   * ```
   */
  createPresignedUpload(input: types.CreatePresignedUploadInput, options?: CallOptions): Call<types.CreatePresignedUploadOutput>;
}

/**
 * List the skills or get one.
 *
 * Without `id`, every skill of the organization, sorted by name, in `skills`. With `id`, that one skill in `skill`, with its files, the
 * agents that may load it, and the whole text of its SKILL.md. Deleted skills are not shown. Every member who is not a guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /skills/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The skills, or the one skill asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `skill_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`, `skill_content_missing`
 * @example
 * ```ts
 * const reply = await listSkills(core, { id: 5 });
 * ```
 */
export function listSkills(client: CoreClient, input: types.ListSkillsInput & { id: schemas.Id }, options?: CallOptions): Call<schemas.SkillDetailResult>;
/**
 * List the skills or get one.
 *
 * Without `id`, every skill of the organization, sorted by name, in `skills`. With `id`, that one skill in `skill`, with its files, the
 * agents that may load it, and the whole text of its SKILL.md. Deleted skills are not shown. Every member who is not a guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /skills/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The skills, or the one skill asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `skill_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`, `skill_content_missing`
 * @example
 * ```ts
 * const reply = await listSkills(core);
 * ```
 */
export function listSkills(client: CoreClient, input?: types.ListSkillsInput & { id?: undefined }, options?: CallOptions): Call<schemas.SkillList>;
/**
 * List the skills or get one.
 *
 * Without `id`, every skill of the organization, sorted by name, in `skills`. With `id`, that one skill in `skill`, with its files, the
 * agents that may load it, and the whole text of its SKILL.md. Deleted skills are not shown. Every member who is not a guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /skills/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The skills, or the one skill asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `skill_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`, `skill_content_missing`
 * @example
 * ```ts
 * const reply = await listSkills(core);
 * ```
 */
export function listSkills(client: CoreClient, input?: types.ListSkillsInput, options?: CallOptions): Call<types.ListSkillsOutput>;
export function listSkills(client: CoreClient, input?: types.ListSkillsInput, options?: CallOptions): Call<types.ListSkillsOutput> {
  return client.call({ id: 'listSkills', method: 'GET', path: '/skills/manage' }, input, options);
}

export interface Operations {
  /**
   * List the skills or get one.
   *
   * Without `id`, every skill of the organization, sorted by name, in `skills`. With `id`, that one skill in `skill`, with its files, the
   * agents that may load it, and the whole text of its SKILL.md. Deleted skills are not shown. Every member who is not a guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /skills/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The skills, or the one skill asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `skill_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`, `skill_content_missing`
   * @example
   * ```ts
   * const reply = await client.listSkills({ id: 5 });
   * ```
   */
  listSkills(input: types.ListSkillsInput & { id: schemas.Id }, options?: CallOptions): Call<schemas.SkillDetailResult>;

  /**
   * List the skills or get one.
   *
   * Without `id`, every skill of the organization, sorted by name, in `skills`. With `id`, that one skill in `skill`, with its files, the
   * agents that may load it, and the whole text of its SKILL.md. Deleted skills are not shown. Every member who is not a guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /skills/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The skills, or the one skill asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `skill_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`, `skill_content_missing`
   * @example
   * ```ts
   * const reply = await client.listSkills();
   * ```
   */
  listSkills(input?: types.ListSkillsInput & { id?: undefined }, options?: CallOptions): Call<schemas.SkillList>;

  /**
   * List the skills or get one.
   *
   * Without `id`, every skill of the organization, sorted by name, in `skills`. With `id`, that one skill in `skill`, with its files, the
   * agents that may load it, and the whole text of its SKILL.md. Deleted skills are not shown. Every member who is not a guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /skills/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The skills, or the one skill asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `skill_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`, `skill_content_missing`
   * @example
   * ```ts
   * const reply = await client.listSkills();
   * ```
   */
  listSkills(input?: types.ListSkillsInput, options?: CallOptions): Call<types.ListSkillsOutput>;
}

/**
 * Update a skill.
 *
 * With `skillMdContent`, the stored SKILL.md is replaced, name, description and metadata are read from its frontmatter anew, and `name` and
 * `description` of the body are ignored. Without it, only the `name` and `description` given are changed, and SKILL.md stays as it is. An
 * empty body changes nothing. The text may have 102,400 bytes of UTF-8 (100KB) at most. A skill that was read can be written back: the
 * fields that only an answer has are accepted and ignored.
 *
 * Role: any role but guest (`org:member`).
 *
 * `PUT /skills/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The skill after the change.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `invalid_skill_content`, `skill_name_missing`,
 * `skill_limit_reached`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `skill_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await updateSkill(core, {
 *   id: 5,
 *   skillMdContent: '---\nname: incident-report\ndescription: Writes an incident report from a chat or a call note\nversion: \'1.3\'\nowner: support\n---\n# Incident report\n\nFill in template.md with what the chat or the call note says.\n',
 * });
 * ```
 */
export function updateSkill(client: CoreClient, input: types.UpdateSkillInput, options?: CallOptions): Call<types.UpdateSkillOutput> {
  return client.call({ id: 'updateSkill', method: 'PUT', path: '/skills/manage', query: ['id'], body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Update a skill.
   *
   * With `skillMdContent`, the stored SKILL.md is replaced, name, description and metadata are read from its frontmatter anew, and `name`
   * and `description` of the body are ignored. Without it, only the `name` and `description` given are changed, and SKILL.md stays as it is.
   * An empty body changes nothing. The text may have 102,400 bytes of UTF-8 (100KB) at most. A skill that was read can be written back: the
   * fields that only an answer has are accepted and ignored.
   *
   * Role: any role but guest (`org:member`).
   *
   * `PUT /skills/manage`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The skill after the change.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `invalid_skill_content`, `skill_name_missing`,
   * `skill_limit_reached`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `skill_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.updateSkill({
   *   id: 5,
   *   skillMdContent: '---\nname: incident-report\ndescription: Writes an incident report from a chat or a call note\nversion: \'1.3\'\nowner: support\n---\n# Incident report\n\nFill in template.md with what the chat or the call note says.\n',
   * });
   * ```
   */
  updateSkill(input: types.UpdateSkillInput, options?: CallOptions): Call<types.UpdateSkillOutput>;
}

/**
 * Create a skill.
 *
 * Creates a skill from the text of a SKILL.md file: a block of YAML frontmatter between two lines `---`, then the instructions. `name` is
 * required in the frontmatter (1 to 200 characters), `description` is optional (4,000 characters at most), every other field becomes
 * `metadata`. The text may have 102,400 bytes of UTF-8 (100KB) at most. It is stored as the first file of the skill, so `fileCount` is 1.
 * Names need not be unique. Text that cannot be taken is a 400 whose `details` name line and column. Administrators only.
 *
 * Role: admin (`org:admin`).
 *
 * `POST /skills/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The skill that was created.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `invalid_skill_content`, `skill_name_missing`,
 * `skill_limit_reached`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await createSkill(core, {
 *   skillMdContent: '---\nname: incident-report\ndescription: Writes an incident report from a chat\nversion: \'1.2\'\nowner: support\n---\n# Incident report\n\nFill in template.md with what the chat says. Ask for what is missing.\n',
 * });
 * ```
 */
export function createSkill(client: CoreClient, input: types.CreateSkillInput, options?: CallOptions): Call<types.CreateSkillOutput> {
  return client.call({ id: 'createSkill', method: 'POST', path: '/skills/manage', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Create a skill.
   *
   * Creates a skill from the text of a SKILL.md file: a block of YAML frontmatter between two lines `---`, then the instructions. `name` is
   * required in the frontmatter (1 to 200 characters), `description` is optional (4,000 characters at most), every other field becomes
   * `metadata`. The text may have 102,400 bytes of UTF-8 (100KB) at most. It is stored as the first file of the skill, so `fileCount` is 1.
   * Names need not be unique. Text that cannot be taken is a 400 whose `details` name line and column. Administrators only.
   *
   * Role: admin (`org:admin`).
   *
   * `POST /skills/manage`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The skill that was created.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `invalid_skill_content`, `skill_name_missing`,
   * `skill_limit_reached`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.createSkill({
   *   skillMdContent: '---\nname: incident-report\ndescription: Writes an incident report from a chat\nversion: \'1.2\'\nowner: support\n---\n# Incident report\n\nFill in template.md with what the chat says. Ask for what is missing.\n',
   * });
   * ```
   */
  createSkill(input: types.CreateSkillInput, options?: CallOptions): Call<types.CreateSkillOutput>;
}

/**
 * Delete a skill.
 *
 * Deletes a skill softly: it is no longer listed and agents can no longer load it, but its files are kept in storage. Within seconds each
 * agent whose tools name it gets a version without its id. A skill that was deleted before is a 404.
 *
 * Role: any role but guest (`org:member`).
 *
 * `DELETE /skills/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The skill was deleted.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `skill_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await deleteSkill(core, { id: 5 });
 * ```
 */
export function deleteSkill(client: CoreClient, input: types.DeleteSkillInput, options?: CallOptions): Call<types.DeleteSkillOutput> {
  return client.call({ id: 'deleteSkill', method: 'DELETE', path: '/skills/manage', key: true }, input, options);
}

export interface Operations {
  /**
   * Delete a skill.
   *
   * Deletes a skill softly: it is no longer listed and agents can no longer load it, but its files are kept in storage. Within seconds each
   * agent whose tools name it gets a version without its id. A skill that was deleted before is a 404.
   *
   * Role: any role but guest (`org:member`).
   *
   * `DELETE /skills/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The skill was deleted.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `skill_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.deleteSkill({ id: 5 });
   * ```
   */
  deleteSkill(input: types.DeleteSkillInput, options?: CallOptions): Call<types.DeleteSkillOutput>;
}

/**
 * List the files of a skill.
 *
 * The files of one skill, SKILL.md first, then the others by name. Every member who is not a guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /skills/files`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The files of the skill.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `skill_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listSkillFiles(core, { skillId: 5 });
 * ```
 */
export function listSkillFiles(client: CoreClient, input: types.ListSkillFilesInput, options?: CallOptions): Call<types.ListSkillFilesOutput> {
  return client.call({ id: 'listSkillFiles', method: 'GET', path: '/skills/files' }, input, options);
}

export interface Operations {
  /**
   * List the files of a skill.
   *
   * The files of one skill, SKILL.md first, then the others by name. Every member who is not a guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /skills/files`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The files of the skill.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `skill_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listSkillFiles({ skillId: 5 });
   * ```
   */
  listSkillFiles(input: types.ListSkillFilesInput, options?: CallOptions): Call<types.ListSkillFilesOutput>;
}

/**
 * Add a file to a skill.
 *
 * Records a further file of a skill and answers a presigned `uploadUrl`. Then send the bytes to `uploadUrl` with HTTP PUT within 10 minutes,
 * without the access token and with the header `Content-Type` = `file.contentType`. A skill has at most 20 files, SKILL.md included.
 * `fileName` may name folders (`scripts/check.py`), always with `/`; no part of it may begin with a dot, and it may not lead out of the
 * skill. A name the skill has already, SKILL.md too, is a 400: delete that file first, or replace SKILL.md with PUT /skills/manage. The
 * record exists from now on, whether or not the bytes arrive; to start over, delete it. A repeat with the same `Idempotency-Key` gets the
 * same `uploadUrl`, with what is left of its 10 minutes.
 *
 * Role: any role but guest (`org:member`).
 *
 * `POST /skills/files`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The file record and where to send the bytes.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `skill_file_limit_reached`, `skill_file_name_in_use`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `skill_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await addSkillFile(core, { skillId: 5, fileName: 'template.md', contentType: 'text/markdown', fileSize: 1184 });
 * ```
 */
export function addSkillFile(client: CoreClient, input: types.AddSkillFileInput, options?: CallOptions): Call<types.AddSkillFileOutput> {
  return client.call({ id: 'addSkillFile', method: 'POST', path: '/skills/files', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Add a file to a skill.
   *
   * Records a further file of a skill and answers a presigned `uploadUrl`. Then send the bytes to `uploadUrl` with HTTP PUT within 10
   * minutes, without the access token and with the header `Content-Type` = `file.contentType`. A skill has at most 20 files, SKILL.md
   * included. `fileName` may name folders (`scripts/check.py`), always with `/`; no part of it may begin with a dot, and it may not lead out
   * of the skill. A name the skill has already, SKILL.md too, is a 400: delete that file first, or replace SKILL.md with PUT /skills/manage.
   * The record exists from now on, whether or not the bytes arrive; to start over, delete it. A repeat with the same `Idempotency-Key` gets
   * the same `uploadUrl`, with what is left of its 10 minutes.
   *
   * Role: any role but guest (`org:member`).
   *
   * `POST /skills/files`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The file record and where to send the bytes.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `skill_file_limit_reached`, `skill_file_name_in_use`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `skill_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.addSkillFile({ skillId: 5, fileName: 'template.md', contentType: 'text/markdown', fileSize: 1184 });
   * ```
   */
  addSkillFile(input: types.AddSkillFileInput, options?: CallOptions): Call<types.AddSkillFileOutput>;
}

/**
 * Delete a file of a skill.
 *
 * Deletes one file of a skill from storage and database; this cannot be undone. SKILL.md cannot be deleted here: replace it with PUT
 * /skills/manage. A file of a deleted skill is a 404.
 *
 * Role: any role but guest (`org:member`).
 *
 * `DELETE /skills/files`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The file was deleted.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `skill_content_not_deletable`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `skill_file_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await deleteSkillFile(core, { fileId: 52 });
 * ```
 */
export function deleteSkillFile(client: CoreClient, input: types.DeleteSkillFileInput, options?: CallOptions): Call<types.DeleteSkillFileOutput> {
  return client.call({ id: 'deleteSkillFile', method: 'DELETE', path: '/skills/files', key: true }, input, options);
}

export interface Operations {
  /**
   * Delete a file of a skill.
   *
   * Deletes one file of a skill from storage and database; this cannot be undone. SKILL.md cannot be deleted here: replace it with PUT
   * /skills/manage. A file of a deleted skill is a 404.
   *
   * Role: any role but guest (`org:member`).
   *
   * `DELETE /skills/files`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The file was deleted.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `skill_content_not_deletable`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `skill_file_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.deleteSkillFile({ fileId: 52 });
   * ```
   */
  deleteSkillFile(input: types.DeleteSkillFileInput, options?: CallOptions): Call<types.DeleteSkillFileOutput>;
}

/**
 * List knowledge bases, or read one.
 *
 * Lists every knowledge base of the caller's organization, sorted by name. With `id`, answers with that one knowledge base under
 * `knowledgeBase` instead. Deleted knowledge bases are left out. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /kb/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The knowledge bases of the organization, or the one that was asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `knowledge_base_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listKnowledgeBases(core, { id: 1 });
 * ```
 */
export function listKnowledgeBases(client: CoreClient, input: types.ListKnowledgeBasesInput & { id: schemas.Id }, options?: CallOptions): Call<schemas.KnowledgeBaseReply>;
/**
 * List knowledge bases, or read one.
 *
 * Lists every knowledge base of the caller's organization, sorted by name. With `id`, answers with that one knowledge base under
 * `knowledgeBase` instead. Deleted knowledge bases are left out. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /kb/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The knowledge bases of the organization, or the one that was asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `knowledge_base_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listKnowledgeBases(core);
 * ```
 */
export function listKnowledgeBases(client: CoreClient, input?: types.ListKnowledgeBasesInput & { id?: undefined }, options?: CallOptions): Call<schemas.KnowledgeBaseList>;
/**
 * List knowledge bases, or read one.
 *
 * Lists every knowledge base of the caller's organization, sorted by name. With `id`, answers with that one knowledge base under
 * `knowledgeBase` instead. Deleted knowledge bases are left out. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /kb/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The knowledge bases of the organization, or the one that was asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `knowledge_base_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listKnowledgeBases(core);
 * ```
 */
export function listKnowledgeBases(client: CoreClient, input?: types.ListKnowledgeBasesInput, options?: CallOptions): Call<types.ListKnowledgeBasesOutput>;
export function listKnowledgeBases(client: CoreClient, input?: types.ListKnowledgeBasesInput, options?: CallOptions): Call<types.ListKnowledgeBasesOutput> {
  return client.call({ id: 'listKnowledgeBases', method: 'GET', path: '/kb/manage' }, input, options);
}

export interface Operations {
  /**
   * List knowledge bases, or read one.
   *
   * Lists every knowledge base of the caller's organization, sorted by name. With `id`, answers with that one knowledge base under
   * `knowledgeBase` instead. Deleted knowledge bases are left out. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /kb/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The knowledge bases of the organization, or the one that was asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `knowledge_base_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listKnowledgeBases({ id: 1 });
   * ```
   */
  listKnowledgeBases(input: types.ListKnowledgeBasesInput & { id: schemas.Id }, options?: CallOptions): Call<schemas.KnowledgeBaseReply>;

  /**
   * List knowledge bases, or read one.
   *
   * Lists every knowledge base of the caller's organization, sorted by name. With `id`, answers with that one knowledge base under
   * `knowledgeBase` instead. Deleted knowledge bases are left out. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /kb/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The knowledge bases of the organization, or the one that was asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `knowledge_base_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listKnowledgeBases();
   * ```
   */
  listKnowledgeBases(input?: types.ListKnowledgeBasesInput & { id?: undefined }, options?: CallOptions): Call<schemas.KnowledgeBaseList>;

  /**
   * List knowledge bases, or read one.
   *
   * Lists every knowledge base of the caller's organization, sorted by name. With `id`, answers with that one knowledge base under
   * `knowledgeBase` instead. Deleted knowledge bases are left out. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /kb/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The knowledge bases of the organization, or the one that was asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `knowledge_base_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listKnowledgeBases();
   * ```
   */
  listKnowledgeBases(input?: types.ListKnowledgeBasesInput, options?: CallOptions): Call<types.ListKnowledgeBasesOutput>;
}

/**
 * Change a knowledge base.
 *
 * Changes the fields that are given and keeps the others; `null` clears a nullable one. `embeddingModel` cannot be changed: the same value
 * is accepted and ignored, a different one is refused with 400. The fields that only a reply has are accepted and ignored, so that a record
 * that was read can be written back. New extraction settings and a new trigger count for files processed from then on; files that are
 * already there are left alone. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `PUT /kb/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The knowledge base after the change.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `invalid_extraction_schema`, `embedding_model_immutable`,
 * `knowledge_base_name_in_use`, `extraction_model_unavailable`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `knowledge_base_not_found`, `agent_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await updateKnowledgeBase(core, {
 *   id: 1,
 *   name: 'Product manuals and guides',
 *   description: 'Manuals, guides and frequent questions of the robot arms',
 * });
 * ```
 */
export function updateKnowledgeBase(client: CoreClient, input: types.UpdateKnowledgeBaseInput, options?: CallOptions): Call<types.UpdateKnowledgeBaseOutput> {
  return client.call({ id: 'updateKnowledgeBase', method: 'PUT', path: '/kb/manage', query: ['id'], body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Change a knowledge base.
   *
   * Changes the fields that are given and keeps the others; `null` clears a nullable one. `embeddingModel` cannot be changed: the same value
   * is accepted and ignored, a different one is refused with 400. The fields that only a reply has are accepted and ignored, so that a
   * record that was read can be written back. New extraction settings and a new trigger count for files processed from then on; files that
   * are already there are left alone. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `PUT /kb/manage`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The knowledge base after the change.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `invalid_extraction_schema`, `embedding_model_immutable`,
   * `knowledge_base_name_in_use`, `extraction_model_unavailable`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `knowledge_base_not_found`, `agent_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.updateKnowledgeBase({
   *   id: 1,
   *   name: 'Product manuals and guides',
   *   description: 'Manuals, guides and frequent questions of the robot arms',
   * });
   * ```
   */
  updateKnowledgeBase(input: types.UpdateKnowledgeBaseInput, options?: CallOptions): Call<types.UpdateKnowledgeBaseOutput>;
}

/**
 * Create a knowledge base.
 *
 * Creates an empty knowledge base. `name` is unique among the organization's knowledge bases that are not deleted. `embeddingModel` cannot
 * be changed later; `embeddingDimensions` follows from it. Files are read into data only when both `extractionModel` and `extractionSchema`
 * are set. With `trigger`, its agent is run once for every file that was processed; the agent gets the file's metadata and the prompt, not
 * the text. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `POST /kb/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The new knowledge base.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `invalid_extraction_schema`, `knowledge_base_limit_reached`,
 * `knowledge_base_name_in_use`, `embedding_model_unavailable`, `extraction_model_unavailable`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `agent_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await createKnowledgeBase(core, {
 *   name: 'Product manuals',
 *   description: 'Manuals and frequent questions of the robot arms',
 *   embeddingModel: 'openai:text-embedding-3-small',
 * });
 * ```
 */
export function createKnowledgeBase(client: CoreClient, input: types.CreateKnowledgeBaseInput, options?: CallOptions): Call<types.CreateKnowledgeBaseOutput> {
  return client.call({ id: 'createKnowledgeBase', method: 'POST', path: '/kb/manage', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Create a knowledge base.
   *
   * Creates an empty knowledge base. `name` is unique among the organization's knowledge bases that are not deleted. `embeddingModel` cannot
   * be changed later; `embeddingDimensions` follows from it. Files are read into data only when both `extractionModel` and
   * `extractionSchema` are set. With `trigger`, its agent is run once for every file that was processed; the agent gets the file's metadata
   * and the prompt, not the text. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `POST /kb/manage`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The new knowledge base.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `invalid_extraction_schema`, `knowledge_base_limit_reached`,
   * `knowledge_base_name_in_use`, `embedding_model_unavailable`, `extraction_model_unavailable`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `agent_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.createKnowledgeBase({
   *   name: 'Product manuals',
   *   description: 'Manuals and frequent questions of the robot arms',
   *   embeddingModel: 'openai:text-embedding-3-small',
   * });
   * ```
   */
  createKnowledgeBase(input: types.CreateKnowledgeBaseInput, options?: CallOptions): Call<types.CreateKnowledgeBaseOutput>;
}

/**
 * Delete a knowledge base.
 *
 * Soft-deletes a knowledge base: it is no longer listed, searched or written to, and its name is free again. Agents whose tools name it run
 * on without it, and within seconds each gets a version without its id. There is no operation to bring it back. Its records, embeddings and
 * extracted texts are removed for good 30 days later; what was uploaded stays. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `DELETE /kb/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The knowledge base is deleted.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `knowledge_base_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await deleteKnowledgeBase(core, { id: 2 });
 * ```
 */
export function deleteKnowledgeBase(client: CoreClient, input: types.DeleteKnowledgeBaseInput, options?: CallOptions): Call<types.DeleteKnowledgeBaseOutput> {
  return client.call({ id: 'deleteKnowledgeBase', method: 'DELETE', path: '/kb/manage', key: true }, input, options);
}

export interface Operations {
  /**
   * Delete a knowledge base.
   *
   * Soft-deletes a knowledge base: it is no longer listed, searched or written to, and its name is free again. Agents whose tools name it
   * run on without it, and within seconds each gets a version without its id. There is no operation to bring it back. Its records,
   * embeddings and extracted texts are removed for good 30 days later; what was uploaded stays. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `DELETE /kb/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The knowledge base is deleted.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `knowledge_base_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.deleteKnowledgeBase({ id: 2 });
   * ```
   */
  deleteKnowledgeBase(input: types.DeleteKnowledgeBaseInput, options?: CallOptions): Call<types.DeleteKnowledgeBaseOutput>;
}

/**
 * List the files of a knowledge base.
 *
 * Lists every file of one knowledge base, newest first, with the state of its processing. Ask again until no file is `parsing`, `parsed` or
 * `chunking` to wait for the processing. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /kb/files`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The files of the knowledge base.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `knowledge_base_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listKnowledgeBaseFiles(core, { kbId: 1 });
 * ```
 */
export function listKnowledgeBaseFiles(client: CoreClient, input: types.ListKnowledgeBaseFilesInput, options?: CallOptions): Call<types.ListKnowledgeBaseFilesOutput> {
  return client.call({ id: 'listKnowledgeBaseFiles', method: 'GET', path: '/kb/files' }, input, options);
}

export interface Operations {
  /**
   * List the files of a knowledge base.
   *
   * Lists every file of one knowledge base, newest first, with the state of its processing. Ask again until no file is `parsing`, `parsed`
   * or `chunking` to wait for the processing. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /kb/files`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The files of the knowledge base.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `knowledge_base_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listKnowledgeBaseFiles({ kbId: 1 });
   * ```
   */
  listKnowledgeBaseFiles(input: types.ListKnowledgeBaseFilesInput, options?: CallOptions): Call<types.ListKnowledgeBaseFilesOutput>;
}

/**
 * Add an uploaded file to a knowledge base.
 *
 * Adds a file that was uploaded before and starts its processing. Order of calls: `POST /upload/presigned`, then the HTTP PUT of the file,
 * then this call with `fileId`, `fileKey` (`key` of the descriptor) and `contentKey` from the descriptor. Both keys must lie under the
 * caller's `<org_id>/`, and `fileKey` must have an object behind it. Processing goes on after the reply: the text is taken out (txt, md,
 * json, csv, xml, yaml, html, pdf, docx; any other type ends as `parse_failed`) and stored at `contentKey`, cut into chunks, embedded, read
 * into data when the knowledge base has an extraction model and schema; at last the trigger is fired. The same file can be in a knowledge
 * base only once, and a knowledge base holds at most 10000 files. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `POST /kb/files`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The new file record; its processing has started.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `file_key_not_owned`, `content_key_not_owned`,
 * `uploaded_file_missing`, `knowledge_base_file_limit_reached`, `knowledge_base_file_exists`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `knowledge_base_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await addKnowledgeBaseFile(core, {
 *   kbId: 1,
 *   fileId: '7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11',
 *   fileName: 'arm-x2-manual.pdf',
 *   fileKey: 'org_2kAcmeRobotics7Q4mZx1Lt8/uploads/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11/arm-x2-manual.pdf',
 *   contentKey: 'org_2kAcmeRobotics7Q4mZx1Lt8/contents/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11.md',
 *   contentType: 'application/pdf',
 *   fileSize: 482113,
 *   userMetadata: { product: 'Arm X2', language: 'en' },
 * });
 * ```
 */
export function addKnowledgeBaseFile(client: CoreClient, input: types.AddKnowledgeBaseFileInput, options?: CallOptions): Call<types.AddKnowledgeBaseFileOutput> {
  return client.call({ id: 'addKnowledgeBaseFile', method: 'POST', path: '/kb/files', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Add an uploaded file to a knowledge base.
   *
   * Adds a file that was uploaded before and starts its processing. Order of calls: `POST /upload/presigned`, then the HTTP PUT of the file,
   * then this call with `fileId`, `fileKey` (`key` of the descriptor) and `contentKey` from the descriptor. Both keys must lie under the
   * caller's `<org_id>/`, and `fileKey` must have an object behind it. Processing goes on after the reply: the text is taken out (txt, md,
   * json, csv, xml, yaml, html, pdf, docx; any other type ends as `parse_failed`) and stored at `contentKey`, cut into chunks, embedded,
   * read into data when the knowledge base has an extraction model and schema; at last the trigger is fired. The same file can be in a
   * knowledge base only once, and a knowledge base holds at most 10000 files. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `POST /kb/files`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The new file record; its processing has started.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `file_key_not_owned`, `content_key_not_owned`,
   * `uploaded_file_missing`, `knowledge_base_file_limit_reached`, `knowledge_base_file_exists`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `knowledge_base_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.addKnowledgeBaseFile({
   *   kbId: 1,
   *   fileId: '7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11',
   *   fileName: 'arm-x2-manual.pdf',
   *   fileKey: 'org_2kAcmeRobotics7Q4mZx1Lt8/uploads/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11/arm-x2-manual.pdf',
   *   contentKey: 'org_2kAcmeRobotics7Q4mZx1Lt8/contents/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11.md',
   *   contentType: 'application/pdf',
   *   fileSize: 482113,
   *   userMetadata: { product: 'Arm X2', language: 'en' },
   * });
   * ```
   */
  addKnowledgeBaseFile(input: types.AddKnowledgeBaseFileInput, options?: CallOptions): Call<types.AddKnowledgeBaseFileOutput>;
}

/**
 * Delete a file from a knowledge base.
 *
 * Deletes the file record, its embeddings and its extracted text; this cannot be undone. The upload itself stays. `fileId` is here the
 * record id (an integer), not the UUID of the upload. A knowledge base that does not exist, or does not hold the file, gets `File not found`
 * too. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `DELETE /kb/files`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The file is deleted.
 * @throws {BadRequestError} 400: `knowledge_base_and_file_id_required`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `file_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await deleteKnowledgeBaseFile(core, { kbId: 1, fileId: 22 });
 * ```
 */
export function deleteKnowledgeBaseFile(client: CoreClient, input: types.DeleteKnowledgeBaseFileInput, options?: CallOptions): Call<types.DeleteKnowledgeBaseFileOutput> {
  return client.call({ id: 'deleteKnowledgeBaseFile', method: 'DELETE', path: '/kb/files', key: true }, input, options);
}

export interface Operations {
  /**
   * Delete a file from a knowledge base.
   *
   * Deletes the file record, its embeddings and its extracted text; this cannot be undone. The upload itself stays. `fileId` is here the
   * record id (an integer), not the UUID of the upload. A knowledge base that does not exist, or does not hold the file, gets `File not
   * found` too. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `DELETE /kb/files`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The file is deleted.
   * @throws {BadRequestError} 400: `knowledge_base_and_file_id_required`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `file_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.deleteKnowledgeBaseFile({ kbId: 1, fileId: 22 });
   * ```
   */
  deleteKnowledgeBaseFile(input: types.DeleteKnowledgeBaseFileInput, options?: CallOptions): Call<types.DeleteKnowledgeBaseFileOutput>;
}

/**
 * Process a failed file again.
 *
 * Processes a file again whose state is `parse_failed`, `chunk_failed` or `extract_failed`, from the step that failed. A file in any other
 * state is refused with 400. No body. Processing goes on after the reply. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `POST /kb/files/retry`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The file record; its processing has started again.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `file_not_failed`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `file_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await retryKnowledgeBaseFile(core, { kbId: 1, fileId: 22 });
 * ```
 */
export function retryKnowledgeBaseFile(client: CoreClient, input: types.RetryKnowledgeBaseFileInput, options?: CallOptions): Call<types.RetryKnowledgeBaseFileOutput> {
  return client.call({ id: 'retryKnowledgeBaseFile', method: 'POST', path: '/kb/files/retry', key: true }, input, options);
}

export interface Operations {
  /**
   * Process a failed file again.
   *
   * Processes a file again whose state is `parse_failed`, `chunk_failed` or `extract_failed`, from the step that failed. A file in any other
   * state is refused with 400. No body. Processing goes on after the reply. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `POST /kb/files/retry`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The file record; its processing has started again.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `file_not_failed`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `file_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.retryKnowledgeBaseFile({ kbId: 1, fileId: 22 });
   * ```
   */
  retryKnowledgeBaseFile(input: types.RetryKnowledgeBaseFileInput, options?: CallOptions): Call<types.RetryKnowledgeBaseFileOutput>;
}

/**
 * Search a knowledge base.
 *
 * Finds the passages of one knowledge base that are nearest in meaning to `query`, best first. Only files whose text is embedded are
 * searched (`completed` and `extract_failed`); a knowledge base without any gives an empty list. Changes nothing. Open to every role but
 * guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `POST /kb/search`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The passages, best first.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `knowledge_base_not_found`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await searchKnowledgeBase(core, { kbId: 1, query: 'Why does the arm stop at 40 degrees?', limit: 3 });
 * ```
 */
export function searchKnowledgeBase(client: CoreClient, input: types.SearchKnowledgeBaseInput, options?: CallOptions): Call<types.SearchKnowledgeBaseOutput> {
  return client.call({ id: 'searchKnowledgeBase', method: 'POST', path: '/kb/search', body: 'required', key: false }, input, options);
}

export interface Operations {
  /**
   * Search a knowledge base.
   *
   * Finds the passages of one knowledge base that are nearest in meaning to `query`, best first. Only files whose text is embedded are
   * searched (`completed` and `extract_failed`); a knowledge base without any gives an empty list. Changes nothing. Open to every role but
   * guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `POST /kb/search`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The passages, best first.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `knowledge_base_not_found`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.searchKnowledgeBase({ kbId: 1, query: 'Why does the arm stop at 40 degrees?', limit: 3 });
   * ```
   */
  searchKnowledgeBase(input: types.SearchKnowledgeBaseInput, options?: CallOptions): Call<types.SearchKnowledgeBaseOutput>;
}

/**
 * List connected tool servers, or read one.
 *
 * Lists every tool server (Model Context Protocol) of the organization, sorted by name. With `id`, answers with that one under `toolServer`
 * instead. Header values are never in a reply, only their names. Admins only.
 *
 * Role: admin (`org:admin`).
 *
 * `GET /mcp-servers/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The tool servers of the organization, or the one that was asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {NotFoundError} 404: `tool_server_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listToolServers(core, { id: 3 });
 * ```
 */
export function listToolServers(client: CoreClient, input: types.ListToolServersInput & { id: schemas.Id }, options?: CallOptions): Call<schemas.ToolServerReply>;
/**
 * List connected tool servers, or read one.
 *
 * Lists every tool server (Model Context Protocol) of the organization, sorted by name. With `id`, answers with that one under `toolServer`
 * instead. Header values are never in a reply, only their names. Admins only.
 *
 * Role: admin (`org:admin`).
 *
 * `GET /mcp-servers/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The tool servers of the organization, or the one that was asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {NotFoundError} 404: `tool_server_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listToolServers(core);
 * ```
 */
export function listToolServers(client: CoreClient, input?: types.ListToolServersInput & { id?: undefined }, options?: CallOptions): Call<schemas.ToolServerList>;
/**
 * List connected tool servers, or read one.
 *
 * Lists every tool server (Model Context Protocol) of the organization, sorted by name. With `id`, answers with that one under `toolServer`
 * instead. Header values are never in a reply, only their names. Admins only.
 *
 * Role: admin (`org:admin`).
 *
 * `GET /mcp-servers/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The tool servers of the organization, or the one that was asked for.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {NotFoundError} 404: `tool_server_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listToolServers(core);
 * ```
 */
export function listToolServers(client: CoreClient, input?: types.ListToolServersInput, options?: CallOptions): Call<types.ListToolServersOutput>;
export function listToolServers(client: CoreClient, input?: types.ListToolServersInput, options?: CallOptions): Call<types.ListToolServersOutput> {
  return client.call({ id: 'listToolServers', method: 'GET', path: '/mcp-servers/manage' }, input, options);
}

export interface Operations {
  /**
   * List connected tool servers, or read one.
   *
   * Lists every tool server (Model Context Protocol) of the organization, sorted by name. With `id`, answers with that one under
   * `toolServer` instead. Header values are never in a reply, only their names. Admins only.
   *
   * Role: admin (`org:admin`).
   *
   * `GET /mcp-servers/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The tool servers of the organization, or the one that was asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {NotFoundError} 404: `tool_server_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listToolServers({ id: 3 });
   * ```
   */
  listToolServers(input: types.ListToolServersInput & { id: schemas.Id }, options?: CallOptions): Call<schemas.ToolServerReply>;

  /**
   * List connected tool servers, or read one.
   *
   * Lists every tool server (Model Context Protocol) of the organization, sorted by name. With `id`, answers with that one under
   * `toolServer` instead. Header values are never in a reply, only their names. Admins only.
   *
   * Role: admin (`org:admin`).
   *
   * `GET /mcp-servers/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The tool servers of the organization, or the one that was asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {NotFoundError} 404: `tool_server_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listToolServers();
   * ```
   */
  listToolServers(input?: types.ListToolServersInput & { id?: undefined }, options?: CallOptions): Call<schemas.ToolServerList>;

  /**
   * List connected tool servers, or read one.
   *
   * Lists every tool server (Model Context Protocol) of the organization, sorted by name. With `id`, answers with that one under
   * `toolServer` instead. Header values are never in a reply, only their names. Admins only.
   *
   * Role: admin (`org:admin`).
   *
   * `GET /mcp-servers/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The tool servers of the organization, or the one that was asked for.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {NotFoundError} 404: `tool_server_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listToolServers();
   * ```
   */
  listToolServers(input?: types.ListToolServersInput, options?: CallOptions): Call<types.ListToolServersOutput>;
}

/**
 * Change a tool server.
 *
 * Changes the fields that are given and keeps the others. `headers` replaces all stored headers; left out, they are kept; `{}` removes them.
 * A `url` with another scheme, host or port removes the stored headers unless `headers` is given as well, so that they never reach another
 * server by accident. The fields that only a reply has are accepted and ignored. Admins only.
 *
 * Role: admin (`org:admin`).
 *
 * `PUT /mcp-servers/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The tool server after the change.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `tool_server_limit_reached`, `tool_server_name_in_use`,
 * `tool_server_url_not_allowed`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {NotFoundError} 404: `tool_server_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await updateToolServer(core, { id: 3, enabled: false });
 * ```
 */
export function updateToolServer(client: CoreClient, input: types.UpdateToolServerInput, options?: CallOptions): Call<types.UpdateToolServerOutput> {
  return client.call({ id: 'updateToolServer', method: 'PUT', path: '/mcp-servers/manage', query: ['id'], body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Change a tool server.
   *
   * Changes the fields that are given and keeps the others. `headers` replaces all stored headers; left out, they are kept; `{}` removes
   * them. A `url` with another scheme, host or port removes the stored headers unless `headers` is given as well, so that they never reach
   * another server by accident. The fields that only a reply has are accepted and ignored. Admins only.
   *
   * Role: admin (`org:admin`).
   *
   * `PUT /mcp-servers/manage`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The tool server after the change.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `tool_server_limit_reached`, `tool_server_name_in_use`,
   * `tool_server_url_not_allowed`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {NotFoundError} 404: `tool_server_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.updateToolServer({ id: 3, enabled: false });
   * ```
   */
  updateToolServer(input: types.UpdateToolServerInput, options?: CallOptions): Call<types.UpdateToolServerOutput>;
}

/**
 * Connect a tool server.
 *
 * Connects a tool server. `name` is unique in the organization. `url` must not lead to a private or link-local address unless the
 * installation allows it, and holds no user name or password. The server is not called here; use `POST /mcp-servers/test` for that, and
 * every connection checks the address again. Put the id that comes back into `mcpServers` of an agent to give the agent its tools. Admins
 * only.
 *
 * Role: admin (`org:admin`).
 *
 * `POST /mcp-servers/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The new tool server.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `tool_server_limit_reached`, `tool_server_name_in_use`,
 * `tool_server_url_not_allowed`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await createToolServer(core, {
 *   name: 'Parts inventory',
 *   url: 'https://mcp.acme-robotics.example/mcp',
 *   transport: 'streamable-http',
 *   headers: { Authorization: 'Bearer parts-inventory-key' },
 * });
 * ```
 */
export function createToolServer(client: CoreClient, input: types.CreateToolServerInput, options?: CallOptions): Call<types.CreateToolServerOutput> {
  return client.call({ id: 'createToolServer', method: 'POST', path: '/mcp-servers/manage', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Connect a tool server.
   *
   * Connects a tool server. `name` is unique in the organization. `url` must not lead to a private or link-local address unless the
   * installation allows it, and holds no user name or password. The server is not called here; use `POST /mcp-servers/test` for that, and
   * every connection checks the address again. Put the id that comes back into `mcpServers` of an agent to give the agent its tools. Admins
   * only.
   *
   * Role: admin (`org:admin`).
   *
   * `POST /mcp-servers/manage`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The new tool server.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `tool_server_limit_reached`, `tool_server_name_in_use`,
   * `tool_server_url_not_allowed`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.createToolServer({
   *   name: 'Parts inventory',
   *   url: 'https://mcp.acme-robotics.example/mcp',
   *   transport: 'streamable-http',
   *   headers: { Authorization: 'Bearer parts-inventory-key' },
   * });
   * ```
   */
  createToolServer(input: types.CreateToolServerInput, options?: CallOptions): Call<types.CreateToolServerOutput>;
}

/**
 * Disconnect a tool server.
 *
 * Deletes a tool server and its stored headers. Agents that are connected to it run on without its tools, and within seconds each gets a
 * version without its id. Admins only.
 *
 * Role: admin (`org:admin`).
 *
 * `DELETE /mcp-servers/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The tool server is deleted.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {NotFoundError} 404: `tool_server_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await deleteToolServer(core, { id: 3 });
 * ```
 */
export function deleteToolServer(client: CoreClient, input: types.DeleteToolServerInput, options?: CallOptions): Call<types.DeleteToolServerOutput> {
  return client.call({ id: 'deleteToolServer', method: 'DELETE', path: '/mcp-servers/manage', key: true }, input, options);
}

export interface Operations {
  /**
   * Disconnect a tool server.
   *
   * Deletes a tool server and its stored headers. Agents that are connected to it run on without its tools, and within seconds each gets a
   * version without its id. Admins only.
   *
   * Role: admin (`org:admin`).
   *
   * `DELETE /mcp-servers/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The tool server is deleted.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {NotFoundError} 404: `tool_server_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.deleteToolServer({ id: 3 });
   * ```
   */
  deleteToolServer(input: types.DeleteToolServerInput, options?: CallOptions): Call<types.DeleteToolServerOutput>;
}

/**
 * Try a tool server and list its tools.
 *
 * Connects to a tool server and lists its tools. Give either the `id` of a stored one (its stored headers are used, also when it is switched
 * off) or the `url` of one that is not stored yet. Stores nothing. A server that cannot be reached, refuses the headers or does not answer
 * within 10 seconds gives 200 with `success: false` and the reason in `error`. Private and link-local addresses are refused with 400 unless
 * the installation allows them. Admins only.
 *
 * Role: admin (`org:admin`).
 *
 * `POST /mcp-servers/test`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns What the test found.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `tool_server_url_not_allowed`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `admin_required`
 * @throws {NotFoundError} 404: `tool_server_not_found`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await testToolServer(core, { id: 3 });
 * ```
 */
export function testToolServer(client: CoreClient, input: types.TestToolServerInput, options?: CallOptions): Call<types.TestToolServerOutput> {
  return client.call({ id: 'testToolServer', method: 'POST', path: '/mcp-servers/test', body: 'required', key: false }, input, options);
}

export interface Operations {
  /**
   * Try a tool server and list its tools.
   *
   * Connects to a tool server and lists its tools. Give either the `id` of a stored one (its stored headers are used, also when it is
   * switched off) or the `url` of one that is not stored yet. Stores nothing. A server that cannot be reached, refuses the headers or does
   * not answer within 10 seconds gives 200 with `success: false` and the reason in `error`. Private and link-local addresses are refused
   * with 400 unless the installation allows them. Admins only.
   *
   * Role: admin (`org:admin`).
   *
   * `POST /mcp-servers/test`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns What the test found.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `tool_server_url_not_allowed`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `admin_required`
   * @throws {NotFoundError} 404: `tool_server_not_found`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.testToolServer({ id: 3 });
   * ```
   */
  testToolServer(input: types.TestToolServerInput, options?: CallOptions): Call<types.TestToolServerOutput>;
}

/**
 * List scheduled tasks, or read one.
 *
 * Without `taskId`, the caller's own tasks as a bare array, newest first; with `allInOrg=true` (admins only) every task of the organization.
 * With `taskId`, that one task as an object, and `allInOrg` is ignored: members may read their own tasks, admins every task of the
 * organization. Deleted tasks are left out. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /scheduled-tasks/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The tasks as an array, or the one that was asked for as an object.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`, `admin_required`
 * @throws {NotFoundError} 404: `scheduled_task_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listScheduledTasks(core, { taskId: 7 });
 * ```
 */
export function listScheduledTasks(client: CoreClient, input: types.ListScheduledTasksInput & { taskId: schemas.Id }, options?: CallOptions): Call<schemas.ScheduledTask>;
/**
 * List scheduled tasks, or read one.
 *
 * Without `taskId`, the caller's own tasks as a bare array, newest first; with `allInOrg=true` (admins only) every task of the organization.
 * With `taskId`, that one task as an object, and `allInOrg` is ignored: members may read their own tasks, admins every task of the
 * organization. Deleted tasks are left out. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /scheduled-tasks/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The tasks as an array, or the one that was asked for as an object.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`, `admin_required`
 * @throws {NotFoundError} 404: `scheduled_task_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listScheduledTasks(core);
 * ```
 */
export function listScheduledTasks(client: CoreClient, input?: types.ListScheduledTasksInput & { taskId?: undefined }, options?: CallOptions): Call<schemas.ScheduledTask[]>;
/**
 * List scheduled tasks, or read one.
 *
 * Without `taskId`, the caller's own tasks as a bare array, newest first; with `allInOrg=true` (admins only) every task of the organization.
 * With `taskId`, that one task as an object, and `allInOrg` is ignored: members may read their own tasks, admins every task of the
 * organization. Deleted tasks are left out. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /scheduled-tasks/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The tasks as an array, or the one that was asked for as an object.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`, `admin_required`
 * @throws {NotFoundError} 404: `scheduled_task_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listScheduledTasks(core);
 * ```
 */
export function listScheduledTasks(client: CoreClient, input?: types.ListScheduledTasksInput, options?: CallOptions): Call<types.ListScheduledTasksOutput>;
export function listScheduledTasks(client: CoreClient, input?: types.ListScheduledTasksInput, options?: CallOptions): Call<types.ListScheduledTasksOutput> {
  return client.call({ id: 'listScheduledTasks', method: 'GET', path: '/scheduled-tasks/manage' }, input, options);
}

export interface Operations {
  /**
   * List scheduled tasks, or read one.
   *
   * Without `taskId`, the caller's own tasks as a bare array, newest first; with `allInOrg=true` (admins only) every task of the
   * organization. With `taskId`, that one task as an object, and `allInOrg` is ignored: members may read their own tasks, admins every task
   * of the organization. Deleted tasks are left out. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /scheduled-tasks/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The tasks as an array, or the one that was asked for as an object.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`, `admin_required`
   * @throws {NotFoundError} 404: `scheduled_task_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listScheduledTasks({ taskId: 7 });
   * ```
   */
  listScheduledTasks(input: types.ListScheduledTasksInput & { taskId: schemas.Id }, options?: CallOptions): Call<schemas.ScheduledTask>;

  /**
   * List scheduled tasks, or read one.
   *
   * Without `taskId`, the caller's own tasks as a bare array, newest first; with `allInOrg=true` (admins only) every task of the
   * organization. With `taskId`, that one task as an object, and `allInOrg` is ignored: members may read their own tasks, admins every task
   * of the organization. Deleted tasks are left out. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /scheduled-tasks/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The tasks as an array, or the one that was asked for as an object.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`, `admin_required`
   * @throws {NotFoundError} 404: `scheduled_task_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listScheduledTasks();
   * ```
   */
  listScheduledTasks(input?: types.ListScheduledTasksInput & { taskId?: undefined }, options?: CallOptions): Call<schemas.ScheduledTask[]>;

  /**
   * List scheduled tasks, or read one.
   *
   * Without `taskId`, the caller's own tasks as a bare array, newest first; with `allInOrg=true` (admins only) every task of the
   * organization. With `taskId`, that one task as an object, and `allInOrg` is ignored: members may read their own tasks, admins every task
   * of the organization. Deleted tasks are left out. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /scheduled-tasks/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The tasks as an array, or the one that was asked for as an object.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`, `admin_required`
   * @throws {NotFoundError} 404: `scheduled_task_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listScheduledTasks();
   * ```
   */
  listScheduledTasks(input?: types.ListScheduledTasksInput, options?: CallOptions): Call<types.ListScheduledTasksOutput>;
}

/**
 * Change a scheduled task.
 *
 * Changes the fields that are given and keeps the others. A new `schedule` counts from now on: slots of the old one are not caught up.
 * `enabled` works as in `POST /scheduled-tasks/toggle`. The fields that only a reply has are accepted and ignored, so that a task that was
 * read can be written back. Members change their own tasks, admins every task of the organization. An admin who changes `prompt`, `agentId`
 * or `schedule` of another member's task becomes its owner, and the task runs in the admin's name from then on; any other change leaves the
 * owner as it is. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `PUT /scheduled-tasks/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The task after the change.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `scheduled_task_owner_not_member`, `scheduled_task_owner_is_guest`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`
 * @throws {NotFoundError} 404: `scheduled_task_not_found`, `agent_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await updateScheduledTask(core, { taskId: 7, schedule: '0 7 * * 1-5' });
 * ```
 */
export function updateScheduledTask(client: CoreClient, input: types.UpdateScheduledTaskInput, options?: CallOptions): Call<types.UpdateScheduledTaskOutput> {
  return client.call({ id: 'updateScheduledTask', method: 'PUT', path: '/scheduled-tasks/manage', query: ['taskId'], body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Change a scheduled task.
   *
   * Changes the fields that are given and keeps the others. A new `schedule` counts from now on: slots of the old one are not caught up.
   * `enabled` works as in `POST /scheduled-tasks/toggle`. The fields that only a reply has are accepted and ignored, so that a task that was
   * read can be written back. Members change their own tasks, admins every task of the organization. An admin who changes `prompt`,
   * `agentId` or `schedule` of another member's task becomes its owner, and the task runs in the admin's name from then on; any other change
   * leaves the owner as it is. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `PUT /scheduled-tasks/manage`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The task after the change.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `scheduled_task_owner_not_member`,
   * `scheduled_task_owner_is_guest`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`
   * @throws {NotFoundError} 404: `scheduled_task_not_found`, `agent_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.updateScheduledTask({ taskId: 7, schedule: '0 7 * * 1-5' });
   * ```
   */
  updateScheduledTask(input: types.UpdateScheduledTaskInput, options?: CallOptions): Call<types.UpdateScheduledTaskOutput>;
}

/**
 * Create a scheduled task.
 *
 * Creates a task that runs an agent with `prompt` on a cron schedule in UTC. The caller owns it, and its conversations are the owner's. A
 * schedule that is not a five-field cron expression, or that can never fire (30 February), is refused with 400; `details` names `schedule`.
 * Each slot runs exactly once. Slots missed while no worker ran collapse into one catch-up run when the newest of them is not older than
 * `catchUpWindowSeconds`. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `POST /scheduled-tasks/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The new task.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `scheduled_task_limit_reached`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {NotFoundError} 404: `agent_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await createScheduledTask(core, {
 *   name: 'Morning visit digest',
 *   description: 'Sums up the visits of the day before',
 *   prompt: 'Sum up all visit reports of yesterday in ten lines.',
 *   schedule: '0 6 * * 1-5',
 *   agentId: 2,
 * });
 * ```
 */
export function createScheduledTask(client: CoreClient, input: types.CreateScheduledTaskInput, options?: CallOptions): Call<types.CreateScheduledTaskOutput> {
  return client.call({ id: 'createScheduledTask', method: 'POST', path: '/scheduled-tasks/manage', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Create a scheduled task.
   *
   * Creates a task that runs an agent with `prompt` on a cron schedule in UTC. The caller owns it, and its conversations are the owner's. A
   * schedule that is not a five-field cron expression, or that can never fire (30 February), is refused with 400; `details` names
   * `schedule`. Each slot runs exactly once. Slots missed while no worker ran collapse into one catch-up run when the newest of them is not
   * older than `catchUpWindowSeconds`. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `POST /scheduled-tasks/manage`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The new task.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `scheduled_task_limit_reached`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {NotFoundError} 404: `agent_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.createScheduledTask({
   *   name: 'Morning visit digest',
   *   description: 'Sums up the visits of the day before',
   *   prompt: 'Sum up all visit reports of yesterday in ten lines.',
   *   schedule: '0 6 * * 1-5',
   *   agentId: 2,
   * });
   * ```
   */
  createScheduledTask(input: types.CreateScheduledTaskInput, options?: CallOptions): Call<types.CreateScheduledTaskOutput>;
}

/**
 * Delete a scheduled task.
 *
 * Soft-deletes and disables a task: it is no longer listed and never runs again; its executions and conversations are kept. A run that is in
 * progress goes on to its end. `taskId` is required, in the query or as a JSON body `{"taskId": 7}`; given in both, the two must be equal,
 * and given in neither is a 400. Members delete their own tasks, admins every task of the organization. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `DELETE /scheduled-tasks/manage`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns nothing
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`
 * @throws {NotFoundError} 404: `scheduled_task_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * await deleteScheduledTask(core, { taskId: 7 });
 * ```
 */
export function deleteScheduledTask(client: CoreClient, input: types.DeleteScheduledTaskInput, options?: CallOptions): Call<types.DeleteScheduledTaskOutput> {
  return client.call({ id: 'deleteScheduledTask', method: 'DELETE', path: '/scheduled-tasks/manage', reply: 'none', key: true }, input, options);
}

export interface Operations {
  /**
   * Delete a scheduled task.
   *
   * Soft-deletes and disables a task: it is no longer listed and never runs again; its executions and conversations are kept. A run that is
   * in progress goes on to its end. `taskId` is required, in the query or as a JSON body `{"taskId": 7}`; given in both, the two must be
   * equal, and given in neither is a 400. Members delete their own tasks, admins every task of the organization. Open to every role but
   * guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `DELETE /scheduled-tasks/manage`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns nothing
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`
   * @throws {NotFoundError} 404: `scheduled_task_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * await client.deleteScheduledTask({ taskId: 7 });
   * ```
   */
  deleteScheduledTask(input: types.DeleteScheduledTaskInput, options?: CallOptions): Call<types.DeleteScheduledTaskOutput>;
}

/**
 * Switch a scheduled task on or off.
 *
 * Sets `enabled`. Switching on counts from now: slots that passed while the task was off are not caught up, and `pausedReason` becomes null.
 * A task whose agent is deleted cannot be switched on (404 `Agent not found`), nor one whose owner left the organization (400). Switching
 * off does not stop a run that is in progress. A task that is in that state already stays so. Members switch their own tasks, admins every
 * task of the organization. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `POST /scheduled-tasks/toggle`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The task after the change.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `scheduled_task_owner_not_member`, `scheduled_task_owner_is_guest`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`
 * @throws {NotFoundError} 404: `scheduled_task_not_found`, `agent_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await toggleScheduledTask(core, { taskId: 7, enabled: false });
 * ```
 */
export function toggleScheduledTask(client: CoreClient, input: types.ToggleScheduledTaskInput, options?: CallOptions): Call<types.ToggleScheduledTaskOutput> {
  return client.call({ id: 'toggleScheduledTask', method: 'POST', path: '/scheduled-tasks/toggle', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Switch a scheduled task on or off.
   *
   * Sets `enabled`. Switching on counts from now: slots that passed while the task was off are not caught up, and `pausedReason` becomes
   * null. A task whose agent is deleted cannot be switched on (404 `Agent not found`), nor one whose owner left the organization (400).
   * Switching off does not stop a run that is in progress. A task that is in that state already stays so. Members switch their own tasks,
   * admins every task of the organization. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `POST /scheduled-tasks/toggle`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The task after the change.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `scheduled_task_owner_not_member`,
   * `scheduled_task_owner_is_guest`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`
   * @throws {NotFoundError} 404: `scheduled_task_not_found`, `agent_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.toggleScheduledTask({ taskId: 7, enabled: false });
   * ```
   */
  toggleScheduledTask(input: types.ToggleScheduledTaskInput, options?: CallOptions): Call<types.ToggleScheduledTaskOutput>;
}

/**
 * Run a scheduled task now.
 *
 * Starts one run at once, as the task's owner, and answers before it ends. The schedule is not touched, a task that is off can be run, and
 * `overlapPolicy` is not looked at. Follow the run with `GET /scheduled-tasks/executions` or `GET /getConversation`. A task whose agent is
 * deleted gets 404 `Agent not found`, one whose owner left the organization or became a guest 400, one with ten runs in progress 409.
 * Members run their own tasks, admins every task of the organization. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `POST /scheduled-tasks/run`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The execution that was started.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `scheduled_task_owner_not_member`, `scheduled_task_owner_is_guest`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`
 * @throws {NotFoundError} 404: `scheduled_task_not_found`, `agent_not_found`
 * @throws {ConflictError} 409: `scheduled_task_run_limit_reached`, `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await runScheduledTask(core, { taskId: 7 });
 * ```
 */
export function runScheduledTask(client: CoreClient, input: types.RunScheduledTaskInput, options?: CallOptions): Call<types.RunScheduledTaskOutput> {
  return client.call({ id: 'runScheduledTask', method: 'POST', path: '/scheduled-tasks/run', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Run a scheduled task now.
   *
   * Starts one run at once, as the task's owner, and answers before it ends. The schedule is not touched, a task that is off can be run, and
   * `overlapPolicy` is not looked at. Follow the run with `GET /scheduled-tasks/executions` or `GET /getConversation`. A task whose agent is
   * deleted gets 404 `Agent not found`, one whose owner left the organization or became a guest 400, one with ten runs in progress 409.
   * Members run their own tasks, admins every task of the organization. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `POST /scheduled-tasks/run`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The execution that was started.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`, `scheduled_task_owner_not_member`,
   * `scheduled_task_owner_is_guest`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`
   * @throws {NotFoundError} 404: `scheduled_task_not_found`, `agent_not_found`
   * @throws {ConflictError} 409: `scheduled_task_run_limit_reached`, `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.runScheduledTask({ taskId: 7 });
   * ```
   */
  runScheduledTask(input: types.RunScheduledTaskInput, options?: CallOptions): Call<types.RunScheduledTaskOutput>;
}

/**
 * List past runs of scheduled tasks, or count them.
 *
 * The runs of the caller's tasks, newest first; an admin gets those of every task of the organization. With `stats=true`, counts by status
 * instead of the list; `limit` and `include` are then ignored. Runs of deleted tasks are kept and listed. Asking for another user's task
 * gives a member 403. Every slot of a schedule gets one record: it ran, or it was skipped or missed, with the reason. Slots of a task that
 * was off are recorded when it is switched on again, and of one stretch of time the newest 1,440. A run that fails because the model's
 * provider or a store is down is tried again for some minutes and stays `in_progress` meanwhile. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /scheduled-tasks/executions`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The runs as an array, or the counts as an object.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`
 * @throws {NotFoundError} 404: `scheduled_task_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listTaskExecutions(core, { stats: true });
 * ```
 */
export function listTaskExecutions(client: CoreClient, input: types.ListTaskExecutionsInput & { stats: true }, options?: CallOptions): Call<schemas.TaskExecutionStats>;
/**
 * List past runs of scheduled tasks, or count them.
 *
 * The runs of the caller's tasks, newest first; an admin gets those of every task of the organization. With `stats=true`, counts by status
 * instead of the list; `limit` and `include` are then ignored. Runs of deleted tasks are kept and listed. Asking for another user's task
 * gives a member 403. Every slot of a schedule gets one record: it ran, or it was skipped or missed, with the reason. Slots of a task that
 * was off are recorded when it is switched on again, and of one stretch of time the newest 1,440. A run that fails because the model's
 * provider or a store is down is tried again for some minutes and stays `in_progress` meanwhile. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /scheduled-tasks/executions`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The runs as an array, or the counts as an object.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`
 * @throws {NotFoundError} 404: `scheduled_task_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listTaskExecutions(core);
 * ```
 */
export function listTaskExecutions(client: CoreClient, input?: types.ListTaskExecutionsInput & { stats?: false }, options?: CallOptions): Call<schemas.TaskExecution[]>;
/**
 * List past runs of scheduled tasks, or count them.
 *
 * The runs of the caller's tasks, newest first; an admin gets those of every task of the organization. With `stats=true`, counts by status
 * instead of the list; `limit` and `include` are then ignored. Runs of deleted tasks are kept and listed. Asking for another user's task
 * gives a member 403. Every slot of a schedule gets one record: it ran, or it was skipped or missed, with the reason. Slots of a task that
 * was off are recorded when it is switched on again, and of one stretch of time the newest 1,440. A run that fails because the model's
 * provider or a store is down is tried again for some minutes and stays `in_progress` meanwhile. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /scheduled-tasks/executions`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The runs as an array, or the counts as an object.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`
 * @throws {NotFoundError} 404: `scheduled_task_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listTaskExecutions(core);
 * ```
 */
export function listTaskExecutions(client: CoreClient, input?: types.ListTaskExecutionsInput, options?: CallOptions): Call<types.ListTaskExecutionsOutput>;
export function listTaskExecutions(client: CoreClient, input?: types.ListTaskExecutionsInput, options?: CallOptions): Call<types.ListTaskExecutionsOutput> {
  return client.call({ id: 'listTaskExecutions', method: 'GET', path: '/scheduled-tasks/executions' }, input, options);
}

export interface Operations {
  /**
   * List past runs of scheduled tasks, or count them.
   *
   * The runs of the caller's tasks, newest first; an admin gets those of every task of the organization. With `stats=true`, counts by status
   * instead of the list; `limit` and `include` are then ignored. Runs of deleted tasks are kept and listed. Asking for another user's task
   * gives a member 403. Every slot of a schedule gets one record: it ran, or it was skipped or missed, with the reason. Slots of a task that
   * was off are recorded when it is switched on again, and of one stretch of time the newest 1,440. A run that fails because the model's
   * provider or a store is down is tried again for some minutes and stays `in_progress` meanwhile. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /scheduled-tasks/executions`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The runs as an array, or the counts as an object.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`
   * @throws {NotFoundError} 404: `scheduled_task_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listTaskExecutions({ stats: true });
   * ```
   */
  listTaskExecutions(input: types.ListTaskExecutionsInput & { stats: true }, options?: CallOptions): Call<schemas.TaskExecutionStats>;

  /**
   * List past runs of scheduled tasks, or count them.
   *
   * The runs of the caller's tasks, newest first; an admin gets those of every task of the organization. With `stats=true`, counts by status
   * instead of the list; `limit` and `include` are then ignored. Runs of deleted tasks are kept and listed. Asking for another user's task
   * gives a member 403. Every slot of a schedule gets one record: it ran, or it was skipped or missed, with the reason. Slots of a task that
   * was off are recorded when it is switched on again, and of one stretch of time the newest 1,440. A run that fails because the model's
   * provider or a store is down is tried again for some minutes and stays `in_progress` meanwhile. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /scheduled-tasks/executions`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The runs as an array, or the counts as an object.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`
   * @throws {NotFoundError} 404: `scheduled_task_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listTaskExecutions();
   * ```
   */
  listTaskExecutions(input?: types.ListTaskExecutionsInput & { stats?: false }, options?: CallOptions): Call<schemas.TaskExecution[]>;

  /**
   * List past runs of scheduled tasks, or count them.
   *
   * The runs of the caller's tasks, newest first; an admin gets those of every task of the organization. With `stats=true`, counts by status
   * instead of the list; `limit` and `include` are then ignored. Runs of deleted tasks are kept and listed. Asking for another user's task
   * gives a member 403. Every slot of a schedule gets one record: it ran, or it was skipped or missed, with the reason. Slots of a task that
   * was off are recorded when it is switched on again, and of one stretch of time the newest 1,440. A run that fails because the model's
   * provider or a store is down is tried again for some minutes and stays `in_progress` meanwhile. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /scheduled-tasks/executions`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The runs as an array, or the counts as an object.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`, `scheduled_task_not_owned`
   * @throws {NotFoundError} 404: `scheduled_task_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listTaskExecutions();
   * ```
   */
  listTaskExecutions(input?: types.ListTaskExecutionsInput, options?: CallOptions): Call<types.ListTaskExecutionsOutput>;
}

/**
 * Show when a schedule would fire.
 *
 * Gives the next ten times of a cron expression in UTC, counted from now, and what it means in words. Stores nothing. An expression that is
 * not valid or can never fire gets 400; `details` says why. When both the day of month and the day of week are restricted, a day counts when
 * either of them matches, as in standard cron. Open to every role but guest.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /scheduled-tasks/preview`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The next times and the meaning.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await previewSchedule(core, { schedule: '0 6 * * 1-5' });
 * ```
 */
export function previewSchedule(client: CoreClient, input: types.PreviewScheduleInput, options?: CallOptions): Call<types.PreviewScheduleOutput> {
  return client.call({ id: 'previewSchedule', method: 'GET', path: '/scheduled-tasks/preview' }, input, options);
}

export interface Operations {
  /**
   * Show when a schedule would fire.
   *
   * Gives the next ten times of a cron expression in UTC, counted from now, and what it means in words. Stores nothing. An expression that
   * is not valid or can never fire gets 400; `details` says why. When both the day of month and the day of week are restricted, a day counts
   * when either of them matches, as in standard cron. Open to every role but guest.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /scheduled-tasks/preview`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The next times and the meaning.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.previewSchedule({ schedule: '0 6 * * 1-5' });
   * ```
   */
  previewSchedule(input: types.PreviewScheduleInput, options?: CallOptions): Call<types.PreviewScheduleOutput>;
}

/**
 * Send a message to an agent.
 *
 * Sends one user message to an agent and runs it. Without `threadId` a new conversation of the caller is opened; with `threadId` the
 * message is added to that conversation, which must belong to the caller (an administrator cannot write into another person's
 * conversation) and to the agent named by `agentId` (otherwise 400). Any member of the organization may chat. Guests may chat with
 * agents that are `released` and have `showInChat`; any other agent does not exist for them (404). A
 * deleted agent takes no more messages (404), but its conversations stay readable. A conversation holds at most 10,000 messages and
 * 32 MiB of them (files sent by key do not count); one without room for a message and its answer takes no more (400, naming
 * `threadId`).
 *
 * By default the answer is the event stream of the AI SDK's UI-message protocol (version 1): each event is one `data:` line with a
 * JSON object, and the last one is `data: [DONE]`. `messageId` in the `start` event is the id under which the answer is stored.
 * A failure after the stream has begun arrives as an event of type `error`; the status code is then still 200 and `streamStatus`
 * becomes `error`. With the header `X-Stream-Response: false` the answer is 202 as soon as the message is stored, and the run goes
 * on in the background: poll `GET /getConversation` until `streamStatus` is no longer `in_progress`.
 *
 * Closing the connection does not stop the run; `POST /conversations/stop` does. While a run is in progress a second message to the
 * same conversation gets a 409 and is not stored. A file is sent as a base64 `data:` URL of at most 4,194,304 characters or as the
 * `key` of a finished upload; http and https addresses are refused with 400, and so is a key of another organization or one without a
 * file behind it. At most 60 requests a minute for each user.
 *
 * With an `Idempotency-Key` the message is stored and answered once. A repeat gets the same 202 again; where the answer was an event
 * stream, which is not sent twice, a repeat gets a 409 whose `X-Thread-ID` names the conversation to read.
 *
 * A user may have 10 streamed runs in progress at one time, and 100 in the background (waiting ones, triggers and scheduled tasks
 * included); an organization 1,000 of both together. One more is a 429 whose text says which limit it was, and the message is not
 * stored.
 *
 * Role: any role.
 *
 * `POST /chat`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - headers and fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The message is stored and the run goes on in the background, when `X-Stream-Response` is `false`.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `organization_role_required`
 * @throws {NotFoundError} 404: `agent_not_found`, `conversation_not_found`
 * @throws {ConflictError} 409: `conversation_run_in_progress`, `idempotency_key_in_progress`, `idempotency_reply_was_stream`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`, `user_run_limit_reached`, `organization_run_limit_reached`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await chat(core, {
 *   agentId: 1,
 *   message: {
 *     role: 'user',
 *     parts: [
 *       {
 *         type: 'text',
 *         text: 'Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?',
 *       },
 *     ],
 *   },
 *   timezone: 'Europe/Rome',
 *   streamResponse: 'false',
 * });
 * ```
 */
export function chat(client: CoreClient, input: types.ChatInput & { streamResponse: 'false' }, options?: CallOptions): Call<schemas.ChatAccepted>;
/**
 * Send a message to an agent.
 *
 * Sends one user message to an agent and runs it. Without `threadId` a new conversation of the caller is opened; with `threadId` the
 * message is added to that conversation, which must belong to the caller (an administrator cannot write into another person's
 * conversation) and to the agent named by `agentId` (otherwise 400). Any member of the organization may chat. Guests may chat with
 * agents that are `released` and have `showInChat`; any other agent does not exist for them (404). A
 * deleted agent takes no more messages (404), but its conversations stay readable. A conversation holds at most 10,000 messages and
 * 32 MiB of them (files sent by key do not count); one without room for a message and its answer takes no more (400, naming
 * `threadId`).
 *
 * By default the answer is the event stream of the AI SDK's UI-message protocol (version 1): each event is one `data:` line with a
 * JSON object, and the last one is `data: [DONE]`. `messageId` in the `start` event is the id under which the answer is stored.
 * A failure after the stream has begun arrives as an event of type `error`; the status code is then still 200 and `streamStatus`
 * becomes `error`. With the header `X-Stream-Response: false` the answer is 202 as soon as the message is stored, and the run goes
 * on in the background: poll `GET /getConversation` until `streamStatus` is no longer `in_progress`.
 *
 * Closing the connection does not stop the run; `POST /conversations/stop` does. While a run is in progress a second message to the
 * same conversation gets a 409 and is not stored. A file is sent as a base64 `data:` URL of at most 4,194,304 characters or as the
 * `key` of a finished upload; http and https addresses are refused with 400, and so is a key of another organization or one without a
 * file behind it. At most 60 requests a minute for each user.
 *
 * With an `Idempotency-Key` the message is stored and answered once. A repeat gets the same 202 again; where the answer was an event
 * stream, which is not sent twice, a repeat gets a 409 whose `X-Thread-ID` names the conversation to read.
 *
 * A user may have 10 streamed runs in progress at one time, and 100 in the background (waiting ones, triggers and scheduled tasks
 * included); an organization 1,000 of both together. One more is a 429 whose text says which limit it was, and the message is not
 * stored.
 *
 * Role: any role.
 *
 * `POST /chat`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - headers and fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns the raw response, whose body is the stream of events; the time limits end with its headers
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `organization_role_required`
 * @throws {NotFoundError} 404: `agent_not_found`, `conversation_not_found`
 * @throws {ConflictError} 409: `conversation_run_in_progress`, `idempotency_key_in_progress`, `idempotency_reply_was_stream`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`, `user_run_limit_reached`, `organization_run_limit_reached`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await chat(core, {
 *   agentId: 1,
 *   message: {
 *     role: 'user',
 *     parts: [
 *       {
 *         type: 'text',
 *         text: 'Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?',
 *       },
 *     ],
 *   },
 *   timezone: 'Europe/Rome',
 * });
 * ```
 */
export function chat(client: CoreClient, input: types.ChatInput & { streamResponse?: 'true' }, options?: CallOptions): Call<Response>;
/**
 * Send a message to an agent.
 *
 * Sends one user message to an agent and runs it. Without `threadId` a new conversation of the caller is opened; with `threadId` the
 * message is added to that conversation, which must belong to the caller (an administrator cannot write into another person's
 * conversation) and to the agent named by `agentId` (otherwise 400). Any member of the organization may chat. Guests may chat with
 * agents that are `released` and have `showInChat`; any other agent does not exist for them (404). A
 * deleted agent takes no more messages (404), but its conversations stay readable. A conversation holds at most 10,000 messages and
 * 32 MiB of them (files sent by key do not count); one without room for a message and its answer takes no more (400, naming
 * `threadId`).
 *
 * By default the answer is the event stream of the AI SDK's UI-message protocol (version 1): each event is one `data:` line with a
 * JSON object, and the last one is `data: [DONE]`. `messageId` in the `start` event is the id under which the answer is stored.
 * A failure after the stream has begun arrives as an event of type `error`; the status code is then still 200 and `streamStatus`
 * becomes `error`. With the header `X-Stream-Response: false` the answer is 202 as soon as the message is stored, and the run goes
 * on in the background: poll `GET /getConversation` until `streamStatus` is no longer `in_progress`.
 *
 * Closing the connection does not stop the run; `POST /conversations/stop` does. While a run is in progress a second message to the
 * same conversation gets a 409 and is not stored. A file is sent as a base64 `data:` URL of at most 4,194,304 characters or as the
 * `key` of a finished upload; http and https addresses are refused with 400, and so is a key of another organization or one without a
 * file behind it. At most 60 requests a minute for each user.
 *
 * With an `Idempotency-Key` the message is stored and answered once. A repeat gets the same 202 again; where the answer was an event
 * stream, which is not sent twice, a repeat gets a 409 whose `X-Thread-ID` names the conversation to read.
 *
 * A user may have 10 streamed runs in progress at one time, and 100 in the background (waiting ones, triggers and scheduled tasks
 * included); an organization 1,000 of both together. One more is a 429 whose text says which limit it was, and the message is not
 * stored.
 *
 * Role: any role.
 *
 * `POST /chat`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - headers and fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The message is stored and the run goes on in the background, when `X-Stream-Response` is `false`.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `organization_role_required`
 * @throws {NotFoundError} 404: `agent_not_found`, `conversation_not_found`
 * @throws {ConflictError} 409: `conversation_run_in_progress`, `idempotency_key_in_progress`, `idempotency_reply_was_stream`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`, `user_run_limit_reached`, `organization_run_limit_reached`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await chat(core, {
 *   agentId: 1,
 *   message: {
 *     role: 'user',
 *     parts: [
 *       {
 *         type: 'text',
 *         text: 'Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?',
 *       },
 *     ],
 *   },
 *   timezone: 'Europe/Rome',
 * });
 * ```
 */
export function chat(client: CoreClient, input: types.ChatInput, options?: CallOptions): Call<types.ChatOutput>;
export function chat(client: CoreClient, input: types.ChatInput, options?: CallOptions): Call<types.ChatOutput> {
  return client.call({ id: 'chat', method: 'POST', path: '/chat', header: { streamResponse: 'X-Stream-Response' }, body: 'required', reply: 'stream', key: true }, input, options);
}

export interface Operations {
  /**
   * Send a message to an agent.
   *
   * Sends one user message to an agent and runs it. Without `threadId` a new conversation of the caller is opened; with `threadId` the
   * message is added to that conversation, which must belong to the caller (an administrator cannot write into another person's
   * conversation) and to the agent named by `agentId` (otherwise 400). Any member of the organization may chat. Guests may chat with
   * agents that are `released` and have `showInChat`; any other agent does not exist for them (404). A
   * deleted agent takes no more messages (404), but its conversations stay readable. A conversation holds at most 10,000 messages and
   * 32 MiB of them (files sent by key do not count); one without room for a message and its answer takes no more (400, naming
   * `threadId`).
   *
   * By default the answer is the event stream of the AI SDK's UI-message protocol (version 1): each event is one `data:` line with a
   * JSON object, and the last one is `data: [DONE]`. `messageId` in the `start` event is the id under which the answer is stored.
   * A failure after the stream has begun arrives as an event of type `error`; the status code is then still 200 and `streamStatus`
   * becomes `error`. With the header `X-Stream-Response: false` the answer is 202 as soon as the message is stored, and the run goes
   * on in the background: poll `GET /getConversation` until `streamStatus` is no longer `in_progress`.
   *
   * Closing the connection does not stop the run; `POST /conversations/stop` does. While a run is in progress a second message to the
   * same conversation gets a 409 and is not stored. A file is sent as a base64 `data:` URL of at most 4,194,304 characters or as the
   * `key` of a finished upload; http and https addresses are refused with 400, and so is a key of another organization or one without a
   * file behind it. At most 60 requests a minute for each user.
   *
   * With an `Idempotency-Key` the message is stored and answered once. A repeat gets the same 202 again; where the answer was an event
   * stream, which is not sent twice, a repeat gets a 409 whose `X-Thread-ID` names the conversation to read.
   *
   * A user may have 10 streamed runs in progress at one time, and 100 in the background (waiting ones, triggers and scheduled tasks
   * included); an organization 1,000 of both together. One more is a 429 whose text says which limit it was, and the message is not
   * stored.
   *
   * Role: any role.
   *
   * `POST /chat`
   *
   * @param input - headers and fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The message is stored and the run goes on in the background, when `X-Stream-Response` is `false`.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `organization_role_required`
   * @throws {NotFoundError} 404: `agent_not_found`, `conversation_not_found`
   * @throws {ConflictError} 409: `conversation_run_in_progress`, `idempotency_key_in_progress`, `idempotency_reply_was_stream`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`, `user_run_limit_reached`, `organization_run_limit_reached`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.chat({
   *   agentId: 1,
   *   message: {
   *     role: 'user',
   *     parts: [
   *       {
   *         type: 'text',
   *         text: 'Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?',
   *       },
   *     ],
   *   },
   *   timezone: 'Europe/Rome',
   *   streamResponse: 'false',
   * });
   * ```
   */
  chat(input: types.ChatInput & { streamResponse: 'false' }, options?: CallOptions): Call<schemas.ChatAccepted>;

  /**
   * Send a message to an agent.
   *
   * Sends one user message to an agent and runs it. Without `threadId` a new conversation of the caller is opened; with `threadId` the
   * message is added to that conversation, which must belong to the caller (an administrator cannot write into another person's
   * conversation) and to the agent named by `agentId` (otherwise 400). Any member of the organization may chat. Guests may chat with
   * agents that are `released` and have `showInChat`; any other agent does not exist for them (404). A
   * deleted agent takes no more messages (404), but its conversations stay readable. A conversation holds at most 10,000 messages and
   * 32 MiB of them (files sent by key do not count); one without room for a message and its answer takes no more (400, naming
   * `threadId`).
   *
   * By default the answer is the event stream of the AI SDK's UI-message protocol (version 1): each event is one `data:` line with a
   * JSON object, and the last one is `data: [DONE]`. `messageId` in the `start` event is the id under which the answer is stored.
   * A failure after the stream has begun arrives as an event of type `error`; the status code is then still 200 and `streamStatus`
   * becomes `error`. With the header `X-Stream-Response: false` the answer is 202 as soon as the message is stored, and the run goes
   * on in the background: poll `GET /getConversation` until `streamStatus` is no longer `in_progress`.
   *
   * Closing the connection does not stop the run; `POST /conversations/stop` does. While a run is in progress a second message to the
   * same conversation gets a 409 and is not stored. A file is sent as a base64 `data:` URL of at most 4,194,304 characters or as the
   * `key` of a finished upload; http and https addresses are refused with 400, and so is a key of another organization or one without a
   * file behind it. At most 60 requests a minute for each user.
   *
   * With an `Idempotency-Key` the message is stored and answered once. A repeat gets the same 202 again; where the answer was an event
   * stream, which is not sent twice, a repeat gets a 409 whose `X-Thread-ID` names the conversation to read.
   *
   * A user may have 10 streamed runs in progress at one time, and 100 in the background (waiting ones, triggers and scheduled tasks
   * included); an organization 1,000 of both together. One more is a 429 whose text says which limit it was, and the message is not
   * stored.
   *
   * Role: any role.
   *
   * `POST /chat`
   *
   * @param input - headers and fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns the raw response, whose body is the stream of events; the time limits end with its headers
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `organization_role_required`
   * @throws {NotFoundError} 404: `agent_not_found`, `conversation_not_found`
   * @throws {ConflictError} 409: `conversation_run_in_progress`, `idempotency_key_in_progress`, `idempotency_reply_was_stream`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`, `user_run_limit_reached`, `organization_run_limit_reached`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.chat({
   *   agentId: 1,
   *   message: {
   *     role: 'user',
   *     parts: [
   *       {
   *         type: 'text',
   *         text: 'Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?',
   *       },
   *     ],
   *   },
   *   timezone: 'Europe/Rome',
   * });
   * ```
   */
  chat(input: types.ChatInput & { streamResponse?: 'true' }, options?: CallOptions): Call<Response>;

  /**
   * Send a message to an agent.
   *
   * Sends one user message to an agent and runs it. Without `threadId` a new conversation of the caller is opened; with `threadId` the
   * message is added to that conversation, which must belong to the caller (an administrator cannot write into another person's
   * conversation) and to the agent named by `agentId` (otherwise 400). Any member of the organization may chat. Guests may chat with
   * agents that are `released` and have `showInChat`; any other agent does not exist for them (404). A
   * deleted agent takes no more messages (404), but its conversations stay readable. A conversation holds at most 10,000 messages and
   * 32 MiB of them (files sent by key do not count); one without room for a message and its answer takes no more (400, naming
   * `threadId`).
   *
   * By default the answer is the event stream of the AI SDK's UI-message protocol (version 1): each event is one `data:` line with a
   * JSON object, and the last one is `data: [DONE]`. `messageId` in the `start` event is the id under which the answer is stored.
   * A failure after the stream has begun arrives as an event of type `error`; the status code is then still 200 and `streamStatus`
   * becomes `error`. With the header `X-Stream-Response: false` the answer is 202 as soon as the message is stored, and the run goes
   * on in the background: poll `GET /getConversation` until `streamStatus` is no longer `in_progress`.
   *
   * Closing the connection does not stop the run; `POST /conversations/stop` does. While a run is in progress a second message to the
   * same conversation gets a 409 and is not stored. A file is sent as a base64 `data:` URL of at most 4,194,304 characters or as the
   * `key` of a finished upload; http and https addresses are refused with 400, and so is a key of another organization or one without a
   * file behind it. At most 60 requests a minute for each user.
   *
   * With an `Idempotency-Key` the message is stored and answered once. A repeat gets the same 202 again; where the answer was an event
   * stream, which is not sent twice, a repeat gets a 409 whose `X-Thread-ID` names the conversation to read.
   *
   * A user may have 10 streamed runs in progress at one time, and 100 in the background (waiting ones, triggers and scheduled tasks
   * included); an organization 1,000 of both together. One more is a 429 whose text says which limit it was, and the message is not
   * stored.
   *
   * Role: any role.
   *
   * `POST /chat`
   *
   * @param input - headers and fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The message is stored and the run goes on in the background, when `X-Stream-Response` is `false`.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `organization_role_required`
   * @throws {NotFoundError} 404: `agent_not_found`, `conversation_not_found`
   * @throws {ConflictError} 409: `conversation_run_in_progress`, `idempotency_key_in_progress`, `idempotency_reply_was_stream`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`, `user_run_limit_reached`, `organization_run_limit_reached`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.chat({
   *   agentId: 1,
   *   message: {
   *     role: 'user',
   *     parts: [
   *       {
   *         type: 'text',
   *         text: 'Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?',
   *       },
   *     ],
   *   },
   *   timezone: 'Europe/Rome',
   * });
   * ```
   */
  chat(input: types.ChatInput, options?: CallOptions): Call<types.ChatOutput>;
}

/**
 * Get a conversation with all its messages.
 *
 * Answers one conversation with all its messages, ordered by creation time. The conversation must belong to the caller's organization:
 * a caller reads own conversations, an administrator reads every conversation of the organization. Sub-conversations and the
 * conversations of scheduled task runs are read in the same way. A soft-deleted conversation is returned with `deletedAt` and
 * `isDeleted: true`; lists leave it out and it takes no messages. Returns 404 if the conversation does not exist or belongs to another
 * person or another organization. During a run the messages stored so far are answered and `streamStatus` is `in_progress`.
 *
 * Role: any role.
 *
 * `GET /getConversation`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The conversation with its messages.
 * @throws {BadRequestError} 400: `thread_id_required`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `organization_role_required`
 * @throws {NotFoundError} 404: `conversation_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await getConversation(core, { threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' });
 * ```
 */
export function getConversation(client: CoreClient, input: types.GetConversationInput, options?: CallOptions): Call<types.GetConversationOutput> {
  return client.call({ id: 'getConversation', method: 'GET', path: '/getConversation' }, input, options);
}

export interface Operations {
  /**
   * Get a conversation with all its messages.
   *
   * Answers one conversation with all its messages, ordered by creation time. The conversation must belong to the caller's organization:
   * a caller reads own conversations, an administrator reads every conversation of the organization. Sub-conversations and the
   * conversations of scheduled task runs are read in the same way. A soft-deleted conversation is returned with `deletedAt` and
   * `isDeleted: true`; lists leave it out and it takes no messages. Returns 404 if the conversation does not exist or belongs to another
   * person or another organization. During a run the messages stored so far are answered and `streamStatus` is `in_progress`.
   *
   * Role: any role.
   *
   * `GET /getConversation`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The conversation with its messages.
   * @throws {BadRequestError} 400: `thread_id_required`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `organization_role_required`
   * @throws {NotFoundError} 404: `conversation_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.getConversation({ threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' });
   * ```
   */
  getConversation(input: types.GetConversationInput, options?: CallOptions): Call<types.GetConversationOutput>;
}

/**
 * List conversations.
 *
 * Lists conversations, the last changed first (by `updatedAt`, then `id`), without their messages and system prompt. Without
 * `allInOrg` the caller's own are listed; `allInOrg=true` lists those of the whole organization and needs the role org:admin. `userId`
 * may name another user only together with `allInOrg=true`: without it, a caller who is not an administrator gets 403 and an
 * administrator 400. Soft-deleted conversations and sub-conversations (`upstreamConversationId` not null) are left out; the
 * conversations of scheduled task runs are listed for the owner of the task. Read on with `cursor` until `nextCursor` is null. New
 * conversations do not move the pages that follow; one that changes meanwhile moves to the beginning of the list, so the pages that
 * follow no longer hold it.
 *
 * Role: any role.
 *
 * `GET /conversations`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns One page of conversations.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `organization_role_required`, `admin_required`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listConversations(core);
 * ```
 */
export function listConversations(client: CoreClient, input?: types.ListConversationsInput, options?: CallOptions): Call<types.ListConversationsOutput> {
  return client.call({ id: 'listConversations', method: 'GET', path: '/conversations' }, input, options);
}

export interface Operations {
  /**
   * List conversations.
   *
   * Lists conversations, the last changed first (by `updatedAt`, then `id`), without their messages and system prompt. Without
   * `allInOrg` the caller's own are listed; `allInOrg=true` lists those of the whole organization and needs the role org:admin. `userId`
   * may name another user only together with `allInOrg=true`: without it, a caller who is not an administrator gets 403 and an
   * administrator 400. Soft-deleted conversations and sub-conversations (`upstreamConversationId` not null) are left out; the
   * conversations of scheduled task runs are listed for the owner of the task. Read on with `cursor` until `nextCursor` is null. New
   * conversations do not move the pages that follow; one that changes meanwhile moves to the beginning of the list, so the pages that
   * follow no longer hold it.
   *
   * Role: any role.
   *
   * `GET /conversations`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns One page of conversations.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `organization_role_required`, `admin_required`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listConversations();
   * ```
   */
  listConversations(input?: types.ListConversationsInput, options?: CallOptions): Call<types.ListConversationsOutput>;
}

/**
 * Delete a conversation.
 *
 * Soft-deletes a conversation and its sub-conversations: they are no longer listed, read or counted on the dashboard. The owner may do
 * so, guests included, and an administrator for every conversation of the organization. A run in progress ends with the deletion, as
 * `stopped` and without its answer. A conversation that was deleted before is answered with 404. The answer is the deleted record with
 * `isDeleted` true.
 *
 * Role: any role.
 *
 * `DELETE /conversations`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The deleted conversation, without messages.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `organization_role_required`
 * @throws {NotFoundError} 404: `conversation_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await deleteConversation(core, { threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' });
 * ```
 */
export function deleteConversation(client: CoreClient, input: types.DeleteConversationInput, options?: CallOptions): Call<types.DeleteConversationOutput> {
  return client.call({ id: 'deleteConversation', method: 'DELETE', path: '/conversations', key: true }, input, options);
}

export interface Operations {
  /**
   * Delete a conversation.
   *
   * Soft-deletes a conversation and its sub-conversations: they are no longer listed, read or counted on the dashboard. The owner may do
   * so, guests included, and an administrator for every conversation of the organization. A run in progress ends with the deletion, as
   * `stopped` and without its answer. A conversation that was deleted before is answered with 404. The answer is the deleted record with
   * `isDeleted` true.
   *
   * Role: any role.
   *
   * `DELETE /conversations`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The deleted conversation, without messages.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `organization_role_required`
   * @throws {NotFoundError} 404: `conversation_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.deleteConversation({ threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' });
   * ```
   */
  deleteConversation(input: types.DeleteConversationInput, options?: CallOptions): Call<types.DeleteConversationOutput>;
}

/**
 * Rename a conversation.
 *
 * Gives a conversation a new name. The owner may do so, guests included, and an administrator for every conversation of the
 * organization. Every other field of a conversation is accepted and ignored. White space at both ends of the name is dropped; nothing
 * but white space is a 400. A body without `name`, or with the name that it has, changes nothing, `updatedAt` included. A name that
 * was set here is not replaced by a generated one.
 *
 * Role: any role.
 *
 * `PATCH /conversations`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters and fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The renamed conversation, without messages.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `organization_role_required`
 * @throws {NotFoundError} 404: `conversation_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await renameConversation(core, { threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6', name: 'Arm X2 brake fault E-17' });
 * ```
 */
export function renameConversation(client: CoreClient, input: types.RenameConversationInput, options?: CallOptions): Call<types.RenameConversationOutput> {
  return client.call({ id: 'renameConversation', method: 'PATCH', path: '/conversations', query: ['threadId'], body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Rename a conversation.
   *
   * Gives a conversation a new name. The owner may do so, guests included, and an administrator for every conversation of the
   * organization. Every other field of a conversation is accepted and ignored. White space at both ends of the name is dropped; nothing
   * but white space is a 400. A body without `name`, or with the name that it has, changes nothing, `updatedAt` included. A name that
   * was set here is not replaced by a generated one.
   *
   * Role: any role.
   *
   * `PATCH /conversations`
   *
   * @param input - query parameters and fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The renamed conversation, without messages.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `organization_role_required`
   * @throws {NotFoundError} 404: `conversation_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.renameConversation({ threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6', name: 'Arm X2 brake fault E-17' });
   * ```
   */
  renameConversation(input: types.RenameConversationInput, options?: CallOptions): Call<types.RenameConversationOutput>;
}

/**
 * List the messages of a conversation.
 *
 * Lists the messages of one conversation page by page, the oldest first. A caller reads own conversations, an administrator every
 * conversation of the organization. Read on with `cursor` until `nextCursor` is null.
 *
 * Role: any role.
 *
 * `GET /conversations/messages`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns One page of messages.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `organization_role_required`
 * @throws {NotFoundError} 404: `conversation_not_found`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await listConversationMessages(core, { threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' });
 * ```
 */
export function listConversationMessages(client: CoreClient, input: types.ListConversationMessagesInput, options?: CallOptions): Call<types.ListConversationMessagesOutput> {
  return client.call({ id: 'listConversationMessages', method: 'GET', path: '/conversations/messages' }, input, options);
}

export interface Operations {
  /**
   * List the messages of a conversation.
   *
   * Lists the messages of one conversation page by page, the oldest first. A caller reads own conversations, an administrator every
   * conversation of the organization. Read on with `cursor` until `nextCursor` is null.
   *
   * Role: any role.
   *
   * `GET /conversations/messages`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns One page of messages.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `organization_role_required`
   * @throws {NotFoundError} 404: `conversation_not_found`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.listConversationMessages({ threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' });
   * ```
   */
  listConversationMessages(input: types.ListConversationMessagesInput, options?: CallOptions): Call<types.ListConversationMessagesOutput>;
}

/**
 * Stop the run of a conversation.
 *
 * Stops the run in progress of a conversation and the runs of its sub-conversations. `streamStatus` is `stopped` when the call
 * answers; what the agent wrote until then is kept, and a new message may be sent at once. A run that does not end within 5 seconds is
 * cut off, without what it wrote. A conversation without a run in progress, or whose run came to its end by itself meanwhile, is left
 * as it is and answered with `stopped` false, so the call may be repeated. The owner may do so, guests included, and an administrator
 * for every conversation of the organization.
 *
 * Role: any role.
 *
 * `POST /conversations/stop`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The state after the call.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `organization_role_required`
 * @throws {NotFoundError} 404: `conversation_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await stopConversation(core, { threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' });
 * ```
 */
export function stopConversation(client: CoreClient, input: types.StopConversationInput, options?: CallOptions): Call<types.StopConversationOutput> {
  return client.call({ id: 'stopConversation', method: 'POST', path: '/conversations/stop', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Stop the run of a conversation.
   *
   * Stops the run in progress of a conversation and the runs of its sub-conversations. `streamStatus` is `stopped` when the call
   * answers; what the agent wrote until then is kept, and a new message may be sent at once. A run that does not end within 5 seconds is
   * cut off, without what it wrote. A conversation without a run in progress, or whose run came to its end by itself meanwhile, is left
   * as it is and answered with `stopped` false, so the call may be repeated. The owner may do so, guests included, and an administrator
   * for every conversation of the organization.
   *
   * Role: any role.
   *
   * `POST /conversations/stop`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The state after the call.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `organization_role_required`
   * @throws {NotFoundError} 404: `conversation_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.stopConversation({ threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' });
   * ```
   */
  stopConversation(input: types.StopConversationInput, options?: CallOptions): Call<types.StopConversationOutput>;
}

/**
 * Rate a conversation or a message.
 *
 * Stores the caller's rating of a conversation or, with `messageId`, of one message. A user has one rating for each message and one
 * for the conversation as a whole: rating again replaces it, and the answer is 200 both times. The owner may do so, guests included,
 * and an administrator for every conversation of the organization. Ratings show in the dashboard; they do not change the `updatedAt`
 * of the conversation.
 *
 * Role: any role.
 *
 * `POST /conversations/feedback`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - fields of the body, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The stored rating.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `organization_role_required`
 * @throws {NotFoundError} 404: `conversation_not_found`, `message_not_found`
 * @throws {ConflictError} 409: `idempotency_key_in_progress`
 * @throws {PayloadTooLargeError} 413: `payload_too_large`
 * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
 * @throws {UnprocessableError} 422: `idempotency_key_reused`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await createConversationFeedback(core, {
 *   threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6',
 *   messageId: '04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a',
 *   rating: 'helpful',
 *   comment: 'The brake supply was the cause.',
 * });
 * ```
 */
export function createConversationFeedback(client: CoreClient, input: types.CreateConversationFeedbackInput, options?: CallOptions): Call<types.CreateConversationFeedbackOutput> {
  return client.call({ id: 'createConversationFeedback', method: 'POST', path: '/conversations/feedback', body: 'required', key: true }, input, options);
}

export interface Operations {
  /**
   * Rate a conversation or a message.
   *
   * Stores the caller's rating of a conversation or, with `messageId`, of one message. A user has one rating for each message and one
   * for the conversation as a whole: rating again replaces it, and the answer is 200 both times. The owner may do so, guests included,
   * and an administrator for every conversation of the organization. Ratings show in the dashboard; they do not change the `updatedAt`
   * of the conversation.
   *
   * Role: any role.
   *
   * `POST /conversations/feedback`
   *
   * @param input - fields of the body, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The stored rating.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `organization_role_required`
   * @throws {NotFoundError} 404: `conversation_not_found`, `message_not_found`
   * @throws {ConflictError} 409: `idempotency_key_in_progress`
   * @throws {PayloadTooLargeError} 413: `payload_too_large`
   * @throws {UnsupportedMediaTypeError} 415: `unsupported_media_type`
   * @throws {UnprocessableError} 422: `idempotency_key_reused`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.createConversationFeedback({
   *   threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6',
   *   messageId: '04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a',
   *   rating: 'helpful',
   *   comment: 'The brake supply was the cause.',
   * });
   * ```
   */
  createConversationFeedback(input: types.CreateConversationFeedbackInput, options?: CallOptions): Call<types.CreateConversationFeedbackOutput>;
}

/**
 * List conversations with usage data.
 *
 * Lists conversations with their owner, agent and usage, for analysis. Ordered by `updatedAt`, the latest first. Top-level
 * conversations with `from` <= `createdAt` < `to` are listed; their sub-conversations are nested in `subConversations` whatever their
 * own dates. Soft-deleted conversations are left out. The counts of a conversation do not include those of its sub-conversations.
 *
 * Without `allInOrg` the caller's own conversations are listed; `allInOrg=true` needs the role org:admin (403). `userId` may name
 * another user only together with `allInOrg=true`: without it, a caller who is not an administrator gets 403 and an administrator 400.
 * `from` later than `to` is a 400; `from` equal to `to` gives an empty list. The list is whole: a range with more than 10,000
 * top-level conversations is a 400, to be asked for in smaller ranges.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /dashboard/getInteractions`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The conversations, the latest change first.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`, `admin_required`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await getInteractions(core, { from: '2026-11-02T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' });
 * ```
 */
export function getInteractions(client: CoreClient, input: types.GetInteractionsInput, options?: CallOptions): Call<types.GetInteractionsOutput> {
  return client.call({ id: 'getInteractions', method: 'GET', path: '/dashboard/getInteractions' }, input, options);
}

export interface Operations {
  /**
   * List conversations with usage data.
   *
   * Lists conversations with their owner, agent and usage, for analysis. Ordered by `updatedAt`, the latest first. Top-level
   * conversations with `from` <= `createdAt` < `to` are listed; their sub-conversations are nested in `subConversations` whatever their
   * own dates. Soft-deleted conversations are left out. The counts of a conversation do not include those of its sub-conversations.
   *
   * Without `allInOrg` the caller's own conversations are listed; `allInOrg=true` needs the role org:admin (403). `userId` may name
   * another user only together with `allInOrg=true`: without it, a caller who is not an administrator gets 403 and an administrator 400.
   * `from` later than `to` is a 400; `from` equal to `to` gives an empty list. The list is whole: a range with more than 10,000
   * top-level conversations is a 400, to be asked for in smaller ranges.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /dashboard/getInteractions`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The conversations, the latest change first.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`, `admin_required`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.getInteractions({ from: '2026-11-02T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' });
   * ```
   */
  getInteractions(input: types.GetInteractionsInput, options?: CallOptions): Call<types.GetInteractionsOutput>;
}

/**
 * Get usage totals.
 *
 * Answers totals over the conversations that `GET /dashboard/getInteractions` finds with the same filters, and with `interval` a
 * series for plots. Messages, tool calls, tokens and feedback include those of sub-conversations; `conversationCount` counts top-level
 * conversations only. Everything is counted at the `createdAt` of its top-level conversation. `kbCount` and `kbFileCount` are those of
 * the organization at the time of the call, whatever the filters.
 *
 * The same rules hold for `allInOrg`, `userId`, `from` and `to`, but there is no limit on the number of conversations. The series has
 * one entry for each hour, day or week (from Monday) in UTC that the range touches, empty ones included, the oldest first; more than
 * 1,000 entries are a 400.
 *
 * Role: any role but guest (`org:member`).
 *
 * `GET /dashboard/getStats`
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object
 * @param options - signal, time limit and headers of this call
 * @returns The totals and, with `interval`, the series.
 * @throws {BadRequestError} 400: `bad_request`, `organization_required`
 * @throws {UnauthorizedError} 401: `unauthorized`
 * @throws {ForbiddenError} 403: `management_access_required`, `admin_required`
 * @throws {RateLimitError} 429: `rate_limited`
 * @throws {InternalServerError} 500: `internal_error`
 * @throws {ServiceUnavailableError} 503: `service_unavailable`
 * @example
 * ```ts
 * const reply = await getStats(core, { from: '2026-11-12T00:00:00.000Z', to: '2026-11-14T00:00:00.000Z' });
 * ```
 */
export function getStats(client: CoreClient, input: types.GetStatsInput, options?: CallOptions): Call<types.GetStatsOutput> {
  return client.call({ id: 'getStats', method: 'GET', path: '/dashboard/getStats' }, input, options);
}

export interface Operations {
  /**
   * Get usage totals.
   *
   * Answers totals over the conversations that `GET /dashboard/getInteractions` finds with the same filters, and with `interval` a
   * series for plots. Messages, tool calls, tokens and feedback include those of sub-conversations; `conversationCount` counts top-level
   * conversations only. Everything is counted at the `createdAt` of its top-level conversation. `kbCount` and `kbFileCount` are those of
   * the organization at the time of the call, whatever the filters.
   *
   * The same rules hold for `allInOrg`, `userId`, `from` and `to`, but there is no limit on the number of conversations. The series has
   * one entry for each hour, day or week (from Monday) in UTC that the range touches, empty ones included, the oldest first; more than
   * 1,000 entries are a 400.
   *
   * Role: any role but guest (`org:member`).
   *
   * `GET /dashboard/getStats`
   *
   * @param input - query parameters, in one object
   * @param options - signal, time limit and headers of this call
   * @returns The totals and, with `interval`, the series.
   * @throws {BadRequestError} 400: `bad_request`, `organization_required`
   * @throws {UnauthorizedError} 401: `unauthorized`
   * @throws {ForbiddenError} 403: `management_access_required`, `admin_required`
   * @throws {RateLimitError} 429: `rate_limited`
   * @throws {InternalServerError} 500: `internal_error`
   * @throws {ServiceUnavailableError} 503: `service_unavailable`
   * @example
   * ```ts
   * const reply = await client.getStats({ from: '2026-11-12T00:00:00.000Z', to: '2026-11-14T00:00:00.000Z' });
   * ```
   */
  getStats(input: types.GetStatsInput, options?: CallOptions): Call<types.GetStatsOutput>;
}
