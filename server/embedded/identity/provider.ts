// An identity provider that needs no external account. It implements the parts of Clerk's Backend API that the service
// uses.
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { recordAdded, wasAdded } from './added-data.js';
import { createIdentityApp } from './app.js';
import type { Directory } from './directory.js';
import { acceptInvitation, addInvitation, type InvitationWithId } from './invitations.js';
import { insertMembership, type NewMembership } from './memberships.js';
import { mintToken, type TokenMaker, type TokenRequest } from './minting.js';
import { addOrganization, type NewOrganization } from './organizations.js';
import { membershipJson, userJson } from './rows.js';
import { createTables } from './schema.js';
import { announceRunning, loadSecrets, withdrawRunning } from './secrets.js';
import { createTokenIssuer } from './tokens.js';
import { ensureUser, type NewUser } from './users.js';
import type { Log } from './log.js';
import { createWebhookSender, type WebhookSender } from './webhooks.js';

export interface EmbeddedIdentityOptions {
  /** Database of the accounts. The provider creates the schema `embedded_identity` in it. */
  readonly database: Knex;
  /** The server's data folder. The keys are in its subfolder `identity`. */
  readonly dataDir: string;
  /**
   * Port on 127.0.0.1; 0 selects a free port. The port is part of the issuer, so another port invalidates earlier
   * tokens.
   */
  readonly port: number;
  /** NODE_ENV. In `production`, the provider does not start, because its key file grants access to every account. */
  readonly environment: string;
  readonly webhook?: { readonly url: string; readonly retryDelaysMs?: readonly number[] };
  readonly log: Log;
  readonly now?: () => number;
}

/** A member, and the member's account, which is created if it is missing. */
export interface NewPerson extends Omit<NewUser, 'id'>, Omit<NewMembership, 'userId'> {
  readonly userId?: string;
}

export interface EmbeddedIdentityProvider {
  /** Base URL of the Backend API. @clerk/backend calls it `apiUrl`. */
  readonly url: string;
  readonly issuer: string;
  readonly jwksUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  mintToken(request: TokenRequest): Promise<string>;
  addOrganization(organization: NewOrganization): Promise<{ id: string; isNew: boolean }>;
  /** Records that data with this name was added completely. */
  recordAdded(name: string): Promise<void>;
  /** Returns whether data with this name was added completely, even if it was deleted later. */
  wasAdded(name: string): Promise<boolean>;
  /** Adds a member. An existing member stays unchanged. */
  addMember(person: NewPerson): Promise<{ userId: string }>;
  /** Adds an invitation with a given id. An existing invitation stays unchanged. */
  addInvitation(invitation: InvitationWithId): Promise<void>;
  acceptInvitation(
    invitationId: string,
    person?: { firstName?: string; lastName?: string },
  ): Promise<{ userId: string }>;
  /** Sends events to this URL from now on. Before the first call, events are sent only if `webhook` is set. */
  sendWebhooksTo(url: string): void;
  /** Resolves when each event sent so far was delivered or has no retry left. */
  whenWebhooksSettled(): Promise<void>;
  stop(): Promise<void>;
}

const createId = (prefix: string): string => `${prefix}_${randomBytes(14).toString('hex')}`;

function createWebhooks({ webhook, log, now = Date.now }: EmbeddedIdentityOptions, secret: string): WebhookSender {
  const { url, retryDelaysMs = [500, 2_000, 5_000, 15_000] } = webhook ?? {};
  return createWebhookSender({ ...(url === undefined ? {} : { url }), secret, retryDelaysMs, createId, now, log });
}

export async function startEmbeddedIdentityProvider(
  options: EmbeddedIdentityOptions,
): Promise<EmbeddedIdentityProvider> {
  const { database, dataDir, environment, log, now = Date.now } = options;
  if (environment === 'production') {
    throw new Error('the embedded identity provider does not run in production; configure a real identity provider');
  }
  const secrets = await loadSecrets(dataDir);
  await createTables(database);
  const webhooks = createWebhooks(options, secrets.webhookSecret);
  const directory: Directory = { database, webhooks, createId, now };
  const server = http.createServer();
  const url = `http://127.0.0.1:${await listen(server, options.port)}`;
  const sign = createTokenIssuer({
    issuer: url,
    signingKey: secrets.signingKey,
    keyId: secrets.publicJwk.kid,
    createId,
    now,
  });
  const maker: TokenMaker = { directory, sign };
  server.on('request', createIdentityApp({ maker, publicJwk: secrets.publicJwk, secretKey: secrets.secretKey, log }));
  announceRunning(dataDir, url);

  return {
    url,
    issuer: url,
    jwksUrl: `${url}/.well-known/jwks.json`,
    secretKey: secrets.secretKey,
    webhookSecret: secrets.webhookSecret,
    mintToken: (request) => mintToken(maker, request),
    addOrganization: (organization) => addOrganization(directory, organization),
    recordAdded: (name) => recordAdded(directory, name),
    wasAdded: (name) => wasAdded(directory, name),
    addMember: (person) => addPerson(directory, person),
    addInvitation: (invitation) => addInvitation(directory, invitation),
    acceptInvitation: async (invitationId, person = {}) => {
      const { user } = await acceptInvitation(directory, invitationId, person);
      return { userId: user.id };
    },
    sendWebhooksTo: (target) => webhooks.sendTo(target),
    whenWebhooksSettled: () => webhooks.settled(),
    stop: async () => {
      withdrawRunning(dataDir);
      await webhooks.stop();
      await close(server);
    },
  };
}

async function addPerson(directory: Directory, person: NewPerson): Promise<{ userId: string }> {
  const { userId: id, organizationId, role, permissions, publicMetadata, ...account } = person;
  const user = await ensureUser(directory, directory.database, { ...account, ...(id === undefined ? {} : { id }) });
  if (user.isNew) directory.webhooks.send('user.created', userJson(user.row));
  const userId = user.row.id;
  const membership = await insertMembership(directory, directory.database, {
    organizationId,
    userId,
    role,
    ...(permissions === undefined ? {} : { permissions }),
    ...(publicMetadata === undefined ? {} : { publicMetadata }),
  });
  if (membership) directory.webhooks.send('organizationMembership.created', membershipJson(membership));
  return { userId };
}

function listen(server: http.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'is in use; configure another one' : 'cannot be opened';
      reject(new Error(`the port ${port} of the embedded identity provider ${reason}`, { cause }));
    });
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function close(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
