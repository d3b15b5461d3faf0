// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

import type { CoreClient } from '../core.js';
import type { CallOptions } from '../options.js';
import { createPages, type Pages } from '../pages.js';
import type {
  ListAgentsInput,
  ListAgentVersionsInput,
  ListToolsInput,
  ListUsersInput,
  ListInvitationsInput,
  ListSkillsInput,
  ListSkillFilesInput,
  ListKnowledgeBasesInput,
  ListKnowledgeBaseFilesInput,
  ListToolServersInput,
  ListScheduledTasksInput,
  ListTaskExecutionsInput,
  ListConversationsInput,
  ListConversationMessagesInput,
} from './operation-types.js';
import {
  listAgents,
  listAgentVersions,
  listAgentTags,
  listTools,
  listUsers,
  listInvitations,
  listSkills,
  listSkillFiles,
  listKnowledgeBases,
  listKnowledgeBaseFiles,
  listToolServers,
  listScheduledTasks,
  listTaskExecutions,
  listConversations,
  listConversationMessages,
} from './operations.js';
import type * as schemas from './schemas.js';

/**
 * List agents: all of them, one after the other.
 *
 * Fetches the list with `listAgents`, in one page.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object; where the first page begins, and how large pages are
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateAgents(core)) console.log(item);
 * ```
 */
export function iterateAgents(client: CoreClient, input?: Omit<ListAgentsInput, 'id'>, options?: CallOptions): Pages<schemas.Agent, schemas.Agent[]> {
  return createPages((next) => listAgents(client, next, options), input, {});
}

/**
 * List an agent's versions: all of them, one after the other.
 *
 * Fetches page after page with `listAgentVersions` as they are needed.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object; where the first page begins, and how large pages are
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateAgentVersions(core, { agentId: 1 })) console.log(item);
 * ```
 */
export function iterateAgentVersions(client: CoreClient, input: Omit<ListAgentVersionsInput, 'versionId'>, options?: CallOptions): Pages<schemas.AgentVersion, schemas.AgentVersionPage> {
  return createPages((next) => listAgentVersions(client, next, options), input, { items: 'versions', next: 'before' });
}

/**
 * List agent tags: all of them, one after the other.
 *
 * Fetches the list with `listAgentTags`, in one page.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateAgentTags(core)) console.log(item);
 * ```
 */
export function iterateAgentTags(client: CoreClient, options?: CallOptions): Pages<schemas.AgentTagWithCount, schemas.AgentTagWithCount[]> {
  return createPages(() => listAgentTags(client, options), undefined, {});
}

/**
 * List the tool catalog: all of them, one after the other.
 *
 * Fetches the list with `listTools`, in one page.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object; where the first page begins, and how large pages are
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateTools(core)) console.log(item);
 * ```
 */
export function iterateTools(client: CoreClient, input?: ListToolsInput, options?: CallOptions): Pages<schemas.ToolCatalogEntry, schemas.ToolCatalog> {
  return createPages((next) => listTools(client, next, options), input, { items: 'tools' });
}

/**
 * List the users of the organization: all of them, one after the other.
 *
 * Fetches page after page with `listUsers` as they are needed.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object; where the first page begins, and how large pages are
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateUsers(core)) console.log(item);
 * ```
 */
export function iterateUsers(client: CoreClient, input?: ListUsersInput, options?: CallOptions): Pages<schemas.OrganizationUser, schemas.OrganizationUserPage> {
  return createPages((next) => listUsers(client, next, options), input, { items: 'data', next: 'offset' });
}

/**
 * List the invitations of the organization: all of them, one after the other.
 *
 * Fetches page after page with `listInvitations` as they are needed.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object; where the first page begins, and how large pages are
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateInvitations(core)) console.log(item);
 * ```
 */
export function iterateInvitations(client: CoreClient, input?: ListInvitationsInput, options?: CallOptions): Pages<schemas.Invitation, schemas.InvitationPage> {
  return createPages((next) => listInvitations(client, next, options), input, { items: 'data', next: 'offset' });
}

/**
 * List the skills or get one: all of them, one after the other.
 *
 * Fetches the list with `listSkills`, in one page.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object; where the first page begins, and how large pages are
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateSkills(core)) console.log(item);
 * ```
 */
export function iterateSkills(client: CoreClient, input?: Omit<ListSkillsInput, 'id'>, options?: CallOptions): Pages<schemas.Skill, schemas.SkillList> {
  return createPages((next) => listSkills(client, next, options), input, { items: 'skills' });
}

