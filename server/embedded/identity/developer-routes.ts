// Routes that Clerk's Backend API lacks: creating a token for a user, and accepting an invitation.
import { Router } from 'express';
import { z } from 'zod';
import { acceptInvitation } from './invitations.js';
import { choosePerson, mintToken, type TokenMaker } from './minting.js';
import { replyWith } from './replies.js';
import { readBody } from './request-reading.js';
import { membershipJson } from './rows.js';

const tokenRequest = z.object({
  organization_id: z.string().optional(),
  user_id: z.string().optional(),
  role: z.string().optional(),
  version: z.union([z.literal(1), z.literal(2)]).default(2),
  lifetime_seconds: z.int().min(1).max(31_536_000).default(3600),
  authorized_party: z.string().optional(),
  without_organization: z.boolean().default(false),
});

/** Reply of `POST /dev/tokens`. */
export interface MintedToken {
  readonly token: string;
  readonly user_id: string;
  readonly email: string;
  readonly organization_id: string | null;
  readonly role: string | null;
}

const acceptance = z.object({ first_name: z.string().max(256).optional(), last_name: z.string().max(256).optional() });

export function developerRoutes(maker: TokenMaker): Router {
  const router = Router();

  router.post('/tokens', async (request, response) => {
    const body = readBody(request, tokenRequest);
    const { row, user } = await choosePerson(maker.directory, {
      ...(body.role === undefined ? {} : { role: body.role }),
      ...(body.organization_id === undefined ? {} : { organizationId: body.organization_id }),
      ...(body.user_id === undefined ? {} : { userId: body.user_id }),
    });
    const isOutside = body.without_organization;
    const token = await mintToken(maker, {
      userId: user.id,
      version: body.version,
      lifetimeSeconds: body.lifetime_seconds,
      ...(isOutside ? {} : { organizationId: row.organization_id }),
      ...(body.authorized_party === undefined ? {} : { authorizedParty: body.authorized_party }),
    });
    const organization = { organization_id: isOutside ? null : row.organization_id, role: isOutside ? null : row.role };
    replyWith(response, { token, user_id: user.id, email: user.email, ...organization } satisfies MintedToken);
  });

  router.post('/invitations/:invitationId/accept', async (request, response) => {
    const { first_name: firstName, last_name: lastName } = readBody(request, acceptance);
    const person = {
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
    };
    replyWith(response, membershipJson(await acceptInvitation(maker.directory, request.params.invitationId, person)));
  });

  return router;
}
