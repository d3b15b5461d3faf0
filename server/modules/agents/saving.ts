import type { Caller } from '../../platform/caller.js';
import { assertMatch, type Precondition } from '../../platform/records/etag.js';
import { ApiError, type ErrorDetail } from '../../platform/errors.js';
import { providerOf } from '../../platform/models/port.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { limits } from '../../generated/limits.js';
import { organizationLimits, reservedEmailSlugs } from '../../generated/operations.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import { messageFor } from '../../generated/problem-messages.js';
import type { ModelCatalog } from '../model-catalog/model-catalog.js';
import { changed, configurationOf, isSameConfiguration, problemsOf, type Configuration } from './configuration.js';
import { warningsOf } from './prompt-variables.js';
import { addedReferences, hasReferences, nameOf, referencesOf, type ReferenceChecks } from './references.js';
import type { Agent, AgentRepository, SaveOutcome } from './repository.js';

export type AgentSave = components['schemas']['AgentSave'];

export interface SavingDependencies {
  readonly repository: AgentRepository;
  readonly references: ReferenceChecks;
  readonly defaultModel: string;
  readonly modelCatalog: Pick<ModelCatalog, 'hasProvider' | 'warningsOf'>;
  now(): Date;
}

const invalidRequest = (details: ErrorDetail[]) => new ApiError('bad_request', { details });
export const agentNotFound = () => new ApiError('agent_not_found');
const referenceNotFound = (thing: string, id: number) => new ApiError('reference_not_found', { values: { thing, id } });

const reservedSlugs: ReadonlySet<string> = new Set(reservedEmailSlugs.values);
const reservedPattern = new RegExp(reservedEmailSlugs.pattern);

/** Rejects reserved slugs. The pattern reserves slugs such as `agent-12`, which addresses the agent with the id 12. */
function assertSlugAllowed(slug: string | null | undefined): void {
  if (slug === null || slug === undefined) return;
  if (!reservedSlugs.has(slug) && !reservedPattern.test(slug)) return;
  throw new ApiError('email_slug_reserved', {
    values: { slug },
    details: [{ message: reasons.request.reserved, path: ['emailSlug'] }],
  });
}

function assertStorable(given: AgentSave): void {
  const details = problemsOf(given);
  if (details.length > 0) throw invalidRequest(details);
}

/** Throws if the change adds a reference to a record that does not exist in the organization. */
async function assertReferences(
  { repository, references }: SavingDependencies,
  organizationId: string,
  before: Configuration | null,
  after: Configuration,
): Promise<void> {
  const added = addedReferences(before && referencesOf(before), referencesOf(after));
  const checks = [
    { kind: 'agents', missing: repository.missing },
    { kind: 'knowledgeBases', missing: references.knowledgeBases },
    { kind: 'skills', missing: references.skills },
    { kind: 'toolServers', missing: references.toolServers },
  ] as const;
  for (const { kind, missing } of checks) {
    const [first] = added[kind].length === 0 ? [] : await missing(organizationId, added[kind]);
    if (first !== undefined) throw referenceNotFound(nameOf[kind], first);
  }
}

/** Accepts an unchanged model, so that an agent can be saved after the model's provider was removed. */
function assertModel(
  { modelCatalog }: SavingDependencies,
  before: Configuration | null,
  model: string | undefined,
): void {
  if (model === undefined || model === before?.model || modelCatalog.hasProvider(model)) return;
  throw new ApiError('model_provider_not_found', {
    values: { provider: providerOf(model) },
    details: [{ message: reasons.request.providerNotFound, path: ['model'] }],
  });
}

function withWarnings({ modelCatalog }: SavingDependencies, agent: Agent): Agent {
  const warnings = [...modelCatalog.warningsOf(agent), ...warningsOf(agent.systemPrompt)];
  return warnings.length === 0 ? agent : { ...agent, warnings: warnings.slice(0, limits.AgentWarnings.maxItems) };
}

function agentOf(outcome: SaveOutcome, slug: string | null | undefined): Agent {
  switch (outcome.kind) {
    case 'saved':
      return outcome.agent;
    case 'agent-missing':
      throw agentNotFound();
    case 'tag-missing':
      throw referenceNotFound('Tag', outcome.tagId);
    case 'limit-reached':
      throw new ApiError('agent_limit_reached');
    case 'slug-taken':
      throw new ApiError('email_slug_in_use', {
        values: { slug: slug ?? '' },
        details: [{ message: reasons.request.inUse, path: ['emailSlug'] }],
      });
  }
}

export async function createAgent(
  dependencies: SavingDependencies,
  caller: Caller,
  given: AgentSave,
  unit: UnitOfWork,
): Promise<Agent> {
  const { name, tagIds, model = dependencies.defaultModel } = given;
  if (name === undefined) throw invalidRequest([{ message: messageFor('required', true), path: ['name'] }]);
  assertStorable(given);
  assertSlugAllowed(given.emailSlug);
  assertModel(dependencies, null, model);
  const configuration = configurationOf({ ...given, name, model });
  await assertReferences(dependencies, caller.organizationId, null, configuration);
  const { organizationId, userId } = caller;
  const agent = {
    userId,
    configuration,
    tagIds: tagIds === undefined ? null : [...new Set(tagIds)],
    at: dependencies.now(),
    limit: organizationLimits.agents,
  };
  const outcome = await dependencies.repository.create(organizationId, agent, unit);
  return withWarnings(dependencies, agentOf(outcome, given.emailSlug));
}

/** Returns the tags to set, or null if the save does not change the tags. */
function changedTags(current: Agent, tagIds: number[] | undefined): number[] | null {
  if (tagIds === undefined) return null;
  const wanted = new Set(tagIds);
  return wanted.size === current.tags.length && current.tags.every(({ id }) => wanted.has(id)) ? null : [...wanted];
}

export async function updateAgent(
  dependencies: SavingDependencies,
  caller: Caller,
  { id, given, precondition }: { id: number; given: AgentSave; precondition: Precondition },
  unit: UnitOfWork,
): Promise<Agent> {
  assertStorable(given);
  const { organizationId, userId } = caller;
  const assertSavable = (current: Agent) => {
    // Compare the entity tag first, because a save with an outdated entity tag must fail with `record_changed`.
    assertMatch(precondition, current);
    if (given.emailSlug !== current.emailSlug) assertSlugAllowed(given.emailSlug);
    assertModel(dependencies, current, given.model);
  };
  if (hasReferences(given)) {
    // Check the references before the agent is locked. Under the lock, the checks would need a second connection, and
    // concurrent saves could hold all connections while each waits for another one. The lock on the agent would not
    // prevent the deletion of a referenced record after the check.
    const before = await dependencies.repository.find(organizationId, id);
    if (before === null) throw agentNotFound();
    assertSavable(before);
    await assertReferences(dependencies, organizationId, before, changed(before, given));
  }
  const decide = (current: Agent) => {
    assertSavable(current);
    const configuration = changed(current, given);
    return {
      configuration: isSameConfiguration(current, configuration) ? null : configuration,
      tagIds: changedTags(current, given.tagIds),
      at: dependencies.now(),
    };
  };
  const outcome = await dependencies.repository.update(organizationId, id, { userId, decide }, unit);
  return withWarnings(dependencies, agentOf(outcome, given.emailSlug));
}
