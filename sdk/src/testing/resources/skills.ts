import { fakeLimits, settableFields } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import type { FakeExchanges, FakeHandlers, FakeRequest } from '../contract.js';
import { FakeError, inUse } from '../errors.js';
import { assertMatch, etagOf } from '../etag.js';
import { readSkillMd } from '../skill-md.js';
import type { Store, StoredSkill, StoredSkillFile } from '../store.js';
import { byName, bytesOf, compare, isSame, pick } from '../values.js';
import { assertBelowLimit, recordDeletion } from './deleted-records.js';
import { activeAgents } from './agent-records.js';
import { removeReference } from './references.js';
import { presignDownload, presignUpload, skillFileKey } from './uploads.js';

const skillMdName = 'SKILL.md';

function findSkill(store: Store, id: number): StoredSkill {
  const skill = store.skills.find(id);
  if (!skill || skill.isDeleted) throw new FakeError('skill_not_found');
  return skill;
}

const activeSkills = (store: Store): StoredSkill[] => store.skills.all().filter(({ isDeleted }) => !isDeleted);

/** Returns SKILL.md, followed by the other files by name. */
const filesOf = (store: Store, skillId: number): StoredSkillFile[] =>
  store.skillFiles
    .all()
    .filter((file) => file.skillId === skillId)
    .sort(
      (left, right) =>
        Number(left.fileName !== skillMdName) - Number(right.fileName !== skillMdName) ||
        compare(left.fileName.toLowerCase(), right.fileName.toLowerCase()) ||
        compare(left.fileName, right.fileName),
    );

const toFile = ({ skillId: _skillId, key: _key, ...file }: StoredSkillFile): schemas.SkillFile => file;

const settings = settableFields.skills.filter((name) => name !== 'skillMdContent');

function toSkill(store: Store, { isDeleted: _isDeleted, ...skill }: StoredSkill): schemas.Skill {
  const files = filesOf(store, skill.id);
  // Each replacement of SKILL.md has a new file id.
  const etag = etagOf([pick(skill, settings), files[0]?.fileId]);
  return { ...skill, fileCount: files.length, etag };
}

const textOf = (store: Store, skillId: number): string => store.skillTexts.get(skillId) ?? '';

function toDetail(store: Store, skill: StoredSkill): schemas.SkillDetail {
  const agents = activeAgents(store).filter(
    ({ tools: { load_skill: tool } }) => tool && 'config' in tool && tool.config?.skillIds?.includes(skill.id),
  );
  return {
    ...toSkill(store, skill),
    files: filesOf(store, skill.id).map(toFile),
    agents: agents.map(({ id, name }) => ({ id, name })),
    skillMdContent: textOf(store, skill.id),
  };
}

function writeText(store: Store, skillId: number, text: string): void {
  const known = filesOf(store, skillId).find(({ fileName }) => fileName === skillMdName);
  const fileId = crypto.randomUUID();
  store.skillTexts.set(skillId, text);
  store.skillFiles.put({
    id: known?.id ?? store.skillFiles.nextId(),
    skillId,
    fileId,
    fileName: skillMdName,
    contentType: 'text/markdown',
    fileSize: bytesOf(text),
    createdAt: known?.createdAt ?? store.clock.timestamp(),
    key: skillFileKey(store, fileId, skillMdName),
  });
}

function create(store: Store, given: FakeExchanges['createSkill']['body']): StoredSkill {
  const { skillMdContent: text, ...others } = given;
  const parsed = readSkillMd(text, 'createSkill');
  assertBelowLimit('skills', activeSkills(store).length, 'skill_limit_reached');
  const at = store.clock.timestamp();
  const id = store.skills.nextId();
  const skill = store.skills.put({ id, ...others, ...parsed, isDeleted: false, createdAt: at, updatedAt: at });
  writeText(store, skill.id, text);
  return skill;
}

function update(store: Store, id: number, { headers, body: given }: FakeRequest<'updateSkill'>): StoredSkill {
  const { skillMdContent: text } = given;
  const parsed = text === undefined ? {} : readSkillMd(text, 'updateSkill');
  const before = findSkill(store, id);
  assertMatch(headers, toSkill(store, before));
  const after = { ...before, ...pick(given, settings), ...parsed };
  after.name = after.name.trim();
  if (text === undefined && isSame(before, after)) return before;
  if (text !== undefined) writeText(store, id, text);
  return store.skills.put({ ...after, updatedAt: store.clock.timestamp() });
}

