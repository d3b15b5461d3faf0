// Listed from the files of this folder by `npm run generate`. Do not edit: the next run overwrites it.
// Numbers only define the order, and gaps mean nothing. The next number is one more than the highest.
import { sql as sql0001 } from './0001-agents.js';
import { sql as sql0002 } from './0002-rate-limits.js';
import { sql as sql0003 } from './0003-members.js';
import { sql as sql0004 } from './0004-skills.js';
import { sql as sql0005 } from './0005-knowledge-bases.js';
import { sql as sql0006 } from './0006-conversations.js';
import { sql as sql0007 } from './0007-tool-servers.js';
import { sql as sql0008 } from './0008-scheduled-tasks.js';
import { sql as sql0009 } from './0009-jobs.js';
import { sql as sql0010 } from './0010-idempotency.js';
import { sql as sql0011 } from './0011-limits-of-triggers.js';
import { sql as sql0012 } from './0012-large-idempotent-answers.js';
import { sql as sql0013 } from './0013-job-engine.js';
import { sql as sql0015 } from './0015-idempotency-attempts.js';
import { sql as sql0016 } from './0016-sizes-and-revivals.js';
import { sql as sql0017 } from './0017-lowered-roles.js';
import { sql as sql0018 } from './0018-failures-of-runs.js';
import { sql as sql0019 } from './0019-sizes-of-records.js';
import { sql as sql0020 } from './0020-agent-configurations.js';
import { sql as sql0021 } from './0021-sizes-of-messages.js';
import { sql as sql0022 } from './0022-orphaned-objects-and-reclaims.js';
import { sql as sql0023 } from './0023-chat-clients.js';
import { sql as sql0024 } from './0024-followed-runs.js';
import { sql as sql0026 } from './0026-text-search.js';
import { sql as sql0027 } from './0027-audit-log.js';
import { sql as sql0028 } from './0028-costs-of-runs.js';
import { sql as sql0029 } from './0029-webhook-endpoints.js';
import { sql as sql0030 } from './0030-webhook-deliveries.js';
import { sql as sql0040 } from './0040-slow-webhook-endpoints.js';
import { sql as sql0041 } from './0041-versions-of-uploads.js';
import { sql as sql0042 } from './0042-daily-totals.js';
import { sql as sql0043 } from './0043-embedding-signatures.js';
import { sql as sql0044 } from './0044-deleted-records.js';
import { sql as sql0045 } from './0045-counts-of-task-runs.js';
import { sql as sql0046 } from './0046-checks-of-tool-servers.js';
import { sql as sql0047 } from './0047-sizes-of-records.js';
import { sql as sql0048 } from './0048-purged-records.js';
import { sql as sql0049 } from './0049-leases.js';
import { sql as sql0050 } from './0050-sizes-of-tool-servers.js';
import { sql as sql0051 } from './0051-background-runs.js';
import { sql as sql0052 } from './0052-last-answers.js';
import { sql as sql0053 } from './0053-claims-of-files.js';
import { sql as sql0054 } from './0054-owners-of-audited-content.js';

export interface Migration {
  /** Name of the file without its extension. */
  readonly name: string;
  /** Runs in one transaction with all other pending migrations, so it cannot contain `create index concurrently`. */
  readonly sql: string;
}

export const migrations: readonly Migration[] = [
  { name: '0001-agents', sql: sql0001 },
  { name: '0002-rate-limits', sql: sql0002 },
  { name: '0003-members', sql: sql0003 },
  { name: '0004-skills', sql: sql0004 },
  { name: '0005-knowledge-bases', sql: sql0005 },
  { name: '0006-conversations', sql: sql0006 },
  { name: '0007-tool-servers', sql: sql0007 },
  { name: '0008-scheduled-tasks', sql: sql0008 },
  { name: '0009-jobs', sql: sql0009 },
  { name: '0010-idempotency', sql: sql0010 },
  { name: '0011-limits-of-triggers', sql: sql0011 },
  { name: '0012-large-idempotent-answers', sql: sql0012 },
  { name: '0013-job-engine', sql: sql0013 },
  { name: '0015-idempotency-attempts', sql: sql0015 },
  { name: '0016-sizes-and-revivals', sql: sql0016 },
  { name: '0017-lowered-roles', sql: sql0017 },
  { name: '0018-failures-of-runs', sql: sql0018 },
  { name: '0019-sizes-of-records', sql: sql0019 },
  { name: '0020-agent-configurations', sql: sql0020 },
  { name: '0021-sizes-of-messages', sql: sql0021 },
  { name: '0022-orphaned-objects-and-reclaims', sql: sql0022 },
  { name: '0023-chat-clients', sql: sql0023 },
  { name: '0024-followed-runs', sql: sql0024 },
  { name: '0026-text-search', sql: sql0026 },
  { name: '0027-audit-log', sql: sql0027 },
  { name: '0028-costs-of-runs', sql: sql0028 },
  { name: '0029-webhook-endpoints', sql: sql0029 },
  { name: '0030-webhook-deliveries', sql: sql0030 },
  { name: '0040-slow-webhook-endpoints', sql: sql0040 },
  { name: '0041-versions-of-uploads', sql: sql0041 },
  { name: '0042-daily-totals', sql: sql0042 },
  { name: '0043-embedding-signatures', sql: sql0043 },
  { name: '0044-deleted-records', sql: sql0044 },
  { name: '0045-counts-of-task-runs', sql: sql0045 },
  { name: '0046-checks-of-tool-servers', sql: sql0046 },
  { name: '0047-sizes-of-records', sql: sql0047 },
  { name: '0048-purged-records', sql: sql0048 },
  { name: '0049-leases', sql: sql0049 },
  { name: '0050-sizes-of-tool-servers', sql: sql0050 },
  { name: '0051-background-runs', sql: sql0051 },
  { name: '0052-last-answers', sql: sql0052 },
  { name: '0053-claims-of-files', sql: sql0053 },
  { name: '0054-owners-of-audited-content', sql: sql0054 },
];