/**
 * List the files of a skill: all of them, one after the other.
 *
 * Fetches the list with `listSkillFiles`, in one page.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object; where the first page begins, and how large pages are
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateSkillFiles(core, { skillId: 5 })) console.log(item);
 * ```
 */
export function iterateSkillFiles(client: CoreClient, input: ListSkillFilesInput, options?: CallOptions): Pages<schemas.SkillFile, schemas.SkillFileList> {
  return createPages((next) => listSkillFiles(client, next, options), input, { items: 'files' });
}

/**
 * List knowledge bases: all of them, one after the other.
 *
 * Fetches the list with `listKnowledgeBases`, in one page.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object; where the first page begins, and how large pages are
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateKnowledgeBases(core)) console.log(item);
 * ```
 */
export function iterateKnowledgeBases(client: CoreClient, input?: Omit<ListKnowledgeBasesInput, 'id'>, options?: CallOptions): Pages<schemas.KnowledgeBase, schemas.KnowledgeBaseList> {
  return createPages((next) => listKnowledgeBases(client, next, options), input, { items: 'knowledgeBases' });
}

/**
 * List the files of a knowledge base: all of them, one after the other.
 *
 * Fetches the list with `listKnowledgeBaseFiles`, in one page.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object; where the first page begins, and how large pages are
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateKnowledgeBaseFiles(core, { kbId: 1 })) console.log(item);
 * ```
 */
export function iterateKnowledgeBaseFiles(client: CoreClient, input: ListKnowledgeBaseFilesInput, options?: CallOptions): Pages<schemas.KnowledgeBaseFile, schemas.KnowledgeBaseFileList> {
  return createPages((next) => listKnowledgeBaseFiles(client, next, options), input, { items: 'files' });
}

/**
 * List connected tool servers: all of them, one after the other.
 *
 * Fetches the list with `listToolServers`, in one page.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object; where the first page begins, and how large pages are
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateToolServers(core)) console.log(item);
 * ```
 */
export function iterateToolServers(client: CoreClient, input?: Omit<ListToolServersInput, 'id'>, options?: CallOptions): Pages<schemas.ToolServer, schemas.ToolServerList> {
  return createPages((next) => listToolServers(client, next, options), input, { items: 'toolServers' });
}

/**
 * List scheduled tasks: all of them, one after the other.
 *
 * Fetches the list with `listScheduledTasks`, in one page.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object; where the first page begins, and how large pages are
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateScheduledTasks(core)) console.log(item);
 * ```
 */
export function iterateScheduledTasks(client: CoreClient, input?: Omit<ListScheduledTasksInput, 'taskId'>, options?: CallOptions): Pages<schemas.ScheduledTask, schemas.ScheduledTask[]> {
  return createPages((next) => listScheduledTasks(client, next, options), input, {});
}

/**
 * List past runs of scheduled tasks: all of them, one after the other.
 *
 * Fetches the list with `listTaskExecutions`, in one page.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object; where the first page begins, and how large pages are
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateTaskExecutions(core)) console.log(item);
 * ```
 */
export function iterateTaskExecutions(client: CoreClient, input?: Omit<ListTaskExecutionsInput, 'stats'>, options?: CallOptions): Pages<schemas.TaskExecution, schemas.TaskExecution[]> {
  return createPages((next) => listTaskExecutions(client, next, options), input, {});
}

/**
 * List conversations: all of them, one after the other.
 *
 * Fetches page after page with `listConversations` as they are needed.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object; where the first page begins, and how large pages are
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateConversations(core)) console.log(item);
 * ```
 */
export function iterateConversations(client: CoreClient, input?: ListConversationsInput, options?: CallOptions): Pages<schemas.ConversationSummary, schemas.ConversationPage> {
  return createPages((next) => listConversations(client, next, options), input, { items: 'conversations', next: 'cursor' });
}

/**
 * List the messages of a conversation: all of them, one after the other.
 *
 * Fetches page after page with `listConversationMessages` as they are needed.
 *
 * @param client - what `createClient` or `createCoreClient` gave
 * @param input - query parameters, in one object; where the first page begins, and how large pages are
 * @param options - signal, time limits and headers of each call
 * @returns an iterable; nothing is sent before it is read
 * @example
 * ```ts
 * for await (const item of iterateConversationMessages(core, { threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' })) console.log(item);
 * ```
 */
export function iterateConversationMessages(client: CoreClient, input: ListConversationMessagesInput, options?: CallOptions): Pages<schemas.Message, schemas.MessagePage> {
  return createPages((next) => listConversationMessages(client, next, options), input, { items: 'messages', next: 'cursor' });
}
