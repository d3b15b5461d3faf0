// Fills a store with the records of the contract's examples.
import { fakeSeed } from '../generated/fake-contract.js';
import type * as schemas from '../generated/schemas.js';
import { nextSlot } from './cron.js';
import { configurationOf } from './resources/agent-records.js';
import { scheduleNextRun } from './resources/task-executions.js';
import { skillFileKey } from './resources/uploads.js';
import type { Store, StoredUser } from './store.js';

export type Seed = typeof fakeSeed;

/** A member whom the examples name only by id. */
const ben: StoredUser = {
  id: 'user_2kBenLindqvist4sM7xPz2Jc',
  email: 'ben@acme-robotics.example',
  firstName: 'Ben',
  lastName: 'Lindqvist',
  username: null,
  profileImageUrl: 'https://img.identity.example/ben-lindqvist.png',
  role: 'org:agent_manager',
  publicMetadata: {},
  joinedAt: 1793610000000,
  lastSignInAt: 1795161900000,
  createdAt: 1793610000000,
};

/** Default start time of a fake, a few hours after the newest example record was created. */
export const timeOfExamples = new Date('2026-11-20T09:15:00.000Z');
const weekMs = 7 * 24 * 60 * 60_000;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Moves the times of the examples by whole weeks, so that schedules keep their weekdays. */
export function createSeed(now: Date): Seed {
  const moveMs = Math.floor((now.getTime() - timeOfExamples.getTime()) / weekMs) * weekMs;
  const copy = JSON.stringify({ ...fakeSeed, users: [...fakeSeed.users, ben] });
  // A reviver function makes parsing take five times as long.
  if (moveMs === 0) return JSON.parse(copy) as Seed;
  return JSON.parse(copy, (_name, value: unknown) => {
    if (typeof value === 'string' && isoTime.test(value)) return new Date(Date.parse(value) + moveMs).toISOString();
    // Times of users are milliseconds since 1970.
    return typeof value === 'number' && value > 1e12 ? value + moveMs : value;
  }) as Seed;
}

export function seedUsers(store: Store, { users }: Seed, isSeeded: boolean): void {
  const examples = users.map(({ etag: _etag, ...user }) => user as StoredUser);
  const { userId, role } = store.settings.caller;
  const known = examples.find(({ id }) => id === userId) ?? {
    ...(examples.at(-1) as StoredUser),
    id: userId,
    email: `${userId}@fake.test`,
  };
  for (const user of isSeeded ? examples : []) store.users.put(user);
  store.users.put({ ...known, role });
}

export function seedTools(store: Store, { tools }: Seed): void {
  for (const tool of tools) store.tools.put({ ...tool, id: tool.name });
}

export function seedModels(store: Store, { models }: Seed): void {
  for (const model of models) store.models.put(model);
}

/** Adds the example records other than users, tools and models. */
export function seedRecords(store: Store, seed: Seed): void {
  for (const { agentCount: _agentCount, etag: _etag, ...tag } of seed.agentTags) store.agentTags.put(tag);
  for (const invitation of seed.invitations) store.invitations.put(invitation);
  for (const { etag: _etag, ...server } of seed.toolServers) store.toolServers.put({ ...server, headersId: '' });
  for (const { etag: _etag, ...endpoint } of seed.webhookEndpoints) store.webhookEndpoints.put(endpoint);
  for (const one of seed.feedback) store.feedback.put(one);
  seedAgents(store, seed);
  seedSkills(store, seed);
  seedKnowledge(store, seed);
  seedConversations(store, seed);
  seedTasks(store, seed);
}

/** The examples show one configuration per agent, so all versions of an agent get that configuration. */
function seedAgents(store: Store, { agents, agentVersions }: Seed): void {
  for (const { tags, etag: _etag, ...agent } of agents) {
    const tagIds = tags.map(({ id }) => id);
    store.agents.put({ ...agent, tagIds, isDeleted: false });
    const versions = agentVersions.filter(({ agentId }) => agentId === agent.id);
    const only = {
      id: agent.publishedVersionId,
      agentId: agent.id,
      ...{ number: 1, label: null, createdBy: ben.id, createdAt: agent.createdAt },
      source: 'save',
    } as const;
    for (const version of versions.length > 0 ? versions : [only]) {
      const { isPublished: _isPublished, ...kept } = version as schemas.AgentVersion;
      store.agentVersions.put({ ...kept, snapshot: configurationOf(agent) });
    }
  }
}

function seedSkills(store: Store, { skills, skillFiles }: Seed): void {
  for (const { files: _files, agents: _agents, fileCount: _count, etag: _etag, skillMdContent, ...skill } of skills) {
    store.skills.put({ ...skill, isDeleted: false });
    store.skillTexts.set(skill.id, skillMdContent);
    for (const file of skillFiles)
      store.skillFiles.put({ ...file, skillId: skill.id, key: skillFileKey(store, file.fileId, file.fileName) });
  }
}

function seedKnowledge(store: Store, { knowledgeBases, knowledgeBaseFiles }: Seed): void {
  for (const knowledgeBase of knowledgeBases) {
    const {
      fileCount: _count,
      lastFileUploadedAt: _last,
      totalSize: _size,
      status: _status,
      etag: _etag,
      ...kept
    } = knowledgeBase;
    store.knowledgeBases.put({ ...kept, isDeleted: false });
  }
  for (const file of knowledgeBaseFiles) store.knowledgeBaseFiles.put({ ...file, userId: ben.id });
}

function seedConversations(store: Store, { conversations }: Seed): void {
  for (const conversation of conversations) {
    const {
      messages = [],
      isDeleted: _isDeleted,
      etag: _etag,
      renderedSystemPrompt = '',
      ...kept
    } = conversation as schemas.Conversation;
    store.conversations.put({ ...kept, renderedSystemPrompt, runId: null });
    for (const message of messages) store.messages.put({ ...message, conversationId: conversation.id });
  }
}

function seedTasks(store: Store, { scheduledTasks, taskExecutions }: Seed): void {
  // Skip executions in progress, because each needs a conversation with a run in progress.
  for (const execution of taskExecutions.filter(({ status }) => status !== 'in_progress'))
    store.taskExecutions.put(execution);
  for (const { agentName: _agentName, etag: _etag, ...task } of scheduledTasks) {
    const next = task.enabled ? nextSlot(task.schedule, store.clock.now()) : null;
    const nextRunAt = next instanceof Date ? next.toISOString() : null;
    scheduleNextRun(store, store.scheduledTasks.put({ ...task, nextRunAt, isDeleted: false }));
  }
}
