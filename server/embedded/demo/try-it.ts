// The reference page fills in these values, because some examples of openapi.yaml do not work with the demo's records.
// They use a taken name, a model that needs a key, or a period without records, or delete a record that a later
// operation needs.
import { defaults } from '../../generated/fields.js';
import type { operations } from '../../generated/types.js';
import { expendableConversationId } from './example-conversations.js';
import { demoOrganizationId } from '../identity/index.js';
import { demoDeliveryId } from './webhooks.js';

type OperationId = keyof operations;
type Query<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Given } ? Given : never;
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody?: { content: { 'application/json': infer Given extends object } };
}
  ? Given
  : never;

export type FilledIn = {
  readonly [Id in OperationId]?: { readonly query?: Partial<NonNullable<Query<Id>>>; readonly body?: Body<Id> };
};

const dayMs = 86_400_000;
const day = (now: Date, daysAgo: number) =>
  `${new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10)}T00:00:00.000Z`;

const upload = 'bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55';

const newAgent = {
  name: 'Release Notes Writer',
  description: 'Writes release notes from a list of changes',
  model: 'offline:echo',
  systemPrompt: 'Write release notes in plain words. One line for each change.',
} as const;

const newFile = {
  ...defaults.KnowledgeBaseFileCreate,
  kbId: 1,
  fileId: upload,
  fileName: 'gripper-g4-manual.pdf',
  fileKey: `${demoOrganizationId}/uploads/${upload}/gripper-g4-manual.pdf`,
  contentKey: `${demoOrganizationId}/contents/${upload}.md`,
  contentType: 'application/pdf',
} as const;

const newToolServer = {
  ...defaults.ToolServerCreate,
  name: 'Weather',
  url: 'https://mcp.acme-robotics.example/weather',
};

export function filledInFor(now: Date): FilledIn {
  const lastMonth = { from: day(now, 30), to: day(now, -1) };
  return {
    saveAgent: { body: newAgent },
    deleteAgent: { body: { agentId: 4 } },
    deleteAgentTag: { query: { id: 3 } },
    bulkRemoveUsers: { body: { userIds: ['user_2kFatimaNoor1aC4dXr8Nh'] } },
    createInvitations: { body: { invitations: [{ email: 'gina@acme-robotics.example', role: 'org:member' }] } },
    deleteSkill: { query: { id: 6 } },
    addSkillFile: { body: { skillId: 5, fileName: 'checklist.md', contentType: 'text/markdown', fileSize: 412 } },
    getSkillFileDownload: { query: { fileId: 51 } },
    createKnowledgeBase: {
      body: {
        ...defaults.KnowledgeBaseCreate,
        name: 'Safety notices',
        description: 'What to know before a repair',
        embeddingModel: 'offline:embedding',
        language: 'english',
      },
    },
    addKnowledgeBaseFile: { body: newFile },
    listKnowledgeBaseFileChunks: { query: { kbId: 1, fileId: 21 } },
    deleteKnowledgeBaseFile: { query: { kbId: 1, fileId: 23 } },
    createToolServer: { body: newToolServer },
    deleteToolServer: { query: { id: 4 } },
    deleteWebhookEndpoint: { query: { id: 6 } },
    replayWebhookDelivery: { query: { deliveryId: demoDeliveryId } },
    deleteScheduledTask: { body: { taskId: 8 } },
    deleteConversation: { query: { threadId: expendableConversationId } },
    getInteractions: { query: lastMonth },
    getStats: { query: lastMonth },
  };
}

/** Reasons why operations fail with the values that are filled in. The reference page shows the reasons. */
export const expectedFailures: Readonly<Record<string, string>> = {
  receiveIdentityEvent:
    'The identity provider signs its events with a secret. A request that you send from here gets status 401.',
};
