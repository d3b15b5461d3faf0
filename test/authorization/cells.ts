// Builds the requests of the authorization tests, and creates the records that they name.
import { upload } from '../api/knowledge-bases/support.js';
import { parameters, type RawOperation } from '../contract/support.js';
import { kindAt, makers, missingId, type Kind, type MadeRecord } from '../properties/records.js';
import type { CallResult, TestServer } from '../support/server.js';
import type { Caller } from './callers.js';
import type { Ownership } from './expectations.js';
import { bodySchemas, put, smallest, type PlainRequest, type Reference } from './requests.js';

export type Make = (kind: Kind, caller: Caller, ownership: Ownership) => Promise<MadeRecord>;

/**
 * Returns a function that creates a record. The ownership is relative to the caller. For the kind `member`, `own` means
 * the caller, and `another member's` means a new user.
 */
export function recordsOf(server: TestServer): Make {
  // All requests share these records, because no request may change a record of another organization.
  const foreign = new Map<Kind, Promise<MadeRecord>>();
  const foreignOf = (kind: Kind) => {
    const owner = { organizationId: server.otherOrganizationId, userId: 'user_matrix_foreign' };
    const made = foreign.get(kind) ?? makers[kind](server, owner);
    foreign.set(kind, made);
    return made;
  };
  return async (kind, caller, ownership) => {
    if (ownership === 'missing') return { id: missingId(kind) };
    if (ownership === 'own' && kind === 'member') return { id: caller.userId };
    if (ownership === "another organization's") return { id: (await foreignOf(kind)).id };
    return makers[kind](server, {
      organizationId: server.organizationId,
      userId: ownership === 'own' ? caller.userId : 'user_matrix_other',
    });
  };
}

const fieldOf: Partial<Record<Kind, string>> = { agent: 'agentId', knowledgeBase: 'kbId', conversation: 'threadId' };
const insideOf: Partial<Record<Kind, { kind: Kind; field: string }>> = {
  agent: { kind: 'agentVersion', field: 'versionId' },
  knowledgeBase: { kind: 'knowledgeBaseFile', field: 'fileId' },
};

const needs = ({ raw }: RawOperation, { schema }: Reference, field: string): boolean =>
  (schema?.required ?? []).includes(field) ||
  parameters(raw).some(({ name, required }) => name === field && required === true);

interface Chosen {
  record: MadeRecord;
  /** Ids of the record's parent and child records, by field. */
  others: Map<string, number | string>;
  make: Make;
}

/** Creates the record, and the parent or child that a request must name with it. */
export async function choose(
  operation: RawOperation,
  caller: Caller,
  reference: Reference | null,
  ownership: Ownership,
  make: Make,
): Promise<Chosen> {
  const others: Chosen['others'] = new Map();
  if (!reference) return { record: { id: 0 }, others, make };
  const inner = insideOf[reference.kind];
  const isThere = ownership === 'own' || ownership === "another member's";
  if (isThere && inner && operation.id !== 'addKnowledgeBaseFile' && needs(operation, reference, inner.field)) {
    const { id, parent } = await make(inner.kind, caller, ownership);
    others.set(inner.field, id);
    return { record: { id: parent!.id }, others, make };
  }
  const record = await make(reference.kind, caller, ownership);
  if (record.parent) others.set(fieldOf[record.parent.kind] ?? '', record.parent.id);
  return { record, others, make };
}

/** Returns the smallest request that can succeed, with the chosen record at the place of the reference. */
export async function requestFor(
  server: TestServer,
  operation: RawOperation,
  caller: Caller,
  reference: Reference | null,
  { record, others, make }: Chosen,
): Promise<PlainRequest> {
  const { path, raw } = operation;
  const schema = reference?.schema ?? bodySchemas(operation)[0];
  const required = parameters(raw).filter((parameter) => parameter.in === 'query' && parameter.required === true);
  const query = Object.fromEntries(
    required.map(({ name, schema: inner }) => [name, smallest(inner, name)]),
  ) as PlainRequest['query'];
  let body = raw.requestBody?.required === true ? (smallest(schema, '') as Record<string, unknown>) : undefined;
  if (operation.id === 'saveAgent' && reference?.at[0] !== 'id') body = { ...body, name: 'Agent of the matrix' };
  if (reference?.place === 'query') query[reference.at[0] ?? ''] = record.id;
  if (reference?.place === 'body') body = put(schema, body, reference.at, record.id) as Record<string, unknown>;
  for (const fields of [query, body ?? {}] as Record<string, unknown>[]) {
    for (const name of Object.keys(fields)) {
      const kind = kindAt(path, [name]);
      const isTheOne = reference?.at.length === 1 && reference.at[0] === name;
      const isUpload = operation.id === 'addKnowledgeBaseFile' && name === 'fileId';
      if (kind === undefined || isTheOne || isUpload || Array.isArray(fields[name])) continue;
      fields[name] = others.get(name) ?? (await make(kind, caller, 'own')).id;
    }
  }
  if (operation.id === 'addKnowledgeBaseFile') Object.assign(body ?? {}, await upload(server));
  return { query, body };
}

export const send = (
  server: TestServer,
  { method, path }: RawOperation,
  caller: Caller,
  { query, body }: PlainRequest,
): Promise<CallResult> => server.call(method.toUpperCase(), path, { token: caller.token, query, body });

/** Returns whether every request of the operation must name a record at this place. */
export function isRequired(operation: RawOperation, place: Reference['place'], at: string[]): boolean {
  if (place === 'query')
    return parameters(operation.raw).some(({ name, required }) => name === at[0] && required === true);
  return bodySchemas(operation).every(({ required = [] }) => required.includes(at[0]));
}
