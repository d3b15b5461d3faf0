// Rules of agents. Their history has its own file, versions.ts.
import type { Knex } from 'knex';
import type { Caller } from '../../platform/caller.js';
import { autocommit, type UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiError, type ErrorDetail } from '../../platform/errors.js';
import type { Events } from '../../platform/events.js';
import { limits } from '../../generated/limits.js';
import { organizationLimits } from '../../generated/operations.js';
import type { components } from '../../generated/types.js';
import { toolCatalog, type ToolCatalog } from '../tools/catalog.js';
import { changed, configurationOf, problemsOf, isSameConfiguration, type Configuration } from './configuration.js';
import { isReservedSlug } from './email-slug.js';
import {
  addedReferences,
  noneExist,
  referencesOf,
  withoutReference,
  type Reference,
  type ReferenceChecks,
} from './references.js';
import {
  createAgentRepository,
  type Agent,
  type AgentName,
  type AgentRepository,
  type SaveOutcome,
} from './repository.js';
import { refreshTools, retiredTools } from './tool-sync.js';
import { createVersions, type Versions } from './versions.js';
import { createVersionRepository } from './versions-repository.js';

type Schemas = components['schemas'];
export type AgentSave = Schemas['AgentSave'];
export type AgentToolSync = Schemas['AgentToolSync'];

export interface Agents {
  /** Agents that are not deleted, sorted by name without regard to case; they are read while they are taken. */
  list(organizationId: string): AsyncGenerator<Agent, void, undefined>;
  get(organizationId: string, id: number): Promise<Agent>;
  /** Creates an agent, or with an id changes what is given of one. */
  save(caller: Caller, given: AgentSave, unit?: UnitOfWork): Promise<Agent>;
  /** Soft deletion. Answers with the agent as it was. */
  remove(caller: Caller, id: number, unit?: UnitOfWork): Promise<Agent>;
  /** Removes the reference from each agent that has it, as a save by the user. Agents without it get no version. */
  removeReference(author: Author, reference: Reference, signal: AbortSignal): Promise<void>;
  /** Brings the platform tools of all agents up to the catalog. */
  syncTools(caller: Caller, unit?: UnitOfWork): Promise<AgentToolSync>;
  /** Agents that may load the skill, sorted by name without regard to case. */
  usingSkill(organizationId: string, skillId: number): Promise<AgentName[]>;
  readonly versions: Versions;
}

export interface AgentsParts {
  database: Knex;
  /** Of a new agent that names none, as `<provider>:<model>`. */
  defaultModel: string;
  /** Asked about what agents refer to in other nouns. Default: nothing of it exists. */
  references?: ReferenceChecks;
  events: Events;
  catalog?: ToolCatalog;
  now?: () => Date;
}

const mostRetiredTools = limits['AgentToolSync.retiredTools'].maxItems;

const refuse = (details: ErrorDetail[]) => new ApiError('bad_request', { details });
const notFound = () => new ApiError('agent_not_found');
const referenceNotFound = (thing: string, id: number) => new ApiError('reference_not_found', { values: { thing, id } });

function assertSlugFree(slug: string | null | undefined): void {
  if (slug === null || slug === undefined || !isReservedSlug(slug)) return;
  throw new ApiError('email_slug_reserved', {
    values: { slug },
    details: [{ message: 'is reserved', path: ['emailSlug'] }],
  });
}

function assertStorable(given: AgentSave): void {
  const details = problemsOf(given);
  if (details.length > 0) throw refuse(details);
}

/** Names the first thing that `after` refers to, `before` did not, and the organization does not have. */
async function assertReferences(
  { repository, references }: { repository: AgentRepository; references: ReferenceChecks },
  organizationId: string,
  before: Configuration | null,
  after: Configuration,
): Promise<void> {
  const added = addedReferences(before && referencesOf(before), referencesOf(after));
  const questions = [
    { thing: 'Agent', ids: added.agents, missing: repository.missing },
    { thing: 'Knowledge base', ids: added.knowledgeBases, missing: references.knowledgeBases },
    { thing: 'Skill', ids: added.skills, missing: references.skills },
    { thing: 'Tool server', ids: added.toolServers, missing: references.toolServers },
  ];
  for (const { thing, ids, missing } of questions) {
    const [first] = ids.length === 0 ? [] : await missing(organizationId, ids);
    if (first !== undefined) throw referenceNotFound(thing, first);
  }
}

function savedAgent(outcome: SaveOutcome, slug: string | null | undefined): Agent {
  switch (outcome.kind) {
    case 'saved':
      return outcome.agent;
    case 'agent-missing':
      throw notFound();
    case 'tag-missing':
      throw referenceNotFound('Tag', outcome.tagId);
    case 'limit-reached':
      throw new ApiError('agent_limit_reached');
    case 'slug-taken':
      throw new ApiError('email_slug_in_use', {
        values: { slug: slug ?? '' },
        details: [{ message: 'is already in use', path: ['emailSlug'] }],
      });
  }
}

type Parts = Required<Omit<AgentsParts, 'database' | 'events'>> & { repository: AgentRepository };

