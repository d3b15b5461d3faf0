import { Router } from 'express';
import { z } from 'zod';
import { personSortFields, type Directory } from './directory.js';
import { addMembership, listMemberships, patchMetadata, removeMembership, setRole } from './memberships.js';
import { getOrganization } from './organizations.js';
import { replyWith } from './replies.js';
import {
  metadataPatch,
  pageParameters,
  readBody,
  readPage,
  requireKnownParameters,
  textList,
} from './request-reading.js';
import { requireKnownRole } from './roles.js';
import { membershipJson } from './rows.js';
import { getUser } from './users.js';

const role = z.string().min(1).max(255);
const newMembership = z.object({ user_id: z.string(), role });
const newRole = z.object({ role });

// The provider stores no phone numbers.
const sortFields = { ...personSortFields, created_at: 'm.created_at', phone_number: 'cast(null as text)' };

export function membershipRoutes(directory: Directory): Router {
  const router = Router();
  const collection = '/organizations/:organizationId/memberships';

  router.get(collection, async (request, response) => {
    requireKnownParameters(request, [...pageParameters, 'role', 'user_id', 'email_address', 'query']);
    const organization = await getOrganization(directory, request.params.organizationId);
    const { role: roles, user_id: userIds, email_address: emails, query } = request.query;
    const filter = {
      roles: textList(roles),
      userIds: textList(userIds),
      emails: textList(emails),
      query: textList(query)[0] ?? '',
    };
    const page = await listMemberships(directory, organization.id, filter, readPage(request, sortFields, 'm.id'));
    replyWith(response, { data: page.items.map(membershipJson), total_count: page.totalCount });
  });

  router.post(collection, async (request, response) => {
    const body = readBody(request, newMembership);
    requireKnownRole(body.role);
    const organization = await getOrganization(directory, request.params.organizationId);
    const user = await getUser(directory, body.user_id);
    const membership = await addMembership(directory, {
      organizationId: organization.id,
      userId: user.id,
      role: body.role,
    });
    replyWith(response, membershipJson(membership));
  });

  router.patch(`${collection}/:userId/metadata`, async (request, response) => {
    replyWith(
      response,
      membershipJson(
        await patchMetadata(
          directory,
          request.params,
          readBody(request, metadataPatch.omit({ unsafe_metadata: true })),
        ),
      ),
    );
  });

  router.patch(`${collection}/:userId`, async (request, response) => {
    const { role: wanted } = readBody(request, newRole);
    requireKnownRole(wanted);
    replyWith(response, membershipJson(await setRole(directory, request.params, wanted)));
  });

  router.delete(`${collection}/:userId`, async (request, response) => {
    replyWith(response, membershipJson(await removeMembership(directory, request.params)));
  });

  return router;
}
