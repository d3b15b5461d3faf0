// Routes of organizations and users.
import { Router, type Request } from 'express';
import { z } from 'zod';
import { personSortFields, type Directory } from './directory.js';
import { deleteOrganization, getOrganization } from './organizations.js';
import { replyWith } from './replies.js';
import { pageParameters, readBody, readPage, requireKnownParameters, textList } from './request-reading.js';
import { organizationJson, userJson } from './rows.js';
import { countUsers, deleteUser, getUser, listUsers, updateNames, type UserFilter } from './users.js';

const name = z.string().max(256).nullable().optional();
const newNames = z.object({ first_name: name, last_name: name, username: name });

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

export function accountRoutes(directory: Directory): Router {
  const router = Router();

  router.get('/organizations/:organizationId', async (request, response) => {
    replyWith(response, organizationJson(await getOrganization(directory, request.params.organizationId)));
  });

  router.delete('/organizations/:organizationId', async (request, response) => {
    replyWith(response, await deleteOrganization(directory, request.params.organizationId));
  });

  // Unlike the other lists, this one is a bare array, and a separate route returns the count.
  router.get('/users', async (request, response) => {
    requireKnownParameters(request, [...pageParameters, ...filterParameters]);
    const users = await listUsers(directory, readFilter(request), readPage(request, sortFields, 'u.id'));
    replyWith(response, users.map(userJson));
  });

  router.get('/users/count', async (request, response) => {
    requireKnownParameters(request, filterParameters);
    replyWith(response, { object: 'total_count', total_count: await countUsers(directory, readFilter(request)) });
  });

  router.get('/users/:userId', async (request, response) => {
    replyWith(response, userJson(await getUser(directory, request.params.userId)));
  });

  router.patch('/users/:userId', async (request, response) => {
    const body = readBody(request, newNames);
    const names = { firstName: body.first_name, lastName: body.last_name, username: body.username };
    replyWith(response, userJson(await updateNames(directory, request.params.userId, names)));
  });

  router.delete('/users/:userId', async (request, response) => {
    replyWith(response, await deleteUser(directory, request.params.userId));
  });

  return router;
}
