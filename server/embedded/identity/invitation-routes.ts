import { Router } from 'express';
import { z } from 'zod';
import type { Directory } from './directory.js';
import { createInvitation, getInvitation, listInvitations, revokeInvitation } from './invitations.js';
import { getOrganization } from './organizations.js';
import { replyWith } from './replies.js';
import {
  metadataShape,
  pageParameters,
  readBody,
  readPage,
  requireKnownParameters,
  textList,
} from './request-reading.js';
import { requireKnownRole } from './roles.js';
import { invitationJson } from './rows.js';

const newInvitation = z.object({
  email_address: z.email().max(320),
  role: z.string().min(1).max(255),
  expires_in_days: z.int().min(1).max(365).default(30),
  public_metadata: metadataShape.default({}),
  private_metadata: metadataShape.default({}),
});

const sortFields = { created_at: 'created_at', email_address: 'lower(email_address)' };

export function invitationRoutes(directory: Directory): Router {
  const router = Router();
  const collection = '/organizations/:organizationId/invitations';

  router.get(collection, async (request, response) => {
    requireKnownParameters(request, [...pageParameters, 'status', 'email_address']);
    const organization = await getOrganization(directory, request.params.organizationId);
    const filter = { statuses: textList(request.query['status']), emails: textList(request.query['email_address']) };
    const page = await listInvitations(directory, organization.id, filter, readPage(request, sortFields, 'id'));
    replyWith(response, { data: page.items.map(invitationJson), total_count: page.totalCount });
  });

  router.post(collection, async (request, response) => {
    const body = readBody(request, newInvitation);
    requireKnownRole(body.role);
    const organization = await getOrganization(directory, request.params.organizationId);
    const invitation = await createInvitation(directory, {
      organizationId: organization.id,
      emailAddress: body.email_address,
      role: body.role,
      publicMetadata: body.public_metadata,
      privateMetadata: body.private_metadata,
      lifetimeDays: body.expires_in_days,
    });
    replyWith(response, invitationJson(invitation));
  });

  router.get(`${collection}/:invitationId`, async (request, response) => {
    replyWith(response, invitationJson(await getInvitation(directory, request.params)));
  });

  router.post(`${collection}/:invitationId/revoke`, async (request, response) => {
    replyWith(response, invitationJson(await revokeInvitation(directory, request.params)));
  });

  return router;
}
