import { Router } from 'express';
import { z } from 'zod';
import type { Directory } from './directory.js';
import {
  createInvitation,
  createInvitations,
  getInvitation,
  listInvitations,
  revokeInvitation,
  type NewInvitation,
} from './invitations.js';
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

const maxBulk = 10;

const toInvitation = (organizationId: string, body: z.infer<typeof newInvitation>): NewInvitation => ({
  organizationId,
  emailAddress: body.email_address,
  role: body.role,
  publicMetadata: body.public_metadata,
  privateMetadata: body.private_metadata,
  lifetimeDays: body.expires_in_days,
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
    const { id } = await getOrganization(directory, request.params.organizationId);
    replyWith(response, invitationJson(await createInvitation(directory, toInvitation(id, body))));
  });

  router.post(`${collection}/bulk`, async (request, response) => {
    const bodies = readBody(request, z.array(newInvitation).min(1).max(maxBulk));
    for (const { role } of bodies) requireKnownRole(role);
    const { id } = await getOrganization(directory, request.params.organizationId);
    const created = await createInvitations(
      directory,
      bodies.map((body) => toInvitation(id, body)),
    );
    replyWith(response, { data: created.map(invitationJson), total_count: created.length });
  });

  router.get(`${collection}/:invitationId`, async (request, response) => {
    replyWith(response, invitationJson(await getInvitation(directory, request.params)));
  });

  router.post(`${collection}/:invitationId/revoke`, async (request, response) => {
    replyWith(response, invitationJson(await revokeInvitation(directory, request.params)));
  });

  return router;
}
