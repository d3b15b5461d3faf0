// Rules of skills. Their bundled files have their own file, skill-files.ts, and what agents read of them has loading.ts.
import { randomUUID } from 'node:crypto';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { Agents } from '../agents/agents.js';
import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiError } from '../../platform/errors.js';
import type { Events } from '../../platform/events.js';
import { limits } from '../../generated/limits.js';
import { organizationLimits } from '../../generated/operations.js';
import type { components } from '../../generated/types.js';
import { skillKey } from '../uploads/keys.js';
import { createContents, type Contents, type ContentsLog } from './contents.js';
import { createFileRepository } from './files-repository.js';
import { createLeftoverRepository } from './leftovers-repository.js';
import { createSkillLoading, type SkillLoading } from './loading.js';
import { assertHasStorage } from './organization-id.js';
import {
  createSkillRepository,
  type FoundSkill,
  type Skill,
  type SkillDatabase,
  type SkillRepository,
  type StoredSkillMd,
} from './repository.js';
import { createSkillFiles, type SkillFiles } from './skill-files.js';
import { parseSkillMd, SkillMdError, type SkillMd } from './skill-md.js';
import { SKILL_MD } from './statements.js';

type Schemas = components['schemas'];
type SkillUpdate = Schemas['SkillUpdate'];
type SkillDetail = Schemas['SkillDetail'];

export interface Skills extends SkillLoading {
  /** Skills that are not deleted, sorted by name without regard to case. */
  list(organizationId: string): AsyncGenerator<Skill, void, undefined>;
  /** One skill with its files, the agents that may load it, and the text of its SKILL.md. */
  get(organizationId: string, id: number): Promise<SkillDetail>;
  create(caller: Caller, skillMdContent: string, unit?: UnitOfWork): Promise<Skill>;
  /** With a text replaces SKILL.md and what is read from it; without one changes the fields that are given. */
  update(caller: Caller, id: number, given: SkillUpdate, unit?: UnitOfWork): Promise<Skill>;
  /** Soft deletion: the files stay in the storage. */
  remove(caller: Caller, id: number, unit?: UnitOfWork): Promise<void>;
  readonly files: SkillFiles;
  /** Removes objects of all organizations that no file refers to any more. Says how many. */
  removeLeftovers(signal?: AbortSignal): Promise<number>;
}

export interface SkillsParts {
  database: SkillDatabase;
  storage: ObjectStorage;
  agents: Pick<Agents, 'usingSkill'>;
  events: Events;
  log: ContentsLog;
  createId?: () => string;
  now?: () => Date;
}

/** UTF-8. */
const MOST_SKILL_MD_BYTES = limits.SkillMdContent.maxBytes;

const skillNotFound = () => new ApiError('skill_not_found');
const refuseText = (message: string) =>
  new ApiError('bad_request', { details: [{ message, path: ['skillMdContent'] }] });

function parse(text: string): SkillMd {
  if (Buffer.byteLength(text) > MOST_SKILL_MD_BYTES)
    throw refuseText(`must be at most ${MOST_SKILL_MD_BYTES} bytes of UTF-8 long`);
  try {
    return parseSkillMd(text);
  } catch (error) {
    if (!(error instanceof SkillMdError)) throw error;
    const { kind, line, column, message } = error;
    const details = [{ message: `line ${line}, column ${column}: ${message}`, path: ['skillMdContent'] }];
    throw new ApiError(kind === 'invalid' ? 'invalid_skill_content' : 'skill_name_missing', { details, cause: error });
  }
}

interface Parts {
  repository: SkillRepository;
  contents: Contents;
  agents: Pick<Agents, 'usingSkill'>;
  createId(): string;
  now(): Date;
}

type Commit = (stored: StoredSkillMd) => Promise<Skill | 'storage-lost' | 'limit-reached' | null>;

