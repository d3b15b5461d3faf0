import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { assertMatch, type Precondition } from '../../platform/records/etag.js';
import { ApiError } from '../../platform/errors.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import { configurationOf, differences, isSameConfiguration, type Configuration } from './configuration.js';
import { agentNotFound } from './saving.js';
import type { Agent } from './repository.js';
import type { NewCheckpoint, VersionRepository } from './versions-repository.js';

type Schemas = components['schemas'];

export interface Versions {
  /** Returns a page of versions, newest first. `before` is the cursor from the previous page. */
  list(
    organizationId: string,
    page: { agentId: number; limit: number; before: number | null },
  ): Promise<Schemas['AgentVersionPage']>;
  /** Returns one version with its configuration and its changes from the previous version. */
  get(organizationId: string, agentId: number, versionId: number): Promise<Schemas['AgentVersionDetail']>;
  /** Makes a version the live configuration. Adds no version. */
  rollback(
    caller: Caller,
    agentId: number,
    versionId: number,
    unit: UnitOfWork,
    precondition?: Precondition,
  ): Promise<Schemas['AgentRollbackResult']>;
  /**
   * Adds the live configuration as a version. If the newest version already has this configuration, sets its label
   * instead. A null `label` keeps the stored label.
   */
  checkpoint(
    caller: Caller,
    agentId: number,
    label: string | null,
    unit: UnitOfWork,
    precondition?: Precondition,
  ): Promise<Schemas['AgentCheckpointResult']>;
}

export interface VersionsDependencies {
  repository: VersionRepository;
  now(): Date;
}

const versionNotFound = () => new ApiError('version_not_found');

/**
 * Does not check the model and the references, so that a version can be restored after the model's provider or a
 * referenced record was removed.
 */
async function rollback(
  { repository, now }: VersionsDependencies,
  organizationId: string,
  { agentId, versionId, precondition }: { agentId: number; versionId: number; precondition: Precondition },
  unit: UnitOfWork,
): Promise<Schemas['AgentRollbackResult']> {
  const isLive = (current: Agent, snapshot: Configuration) => {
    assertMatch(precondition, current);
    return current.publishedVersionId === versionId && isSameConfiguration(current, snapshot);
  };
  const outcome = await repository.rollback(organizationId, agentId, versionId, { at: now, isLive }, unit);
  if (outcome.kind === 'agent-missing') throw agentNotFound();
  if (outcome.kind === 'version-missing') throw versionNotFound();
  if (outcome.kind === 'slug-taken')
    throw new ApiError('version_email_slug_in_use', { values: { slug: outcome.slug } });
  return { success: true, publishedVersionId: versionId };
}

export function createVersions(dependencies: VersionsDependencies): Versions {
  const { repository, now } = dependencies;
  return {
    async list(organizationId, { agentId, limit, before }) {
      const outcome = await repository.page(organizationId, agentId, { limit, before });
      if (outcome.kind === 'agent-missing') throw agentNotFound();
      if (outcome.kind === 'cursor-unknown') {
        throw new ApiError('bad_request', {
          details: [{ message: reasons.request.foreignVersion, path: ['before'] }],
        });
      }
      const { versions, isLast } = outcome;
      return { versions, nextCursor: isLast ? null : (versions.at(-1)?.id ?? null) };
    },

    async get(organizationId, agentId, versionId) {
      const outcome = await repository.find(organizationId, agentId, versionId);
      if (outcome.kind === 'agent-missing') throw agentNotFound();
      if (outcome.kind === 'version-missing') throw versionNotFound();
      const { version, snapshot, previous } = outcome;
      return { ...version, snapshot, changes: differences(previous, snapshot) };
    },

    rollback: ({ organizationId }, agentId, versionId, unit, precondition) =>
      rollback(dependencies, organizationId, { agentId, versionId, precondition }, unit),

    async checkpoint({ organizationId, userId }, agentId, label, unit, precondition) {
      // Compare with the newest version, not with the published one, which always has the live configuration.
      const decide = (current: Agent, newest: Configuration): NewCheckpoint | null => {
        assertMatch(precondition, current);
        const configuration = configurationOf(current);
        return isSameConfiguration(configuration, newest)
          ? null
          : { configuration, publication: { source: 'checkpoint', label, userId, at: now() } };
      };
      const outcome = await repository.checkpoint(organizationId, agentId, { label, decide }, unit);
      if (outcome.kind === 'agent-missing') throw agentNotFound();
      return { success: true, version: outcome.version, created: outcome.created };
    },
  };
}