function remove(store: Store, { query: { id }, headers, caller: { userId } }: FakeRequest<'deleteSkill'>): void {
  const skill = findSkill(store, id);
  assertMatch(headers, toSkill(store, skill));
  store.skills.change(skill, { isDeleted: true });
  recordDeletion(store, 'skill', skill, userId, () => {
    assertBelowLimit('skills', activeSkills(store).length, 'skill_limit_reached');
    store.skills.change(skill, { isDeleted: false });
  });
  removeReference(store, { kind: 'skills', id }, userId);
}

function addFile(store: Store, given: FakeExchanges['addSkillFile']['body']): schemas.SkillFileCreateResult {
  const { skillId, fileName, contentType } = given;
  const skill = findSkill(store, skillId);
  const files = filesOf(store, skillId);
  if (files.some((file) => file.fileName === fileName)) throw inUse('skill_file_name_in_use', 'fileName', { fileName });
  if (files.length >= fakeLimits.filesOfSkill) throw new FakeError('skill_file_limit_reached');
  const fileId = crypto.randomUUID();
  const key = skillFileKey(store, fileId, fileName);
  const id = store.skillFiles.nextId();
  const createdAt = store.clock.timestamp();
  const file = store.skillFiles.put({ ...given, id, fileId, createdAt, key });
  store.skills.change(skill, { updatedAt: createdAt });
  return { success: true, file: toFile(file), uploadUrl: presignUpload(store, key, { 'content-type': contentType }) };
}

function findFile(store: Store, id: number) {
  const file = store.skillFiles.find(id);
  const skill = store.skills.find(file?.skillId ?? 0);
  if (!file || !skill || skill.isDeleted) throw new FakeError('skill_file_not_found');
  return { file, skill };
}

function removeFile(store: Store, id: number): void {
  const { file, skill } = findFile(store, id);
  if (file.fileName === skillMdName) throw new FakeError('skill_content_not_deletable');
  store.skillFiles.remove(id);
  store.objects.delete(file.key);
  store.skills.change(skill, { updatedAt: store.clock.timestamp() });
}

export const skillHandlers = (
  store: Store,
): FakeHandlers<
  | 'listSkills'
  | 'createSkill'
  | 'updateSkill'
  | 'deleteSkill'
  | 'listSkillFiles'
  | 'addSkillFile'
  | 'deleteSkillFile'
  | 'getSkillFileDownload'
> => ({
  listSkills({ query: { id } }) {
    if (id !== undefined) return { status: 200, body: { success: true, skill: toDetail(store, findSkill(store, id)) } };
    const skills = byName(activeSkills(store));
    return { status: 200, body: { success: true, skills: skills.map((skill) => toSkill(store, skill)) } };
  },
  createSkill({ body }) {
    const skill = pick(toSkill(store, create(store, body)), [...settableFields.createdSkills, 'etag']);
    return { status: 201, body: { success: true, skill } };
  },
  updateSkill(request) {
    const updated = toSkill(store, update(store, request.query.id, request));
    const skill = pick(updated, [...settableFields.updatedSkills, 'etag']);
    return { status: 200, body: { success: true, skill } };
  },
  deleteSkill(request) {
    remove(store, request);
    return { status: 200, body: { success: true, message: 'Skill deleted' } };
  },
  listSkillFiles({ query: { skillId } }) {
    findSkill(store, skillId);
    return { status: 200, body: { success: true, files: filesOf(store, skillId).map(toFile) } };
  },
  addSkillFile: ({ body }) => ({ status: 201, body: addFile(store, body) }),
  deleteSkillFile({ query: { fileId } }) {
    removeFile(store, fileId);
    return { status: 200, body: { success: true, message: 'File deleted' } };
  },
  getSkillFileDownload({ query: { fileId } }) {
    const { fileName, contentType, key, skillId } = findFile(store, fileId).file;
    if (fileName === skillMdName)
      store.objects.set(key, {
        blob: new Blob([store.skillTexts.get(skillId) ?? ''], { type: contentType }),
        userId: null,
      });
    return { status: 200, body: { success: true, fileName, contentType, url: presignDownload(store, key) } };
  },
});
