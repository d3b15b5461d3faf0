// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

import type { CoreClient } from '../core.js';
import type { CallOptions } from '../options.js';
import { createPages, type Pages } from '../pages.js';
import type * as types from './operation-types.js';
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
export function iterateAgents(client: CoreClient, input?: Omit<types.ListAgentsInput, 'id'>, options?: CallOptions): Pages<schemas.Agent, schemas.Agent[]> {
  return createPages(listAgents, client, input, options, { id: 'listAgents' });
}

/** Every list as an iterable. */
export interface Lists {
  /**
   * List agents: all of them, one after the other.
   *
   * Fetches the list with `listAgents`, in one page.
   *
   * @param input - query parameters, in one object; where the first page begins, and how large pages are
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateAgents()) console.log(item);
   * ```
   */
  iterateAgents(input?: Omit<types.ListAgentsInput, 'id'>, options?: CallOptions): Pages<schemas.Agent, schemas.Agent[]>;
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
export function iterateAgentVersions(client: CoreClient, input: Omit<types.ListAgentVersionsInput, 'versionId'>, options?: CallOptions): Pages<schemas.AgentVersion, schemas.AgentVersionPage> {
  return createPages(listAgentVersions, client, input, options, { id: 'listAgentVersions', items: 'versions', next: 'before' });
}

export interface Lists {
  /**
   * List an agent's versions: all of them, one after the other.
   *
   * Fetches page after page with `listAgentVersions` as they are needed.
   *
   * @param input - query parameters, in one object; where the first page begins, and how large pages are
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateAgentVersions({ agentId: 1 })) console.log(item);
   * ```
   */
  iterateAgentVersions(input: Omit<types.ListAgentVersionsInput, 'versionId'>, options?: CallOptions): Pages<schemas.AgentVersion, schemas.AgentVersionPage>;
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
  return createPages((core, _input, own) => listAgentTags(core, own), client, undefined, options, { id: 'listAgentTags' });
}

export interface Lists {
  /**
   * List agent tags: all of them, one after the other.
   *
   * Fetches the list with `listAgentTags`, in one page.
   *
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateAgentTags()) console.log(item);
   * ```
   */
  iterateAgentTags(options?: CallOptions): Pages<schemas.AgentTagWithCount, schemas.AgentTagWithCount[]>;
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
export function iterateTools(client: CoreClient, input?: types.ListToolsInput, options?: CallOptions): Pages<schemas.ToolCatalogEntry, schemas.ToolCatalog> {
  return createPages(listTools, client, input, options, { id: 'listTools', items: 'tools' });
}

export interface Lists {
  /**
   * List the tool catalog: all of them, one after the other.
   *
   * Fetches the list with `listTools`, in one page.
   *
   * @param input - query parameters, in one object; where the first page begins, and how large pages are
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateTools()) console.log(item);
   * ```
   */
  iterateTools(input?: types.ListToolsInput, options?: CallOptions): Pages<schemas.ToolCatalogEntry, schemas.ToolCatalog>;
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
export function iterateUsers(client: CoreClient, input?: types.ListUsersInput, options?: CallOptions): Pages<schemas.OrganizationUser, schemas.OrganizationUserPage> {
  return createPages(listUsers, client, input, options, { id: 'listUsers', items: 'data', next: 'offset' });
}

export interface Lists {
  /**
   * List the users of the organization: all of them, one after the other.
   *
   * Fetches page after page with `listUsers` as they are needed.
   *
   * @param input - query parameters, in one object; where the first page begins, and how large pages are
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateUsers()) console.log(item);
   * ```
   */
  iterateUsers(input?: types.ListUsersInput, options?: CallOptions): Pages<schemas.OrganizationUser, schemas.OrganizationUserPage>;
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
export function iterateInvitations(client: CoreClient, input?: types.ListInvitationsInput, options?: CallOptions): Pages<schemas.Invitation, schemas.InvitationPage> {
  return createPages(listInvitations, client, input, options, { id: 'listInvitations', items: 'data', next: 'offset' });
}

export interface Lists {
  /**
   * List the invitations of the organization: all of them, one after the other.
   *
   * Fetches page after page with `listInvitations` as they are needed.
   *
   * @param input - query parameters, in one object; where the first page begins, and how large pages are
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateInvitations()) console.log(item);
   * ```
   */
  iterateInvitations(input?: types.ListInvitationsInput, options?: CallOptions): Pages<schemas.Invitation, schemas.InvitationPage>;
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
export function iterateSkills(client: CoreClient, input?: Omit<types.ListSkillsInput, 'id'>, options?: CallOptions): Pages<schemas.Skill, schemas.SkillList> {
  return createPages(listSkills, client, input, options, { id: 'listSkills', items: 'skills' });
}

export interface Lists {
  /**
   * List the skills or get one: all of them, one after the other.
   *
   * Fetches the list with `listSkills`, in one page.
   *
   * @param input - query parameters, in one object; where the first page begins, and how large pages are
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateSkills()) console.log(item);
   * ```
   */
  iterateSkills(input?: Omit<types.ListSkillsInput, 'id'>, options?: CallOptions): Pages<schemas.Skill, schemas.SkillList>;
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
export function iterateSkillFiles(client: CoreClient, input: types.ListSkillFilesInput, options?: CallOptions): Pages<schemas.SkillFile, schemas.SkillFileList> {
  return createPages(listSkillFiles, client, input, options, { id: 'listSkillFiles', items: 'files' });
}

export interface Lists {
  /**
   * List the files of a skill: all of them, one after the other.
   *
   * Fetches the list with `listSkillFiles`, in one page.
   *
   * @param input - query parameters, in one object; where the first page begins, and how large pages are
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateSkillFiles({ skillId: 5 })) console.log(item);
   * ```
   */
  iterateSkillFiles(input: types.ListSkillFilesInput, options?: CallOptions): Pages<schemas.SkillFile, schemas.SkillFileList>;
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
export function iterateKnowledgeBases(client: CoreClient, input?: Omit<types.ListKnowledgeBasesInput, 'id'>, options?: CallOptions): Pages<schemas.KnowledgeBase, schemas.KnowledgeBaseList> {
  return createPages(listKnowledgeBases, client, input, options, { id: 'listKnowledgeBases', items: 'knowledgeBases' });
}

export interface Lists {
  /**
   * List knowledge bases: all of them, one after the other.
   *
   * Fetches the list with `listKnowledgeBases`, in one page.
   *
   * @param input - query parameters, in one object; where the first page begins, and how large pages are
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateKnowledgeBases()) console.log(item);
   * ```
   */
  iterateKnowledgeBases(input?: Omit<types.ListKnowledgeBasesInput, 'id'>, options?: CallOptions): Pages<schemas.KnowledgeBase, schemas.KnowledgeBaseList>;
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
export function iterateKnowledgeBaseFiles(client: CoreClient, input: types.ListKnowledgeBaseFilesInput, options?: CallOptions): Pages<schemas.KnowledgeBaseFile, schemas.KnowledgeBaseFileList> {
  return createPages(listKnowledgeBaseFiles, client, input, options, { id: 'listKnowledgeBaseFiles', items: 'files' });
}

export interface Lists {
  /**
   * List the files of a knowledge base: all of them, one after the other.
   *
   * Fetches the list with `listKnowledgeBaseFiles`, in one page.
   *
   * @param input - query parameters, in one object; where the first page begins, and how large pages are
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateKnowledgeBaseFiles({ kbId: 1 })) console.log(item);
   * ```
   */
  iterateKnowledgeBaseFiles(input: types.ListKnowledgeBaseFilesInput, options?: CallOptions): Pages<schemas.KnowledgeBaseFile, schemas.KnowledgeBaseFileList>;
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
export function iterateToolServers(client: CoreClient, input?: Omit<types.ListToolServersInput, 'id'>, options?: CallOptions): Pages<schemas.ToolServer, schemas.ToolServerList> {
  return createPages(listToolServers, client, input, options, { id: 'listToolServers', items: 'toolServers' });
}

export interface Lists {
  /**
   * List connected tool servers: all of them, one after the other.
   *
   * Fetches the list with `listToolServers`, in one page.
   *
   * @param input - query parameters, in one object; where the first page begins, and how large pages are
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateToolServers()) console.log(item);
   * ```
   */
  iterateToolServers(input?: Omit<types.ListToolServersInput, 'id'>, options?: CallOptions): Pages<schemas.ToolServer, schemas.ToolServerList>;
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
export function iterateScheduledTasks(client: CoreClient, input?: Omit<types.ListScheduledTasksInput, 'taskId'>, options?: CallOptions): Pages<schemas.ScheduledTask, schemas.ScheduledTask[]> {
  return createPages(listScheduledTasks, client, input, options, { id: 'listScheduledTasks' });
}

export interface Lists {
  /**
   * List scheduled tasks: all of them, one after the other.
   *
   * Fetches the list with `listScheduledTasks`, in one page.
   *
   * @param input - query parameters, in one object; where the first page begins, and how large pages are
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateScheduledTasks()) console.log(item);
   * ```
   */
  iterateScheduledTasks(input?: Omit<types.ListScheduledTasksInput, 'taskId'>, options?: CallOptions): Pages<schemas.ScheduledTask, schemas.ScheduledTask[]>;
}

/**
 * List past runs of scheduled tasks: the first 500 at most, one after the other.
 *
 * Fetches one page with `listTaskExecutions`, of 500 unless `limit` says fewer: the contract has no way to the records after it.
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
export function iterateTaskExecutions(client: CoreClient, input?: Omit<types.ListTaskExecutionsInput, 'stats'>, options?: CallOptions): Pages<schemas.TaskExecution, schemas.TaskExecution[]> {
  return createPages(listTaskExecutions, client, input, options, { id: 'listTaskExecutions', most: 500 });
}

export interface Lists {
  /**
   * List past runs of scheduled tasks: the first 500 at most, one after the other.
   *
   * Fetches one page with `listTaskExecutions`, of 500 unless `limit` says fewer: the contract has no way to the records after it.
   *
   * @param input - query parameters, in one object; where the first page begins, and how large pages are
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateTaskExecutions()) console.log(item);
   * ```
   */
  iterateTaskExecutions(input?: Omit<types.ListTaskExecutionsInput, 'stats'>, options?: CallOptions): Pages<schemas.TaskExecution, schemas.TaskExecution[]>;
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
export function iterateConversations(client: CoreClient, input?: types.ListConversationsInput, options?: CallOptions): Pages<schemas.ConversationSummary, schemas.ConversationPage> {
  return createPages(listConversations, client, input, options, { id: 'listConversations', items: 'conversations', next: 'cursor' });
}

export interface Lists {
  /**
   * List conversations: all of them, one after the other.
   *
   * Fetches page after page with `listConversations` as they are needed.
   *
   * @param input - query parameters, in one object; where the first page begins, and how large pages are
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateConversations()) console.log(item);
   * ```
   */
  iterateConversations(input?: types.ListConversationsInput, options?: CallOptions): Pages<schemas.ConversationSummary, schemas.ConversationPage>;
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
export function iterateConversationMessages(client: CoreClient, input: types.ListConversationMessagesInput, options?: CallOptions): Pages<schemas.Message, schemas.MessagePage> {
  return createPages(listConversationMessages, client, input, options, { id: 'listConversationMessages', items: 'messages', next: 'cursor' });
}

export interface Lists {
  /**
   * List the messages of a conversation: all of them, one after the other.
   *
   * Fetches page after page with `listConversationMessages` as they are needed.
   *
   * @param input - query parameters, in one object; where the first page begins, and how large pages are
   * @param options - signal, time limits and headers of each call
   * @returns an iterable; nothing is sent before it is read
   * @example
   * ```ts
   * for await (const item of client.iterateConversationMessages({ threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' })) console.log(item);
   * ```
   */
  iterateConversationMessages(input: types.ListConversationMessagesInput, options?: CallOptions): Pages<schemas.Message, schemas.MessagePage>;
}
