import { Router, type Request, type RequestHandler } from 'express';
import { z } from 'zod';
import { personSortFields, type Directory } from './directory.js';
import { listPageOfUserMemberships } from './memberships.js';
import { replyWith } from './replies.js';
import {
  metadataPatch,
  pageParameters,
  readBody,
  readPage,
  requireKnownParameters,
  textList,
} from './request-reading.js';
import { membershipJson, userJson } from './rows.js';
import { countUsers, createUser, deleteUser, getUser, listUsers, updateUser, type UserFilter } from './users.js';

const name = z.string().max(256).nullable().optional();
const userPatch = metadataPatch.extend({ first_name: name, last_name: name, username: name });
/** Ignores a password, because tokens come from `POST /dev/tokens`. */
const newUser = userPatch.extend({ email_address: z.array(z.email().max(320)).min(1) });

const sortFields = {
  ...personSortFields,
  updated_at: 'u.updated_at',
  last_sign_in_at: 'coalesce(u.last_sign_in_at, 0)',
};
const filterParameters = ['user_id', 'email_address', 'organization_id', 'query'];

function readFilter({ query }: Request): UserFilter {
  return {
    userIds: textList(query['user_id']),
    emails: textList(query['email_address']),
    organizationIds: textList(query['organization_id']),
    query: textList(query['query'])[0] ?? '',
  };
}

export function userRoutes(directory: Directory): Router {
  const router = Router();

  // As in Clerk, the list of users is a bare array, and a separate route returns the count.
  router.get('/users', async (request, response) => {
    requireKnownParameters(request, [...pageParameters, ...filterParameters]);
    const users = await listUsers(directory, readFilter(request), readPage(request, sortFields, 'u.id'));
    replyWith(response, users.map(userJson));
  });

  router.post('/users', async (request, response) => {
    const { email_address: emails, first_name, last_name, username, ...metadata } = readBody(request, newUser);
    const user = await createUser(directory, {
      email: emails[0] ?? '',
      firstName: first_name ?? null,
      lastName: last_name ?? null,
      username: username ?? null,
      metadata,
    });
    replyWith(response, userJson(user));
  });

  router.get('/users/count', async (request, response) => {
    requireKnownParameters(request, filterParameters);
    replyWith(response, { object: 'total_count', total_count: await countUsers(directory, readFilter(request)) });
  });

  router.get('/users/:userId', async (request, response) => {
    replyWith(response, userJson(await getUser(directory, request.params.userId)));
  });

  router.patch('/users/:userId', async (request, response) => {
    const patch = readBody(request, userPatch);
    const user = await updateUser(directory, request.params.userId, patch, { mergesMetadata: false });
    replyWith(response, userJson(user));
  });

  const changeMetadata =
    (mergesMetadata: boolean): RequestHandler<{ userId: string }> =>
    async (request, response) => {
      const patch = readBody(request, metadataPatch);
      replyWith(response, userJson(await updateUser(directory, request.params.userId, patch, { mergesMetadata })));
    };
  router.patch('/users/:userId/metadata', changeMetadata(true));
  router.put('/users/:userId/metadata', changeMetadata(false));

  router.get('/users/:userId/organization_memberships', async (request, response) => {
    requireKnownParameters(request, pageParameters);
    const user = await getUser(directory, request.params.userId);
    const page = readPage(request, { created_at: 'm.created_at' }, 'm.id');
    const { items, totalCount } = await listPageOfUserMemberships(directory, user.id, page);
    replyWith(response, { data: items.map(membershipJson), total_count: totalCount });
  });

  router.delete('/users/:userId', async (request, response) => {
    replyWith(response, await deleteUser(directory, request.params.userId));
  });

  return router;
}
