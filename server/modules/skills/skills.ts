import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { assertMatch, type Precondition } from '../../platform/records/etag.js';
import { pick, without } from '../../platform/records/pick-fields.js';
import { ApiError } from '../../platform/errors.js';
import { fillIn } from '../../platform/text-placeholders.js';
import { fields } from '../../generated/fields.js';
import { limits } from '../../generated/limits.js';
import { organizationLimits } from '../../generated/operations.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import { skillKey } from '../uploads/keys.js';
import type { SkillObjects } from './skill-objects.js';
import { settingNames } from './setting-names.js';
import { createSkillsForAgents, type SkillsForAgents } from './skills-for-agents.js';
import type { FoundSkill, Skill, SkillOutcome, SkillRepository, StoredFile, StoredSkillMd } from './repository.js';
import { assertSafeOrganizationId, type SkillFiles } from './skill-files.js';
import { parseSkillMd, SkillMdError, skillMdName, type SkillMd } from './skill-md.js';

type Schemas = components['schemas'];
type SkillCreate = Schemas['SkillCreate'];
type SkillUpdate = Schemas['SkillUpdate'];
type SkillDetail = Schemas['SkillDetail'];

export interface Skills extends SkillsForAgents {
  /** Streams skills, sorted by name, ignoring case. */
  list(organizationId: string): AsyncGenerator<Skill, void, undefined>;
  get(organizationId: string, id: number): Promise<SkillDetail>;
  create(caller: Caller, given: SkillCreate, unit: UnitOfWork): Promise<Skill>;
  /** `skillMdContent` replaces SKILL.md. Its frontmatter replaces name, description and metadata. */
  update(caller: Caller, id: number, given: SkillUpdate, unit: UnitOfWork, precondition?: Precondition): Promise<Skill>;
  /** Marks the skill as deleted. Its files stay in the storage until the purge. */
  delete(caller: Caller, id: number, unit: UnitOfWork, precondition?: Precondition): Promise<void>;
  readonly files: SkillFiles;
  removeOrphanedObjects(signal?: AbortSignal): Promise<number>;
}

export interface SkillRulesDependencies {
  repository: SkillRepository;
  contents: SkillObjects;
  files: SkillFiles;
  createId(): string;
  now(): Date;
}

const maxSkillMdBytes = limits.SkillMdContent.maxBytes;

const skillNotFound = () => new ApiError('skill_not_found');
const refuseText = (message: string) =>
  new ApiError('bad_request', { details: [{ message, path: ['skillMdContent'] }] });

function parse(text: string): SkillMd {
  if (Buffer.byteLength(text) > maxSkillMdBytes)
    throw refuseText(fillIn(reasons.request.tooManyBytes, { max: maxSkillMdBytes.toLocaleString('en-US') }));
  try {
    return parseSkillMd(text);
  } catch (error) {
    if (!(error instanceof SkillMdError)) throw error;
    const { kind, line, column, message } = error;
    const details = [{ message: `line ${line}, column ${column}: ${message}`, path: ['skillMdContent'] }];
    throw new ApiError(kind === 'invalid' ? 'invalid_skill_content' : 'skill_name_missing', { details, cause: error });
  }
}

type Dependencies = Omit<SkillRulesDependencies, 'files'>;

function skillMdOf({ id, files: [skillMd] }: FoundSkill): StoredFile {
  if (!skillMd) throw new Error(`skill ${id} has no SKILL.md`);
  return skillMd;
}

type Commit = (stored: StoredSkillMd) => Promise<SkillOutcome>;

/** Stores the text as an object, then calls `commit`, which makes a skill refer to the object. */
async function store(
  { contents, createId }: Dependencies,
  organizationId: string,
  { text, settings }: { text: string; settings: StoredSkillMd['settings'] },
  commit: Commit,
): Promise<Skill> {
  const fileId = createId();
  const storageKey = skillKey(organizationId, fileId, skillMdName);
  await contents.write(organizationId, storageKey, text);
  const outcome = await commit({ settings, text, fileId, storageKey, sizeInBytes: Buffer.byteLength(text) });
  switch (outcome.kind) {
    case 'saved':
      return outcome.skill;
    case 'skill-missing':
      throw skillNotFound();
    case 'limit-reached':
      throw new ApiError('skill_limit_reached');
    case 'object-claimed':
      throw new ApiError('service_unavailable');
  }
}

