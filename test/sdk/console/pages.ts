import type { Seeded } from './seed.js';

/** The pages of the console. Each has a text that it shows with the server, and one that it shows with the mock. */
export const pages: [name: string, path: (ids: Seeded) => string, ofServer: string, ofMock: string][] = [
  ['usage', () => '/usage', 'Tokens per day', 'Tokens by agent'],
  ['agents', () => '/agents', 'Spare Parts Finder', 'Support Concierge'],
  ['agent', ({ agentId }) => `/agents/${agentId}`, 'Version 2', 'published'],
  ['knowledge-bases', () => '/knowledge-bases', 'Arm manuals', 'arm'],
  ['knowledge-base', ({ kbId }) => `/knowledge-bases/${kbId}`, 'offline:embedding', 'pdf'],
  ['people', () => '/people', 'user_chiara@test.example', 'Chiara Rossi'],
  ['tasks', () => '/tasks', 'Morning digest', '0 '],
  ['task', ({ taskId }) => `/tasks/${taskId}`, 'At 06:00', 'Next runs'],
  ['skills', () => '/skills', 'brake-check', 'incident-report'],
  ['skill', ({ skillId }) => `/skills/${skillId}`, 'Instructions', 'SKILL.md'],
  ['tool-servers', () => '/tool-servers', 'Parts inventory', 'reachable'],
  ['webhooks', () => '/webhooks', 'by the service: the receiver returned 410', 'Alerts of the support team'],
  ['webhook', ({ webhookEndpointId }) => `/webhooks/${webhookEndpointId}`, '204', '503'],
  ['audit-log', () => '/audit-log', 'agent created', 'agent'],
  ['deleted-records', () => '/deleted-records', 'Retired helper', 'Warranty Clerk'],
  ['conversations', () => '/conversations', 'A conversation', 'Arm X2'],
  ['conversation', ({ threadId }) => `/conversations/${threadId}`, 'Started by the agent', 'E-17'],
  ['chat', ({ agentId }) => `/chat?agent=${agentId}`, 'My arm stops moving', 'Ask the agent'],
];
export const ofExamples: Seeded = {
  agentId: 1,
  kbId: 1,
  taskId: 7,
  threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6',
  skillId: 1,
  webhookEndpointId: 5,
};