async function create(parts: Parts, caller: Caller, given: AgentSave, unit: UnitOfWork): Promise<Agent> {
  const { name, tagIds, model = parts.defaultModel } = given;
  if (name === undefined) throw refuse([{ message: 'is required', path: ['name'] }]);
  assertStorable(given);
  assertSlugFree(given.emailSlug);
  const configuration = configurationOf({ ...given, name, model });
  await assertReferences(parts, caller.organizationId, null, configuration);
  const change = { configuration, tagIds: [...new Set(tagIds ?? [])], at: parts.now() };
  const { organizationId, userId } = caller;
  const outcome = await parts.repository.create(organizationId, userId, change, organizationLimits.agents, unit);
  return savedAgent(outcome, given.emailSlug);
}

/** The tags to set, null when the agent has just these. */
function changedTags(current: Agent, tagIds: number[] | undefined): number[] | null {
  if (tagIds === undefined) return null;
  const wanted = new Set(tagIds);
  return wanted.size === current.tags.length && current.tags.every(({ id }) => wanted.has(id)) ? null : [...wanted];
}

async function update(parts: Parts, caller: Caller, id: number, given: AgentSave, unit: UnitOfWork): Promise<Agent> {
  assertStorable(given);
  // Read before the lock: the questions to other nouns take connections of their own, and under the lock enough saves at one time would
  // hold all of them and wait for one more for ever. What is asked here is not held in place either way: it may be deleted a moment later.
  const before = await parts.repository.find(caller.organizationId, id);
  if (before === null) throw notFound();
  if (given.emailSlug !== before.emailSlug) assertSlugFree(given.emailSlug);
  await assertReferences(parts, caller.organizationId, before, changed(before, given));
  const outcome = await parts.repository.update(
    caller.organizationId,
    caller.userId,
    id,
    (current) => {
      const configuration = changed(current, given);
      return {
        configuration: isSameConfiguration(current, configuration) ? null : configuration,
        tagIds: changedTags(current, given.tagIds),
        at: parts.now(),
      };
    },
    unit,
  );
  return savedAgent(outcome, given.emailSlug);
}

async function syncTools(
  { repository, catalog, now }: Parts,
  { organizationId, userId }: Caller,
  unit: UnitOfWork,
): Promise<AgentToolSync> {
  const {
    total,
    changed: updated,
    retired,
  } = await repository.updateAll(
    organizationId,
    userId,
    now,
    (current) => {
      const configuration = changed(current, { tools: refreshTools(current.tools, catalog) });
      return {
        configuration: isSameConfiguration(current, configuration) ? null : configuration,
        retiredTools: retiredTools(current.tools, catalog),
      };
    },
    unit,
  );
  return {
    success: true,
    updated: updated.length,
    total,
    agents: updated,
    retiredTools: retired.slice(0, mostRetiredTools),
  };
}

const REFERRING_AGENTS_PER_PAGE = 100;

type Author = Pick<Caller, 'organizationId' | 'userId'>;

async function removeReference(parts: Parts, author: Author, reference: Reference, signal: AbortSignal): Promise<void> {
  const { repository, now } = parts;
  const { organizationId, userId } = author;
  for (let ids: number[] = [], isLast = false; !isLast;) {
    const page = { after: ids.at(-1) ?? 0, limit: REFERRING_AGENTS_PER_PAGE };
    ids = await repository.referringTo(organizationId, reference, page);
    isLast = ids.length < REFERRING_AGENTS_PER_PAGE;
    for (const id of ids) {
      signal.throwIfAborted();
      // One transaction per agent: an attempt that is cut short keeps what it has done, and the next one goes on there.
      await repository.update(organizationId, userId, id, (current) => {
        const configuration = changed(current, withoutReference(current, reference));
        return {
          configuration: isSameConfiguration(current, configuration) ? null : configuration,
          tagIds: null,
          at: now(),
        };
      });
    }
  }
}

export function createAgents(given: AgentsParts): Agents {
  const {
    database,
    defaultModel,
    references = noneExist,
    events,
    catalog = toolCatalog,
    now = () => new Date(),
  } = given;
  const repository = createAgentRepository(database, events);
  const parts: Parts = { repository, defaultModel, references, catalog, now };
  return {
    list: (organizationId) => repository.list(organizationId),
    async get(organizationId, id) {
      const agent = await repository.find(organizationId, id);
      if (agent === null) throw notFound();
      return agent;
    },
    save: (caller, given, unit = autocommit) =>
      given.id === undefined ? create(parts, caller, given, unit) : update(parts, caller, given.id, given, unit),
    async remove({ organizationId, userId }, id, unit) {
      const agent = await repository.remove(organizationId, userId, id, now(), unit);
      if (agent === null) throw notFound();
      return agent;
    },
    removeReference: (author, reference, signal) => removeReference(parts, author, reference, signal),
    syncTools: (caller, unit = autocommit) => syncTools(parts, caller, unit),
    usingSkill: (organizationId, skillId) => repository.usingSkill(organizationId, skillId),
    versions: createVersions({ repository: createVersionRepository(database), now }),
  };
}