async function update(
  dependencies: Dependencies,
  { organizationId }: Caller,
  { id, given, precondition }: { id: number; given: SkillUpdate; precondition: Precondition },
  unit: UnitOfWork,
): Promise<Skill> {
  const { repository, contents, now } = dependencies;
  const check = (current: Skill) => assertMatch(precondition, current);
  const settings = pick({ ...given, name: given.name?.trim() }, settingNames);
  if (given.skillMdContent === undefined) {
    const skill = await repository.updateFields(organizationId, id, { settings, at: now(), check }, unit);
    if (skill === null) throw skillNotFound();
    return skill;
  }
  assertSafeOrganizationId(organizationId);
  const text = given.skillMdContent;
  const read = { ...settings, ...parse(text) };
  // Check before storing, so that a request with an unknown id or an outdated entity tag stores no object. The
  // transaction repeats the checks, because the skill may change in between.
  const current = await repository.find(organizationId, id);
  if (current === null) throw skillNotFound();
  check(current);
  const { storageKey } = skillMdOf(current);
  const readBefore = await contents.read(storageKey, maxSkillMdBytes);
  const before = { storageKey, text: readBefore.kind === 'text' ? readBefore.text : null };
  return store(dependencies, organizationId, { text, settings: read }, (skillMd) => {
    const at = now();
    const change = { skillMd, before, at, removableAt: contents.removableAfter(at), check };
    return repository.replaceText(organizationId, id, change, unit);
  });
}

async function toDetail(
  { repository, contents }: Dependencies,
  organizationId: string,
  found: FoundSkill,
): Promise<SkillDetail> {
  const { files, ...skill } = found;
  // If a concurrent request replaces the text, the old object can still be read during a grace period.
  const [agents, read] = await Promise.all([
    repository.agentsUsing(organizationId, skill.id),
    contents.read(skillMdOf(found).storageKey, maxSkillMdBytes),
  ]);
  if (read.kind === 'not-uploaded') throw new ApiError('skill_content_missing');
  if (read.kind !== 'text')
    throw new Error(`SKILL.md of skill ${skill.id} cannot be read from the storage: ${read.kind}`);
  return {
    ...skill,
    files: files.map(({ storageKey: _hidden, ...file }) => file),
    agents,
    skillMdContent: read.text,
  };
}

export function createSkillRules({ files, ...dependencies }: SkillRulesDependencies): Skills {
  const { repository, contents, now } = dependencies;
  return {
    ...createSkillsForAgents({ repository, contents }),
    list: (organizationId) => repository.list(organizationId),

    async get(organizationId, id) {
      const skill = await repository.find(organizationId, id);
      if (skill === null) throw skillNotFound();
      return toDetail(dependencies, organizationId, skill);
    },

    async create({ organizationId, userId }, given, unit) {
      assertSafeOrganizationId(organizationId);
      const text = given.skillMdContent;
      const settings = { ...pick(given, without(fields.SkillCreate, 'skillMdContent')), ...parse(text) };
      return store(dependencies, organizationId, { text, settings }, (skillMd) => {
        const skill = { userId, at: now(), limit: organizationLimits.skills, skillMd };
        return repository.create(organizationId, skill, unit);
      });
    },

    update: (caller, id, given, unit, precondition) => update(dependencies, caller, { id, given, precondition }, unit),

    async delete({ organizationId, userId }, id, unit, precondition) {
      const check = (current: Skill) => assertMatch(precondition, current);
      if (!(await repository.delete(organizationId, id, { userId, at: now(), check }, unit))) throw skillNotFound();
    },

    files,
    removeOrphanedObjects: (signal) => contents.removeOrphanedObjects(signal),
  };
}
