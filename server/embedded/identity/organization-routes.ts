import { Router, type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import type { Directory } from './directory.js';
import { addMembership } from './memberships.js';
import {
  addOrganization,
  deleteOrganization,
  getOrganization,
  listOrganizations,
  membersCount,
  updateOrganization,
} from './organizations.js';
import { replyWith } from './replies.js';
import {
  metadataPatch,
  pageParameters,
  readBody,
  readPage,
  requireKnownParameters,
  textList,
} from './request-reading.js';
import { organizationJson } from './rows.js';
import { getUser } from './users.js';

const metadata = metadataPatch.omit({ unsafe_metadata: true });
const slug = z.string().regex(/^[a-z0-9_-]{1,64}$/, 'must be 1 to 64 lower-case letters, digits, - or _');
const organizationPatch = metadata.extend({ name: z.string().min(1).max(256).optional(), slug: slug.optional() });
const newOrganization = organizationPatch.extend({
  name: z.string().min(1).max(256),
  /** The user who becomes the first admin. */
  created_by: z.string().optional(),
});
const roleOfCreator = 'org:admin';

const sortFields = { created_at: 'o.created_at', name: 'lower(o.name)', members_count: membersCount };
const filterParameters = ['query', 'user_id', 'organization_id', 'include_members_count'];

async function replyWithList(directory: Directory, request: Request, response: Response): Promise<void> {
  requireKnownParameters(request, [...pageParameters, ...filterParameters]);
  const { query, user_id: userIds, organization_id: organizationIds, include_members_count: counts } = request.query;
  const filter = {
    query: textList(query)[0] ?? '',
    userIds: textList(userIds),
    organizationIds: textList(organizationIds),
  };
  const page = await listOrganizations(directory, filter, readPage(request, sortFields, 'o.id'));
  const data = page.items.map((row) => ({
    ...organizationJson(row),
    ...(counts === 'true' ? { members_count: Number(row.members_count) } : {}),
  }));
  replyWith(response, { data, total_count: page.totalCount });
}

export function organizationRoutes(directory: Directory): Router {
  const router = Router();
  const member = '/organizations/:organizationId';

  router.get('/organizations', (request, response) => replyWithList(directory, request, response));

  router.post('/organizations', async (request, response) => {
    const { created_by: creatorId, name, slug: wantedSlug, ...given } = readBody(request, newOrganization);
    const creator = creatorId === undefined ? null : await getUser(directory, creatorId);
    const { id } = await addOrganization(directory, {
      name,
      metadata: given,
      ...(wantedSlug === undefined ? {} : { slug: wantedSlug }),
    });
    if (creator) await addMembership(directory, { organizationId: id, userId: creator.id, role: roleOfCreator });
    const organization = organizationJson(await getOrganization(directory, id));
    replyWith(response, { ...organization, ...(creator === null ? {} : { created_by: creator.id }) });
  });

  router.get(member, async (request, response) => {
    replyWith(response, organizationJson(await getOrganization(directory, request.params.organizationId)));
  });

  router.patch(member, async (request, response) => {
    const patch = readBody(request, organizationPatch);
    const { organizationId } = request.params;
    const organization = await updateOrganization(directory, organizationId, patch, { mergesMetadata: false });
    replyWith(response, organizationJson(organization));
  });

  const changeMetadata =
    (mergesMetadata: boolean): RequestHandler<{ organizationId: string }> =>
    async (request, response) => {
      const patch = readBody(request, metadata);
      const { organizationId } = request.params;
      const organization = await updateOrganization(directory, organizationId, patch, { mergesMetadata });
      replyWith(response, organizationJson(organization));
    };
  router.patch(`${member}/metadata`, changeMetadata(true));
  router.put(`${member}/metadata`, changeMetadata(false));

  router.delete(member, async (request, response) => {
    replyWith(response, await deleteOrganization(directory, request.params.organizationId));
  });

  return router;
}