/** Stores the text as a new object, then lets `commit` make a skill refer to it: in between, nobody sees it. */
async function store(
  { contents, createId }: Parts,
  organizationId: string,
  { text, parsed }: { text: string; parsed: SkillMd },
  commit: Commit,
): Promise<Skill> {
  const fileId = createId();
  const storageKey = skillKey(organizationId, fileId, SKILL_MD);
  await contents.write(organizationId, storageKey, text);
  const outcome = await commit({ ...parsed, fileId, storageKey, sizeInBytes: Buffer.byteLength(text) });
  if (outcome === null) throw skillNotFound();
  if (outcome === 'limit-reached') throw new ApiError('skill_limit_reached');
  if (outcome === 'storage-lost') throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
  return outcome;
}

async function update(
  parts: Parts,
  { organizationId }: Caller,
  id: number,
  given: SkillUpdate,
  unit?: UnitOfWork,
): Promise<Skill> {
  const { repository, contents, now } = parts;
  if (given.skillMdContent === undefined) {
    const fields = { name: given.name?.trim(), description: given.description };
    const skill = await repository.updateFields(organizationId, id, fields, now(), unit);
    if (skill === null) throw skillNotFound();
    return skill;
  }
  assertHasStorage(organizationId);
  const text = given.skillMdContent;
  const parsed = parse(text);
  // Asked first so that a wrong id stores nothing. It is asked again under the lock: the skill may be deleted in between.
  if ((await repository.summaries(organizationId, [id])).length === 0) throw skillNotFound();
  return store(parts, organizationId, { text, parsed }, (stored) => {
    const at = now();
    return repository.replaceText(organizationId, id, stored, at, contents.quietAfter(at), unit);
  });
}

/** An operator has to restore the object, or somebody stores the text of the skill anew. */
const retryMissingSeconds = 60;

async function toDetail(
  { contents, agents }: Parts,
  organizationId: string,
  { files, ...skill }: FoundSkill,
): Promise<SkillDetail> {
  const [skillMd] = files;
  if (!skillMd) throw new Error(`skill ${skill.id} has no SKILL.md`);
  // The object is still there if the text was replaced a moment ago: contents.ts keeps it for those who read.
  const [agentsUsing, read] = await Promise.all([
    agents.usingSkill(organizationId, skill.id),
    contents.read(skillMd.storageKey, MOST_SKILL_MD_BYTES),
  ]);
  if (read.kind === 'not-uploaded')
    throw new ApiError('skill_content_missing', {
      retryAfterSeconds: retryMissingSeconds,
    });
  if (read.kind !== 'text')
    throw new Error(`SKILL.md of skill ${skill.id} cannot be read from the storage: ${read.kind}`);
  return {
    ...skill,
    files: files.map(({ storageKey: _hidden, ...file }) => file),
    agents: agentsUsing,
    skillMdContent: read.text,
  };
}

export function createSkills({
  database,
  storage,
  agents,
  events,
  log,
  createId = randomUUID,
  now = () => new Date(),
}: SkillsParts): Skills {
  const repository = createSkillRepository(database, events);
  const contents = createContents({ storage, leftovers: createLeftoverRepository(database), now, log });
  const parts: Parts = { repository, contents, agents, createId, now };
  return {
    ...createSkillLoading({ repository, contents }),
    list: (organizationId) => repository.list(organizationId),

    async get(organizationId, id) {
      const skill = await repository.find(organizationId, id);
      if (skill === null) throw skillNotFound();
      return toDetail(parts, organizationId, skill);
    },

    async create({ organizationId, userId }, text, unit) {
      assertHasStorage(organizationId);
      return store(parts, organizationId, { text, parsed: parse(text) }, (stored) =>
        repository.create(organizationId, userId, stored, now(), organizationLimits.skills, unit),
      );
    },

    update: (caller, id, given, unit) => update(parts, caller, id, given, unit),

    async remove({ organizationId, userId }, id, unit) {
      if (!(await repository.remove(organizationId, userId, id, now(), unit))) throw skillNotFound();
    },

    files: createSkillFiles({ repository: createFileRepository(database), contents, storage, createId, now }),
    removeLeftovers: (signal) => contents.removeLeftovers(signal),
  };
}
