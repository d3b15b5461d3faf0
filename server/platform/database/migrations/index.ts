// Every change of the schema, in order. Append only: a migration that has run anywhere is never edited, renamed or
// moved. After adding one: `npm run schema`.
import { agents } from './0001-agents.js';
import { rateLimits } from './0002-rate-limits.js';
import { members } from './0003-members.js';
import { skills } from './0004-skills.js';
import { knowledgeBases } from './0005-knowledge-bases.js';
import { conversations } from './0006-conversations.js';
import { toolServers } from './0007-tool-servers.js';
import { scheduledTasks } from './0008-scheduled-tasks.js';
import { jobs } from './0009-jobs.js';
import { idempotency } from './0010-idempotency.js';
import { limitsOfTriggers } from './0011-limits-of-triggers.js';
import { largeIdempotentAnswers } from './0012-large-idempotent-answers.js';
import { jobEngine } from './0013-job-engine.js';
import { idempotencyAttempts } from './0015-idempotency-attempts.js';
import { sizesAndRevivals } from './0016-sizes-and-revivals.js';
import { loweredRoles } from './0017-lowered-roles.js';
import { failuresOfRuns } from './0018-failures-of-runs.js';
import { sizesOfRecords } from './0019-sizes-of-records.js';
import { agentConfigurations } from './0020-agent-configurations.js';
import { sizesOfMessages } from './0021-sizes-of-messages.js';
import { namesOfTheTrade } from './0022-names-of-the-trade.js';
import { chatClients } from './0023-chat-clients.js';
import { followedRuns } from './0024-followed-runs.js';
import { textSearch } from './0026-text-search.js';
import { auditLog } from './0027-audit-log.js';
import { costsOfRuns } from './0028-costs-of-runs.js';
import { webhookEndpoints } from './0029-webhook-endpoints.js';
import { webhookDeliveries } from './0030-webhook-deliveries.js';
import { slowWebhookEndpoints } from './0040-slow-webhook-endpoints.js';
import { versionsOfUploads } from './0041-versions-of-uploads.js';
import { dailyTotals } from './0044-daily-totals.js';
import { embeddingSignatures } from './0045-embedding-signatures.js';

export interface Migration {
  /** Name of the file without its extension. */
  readonly name: string;
  /** Runs in one transaction with all other missing migrations, so it cannot contain `create index concurrently`. */
  readonly sql: string;
}

export const migrations: readonly Migration[] = [
  { name: '0001-agents', sql: agents },
  { name: '0002-rate-limits', sql: rateLimits },
  { name: '0003-members', sql: members },
  { name: '0004-skills', sql: skills },
  { name: '0005-knowledge-bases', sql: knowledgeBases },
  { name: '0006-conversations', sql: conversations },
  { name: '0007-tool-servers', sql: toolServers },
  { name: '0008-scheduled-tasks', sql: scheduledTasks },
  { name: '0009-jobs', sql: jobs },
  { name: '0010-idempotency', sql: idempotency },
  { name: '0011-limits-of-triggers', sql: limitsOfTriggers },
  { name: '0012-large-idempotent-answers', sql: largeIdempotentAnswers },
  { name: '0013-job-engine', sql: jobEngine },
  { name: '0015-idempotency-attempts', sql: idempotencyAttempts },
  { name: '0016-sizes-and-revivals', sql: sizesAndRevivals },
  { name: '0017-lowered-roles', sql: loweredRoles },
  { name: '0018-failures-of-runs', sql: failuresOfRuns },
  { name: '0019-sizes-of-records', sql: sizesOfRecords },
  { name: '0020-agent-configurations', sql: agentConfigurations },
  { name: '0021-sizes-of-messages', sql: sizesOfMessages },
  { name: '0022-names-of-the-trade', sql: namesOfTheTrade },
  { name: '0023-chat-clients', sql: chatClients },
  { name: '0024-followed-runs', sql: followedRuns },
  { name: '0026-text-search', sql: textSearch },
  { name: '0027-audit-log', sql: auditLog },
  { name: '0028-costs-of-runs', sql: costsOfRuns },
  { name: '0029-webhook-endpoints', sql: webhookEndpoints },
  { name: '0030-webhook-deliveries', sql: webhookDeliveries },
  { name: '0040-slow-webhook-endpoints', sql: slowWebhookEndpoints },
  { name: '0041-versions-of-uploads', sql: versionsOfUploads },
  { name: '0044-daily-totals', sql: dailyTotals },
  { name: '0045-embedding-signatures', sql: embeddingSignatures },
];
