import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { assertMatch, etagOf, type Precondition } from '../../platform/records/etag.js';
import { toRecord } from '../../platform/records/row-to-record.js';
import { pick } from '../../platform/records/pick-fields.js';
import type { Encryption } from '../../platform/encryption.js';
import { ApiError } from '../../platform/errors.js';
import type { WebhookSender } from '../../platform/webhook-sender/port.js';
import { limits } from '../../generated/limits.js';
import { organizationLimits } from '../../generated/operations.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import { settingNames, storedNames, type Settings } from './setting-names.js';
import type { EndpointChange, StoredEndpoint, WebhookEndpointRepository } from './repository.js';
import { createSecret, isPreviousSecretValid, encryptSecret } from './secrets.js';

type Schemas = components['schemas'];
export type WebhookEndpoint = Schemas['WebhookEndpoint'];
type WebhookEndpointCreate = Schemas['WebhookEndpointCreate'];
type WebhookEndpointUpdate = Schemas['WebhookEndpointUpdate'];

/** An endpoint with its secret, which is shown once. */
export interface EndpointWithSecret {
  readonly webhookEndpoint: WebhookEndpoint;
  readonly secret: string;
}

export interface WebhookEndpoints {
  /** Returns all endpoints, oldest first, without their secrets. */
  list(organizationId: string): Promise<WebhookEndpoint[]>;
  get(organizationId: string, id: number): Promise<WebhookEndpoint>;
  create(caller: Caller, given: WebhookEndpointCreate, unit: UnitOfWork): Promise<EndpointWithSecret>;
  update(
    organizationId: string,
    id: number,
    given: WebhookEndpointUpdate,
    unit: UnitOfWork,
    precondition?: Precondition,
  ): Promise<WebhookEndpoint>;
  delete(organizationId: string, id: number, unit: UnitOfWork, precondition?: Precondition): Promise<void>;
  /** Replaces the secret. Until `previousSecretExpiresAt`, deliveries are signed with the previous secret too. */
  rotateSecret(
    organizationId: string,
    id: number,
    unit: UnitOfWork,
    precondition?: Precondition,
  ): Promise<EndpointWithSecret>;
}

export interface WebhookEndpointsDependencies {
  readonly repository: WebhookEndpointRepository;
  readonly sender: Pick<WebhookSender, 'isAllowed'>;
  readonly encryption: Encryption;
  readonly now?: () => Date;
}

type Dependencies = Required<WebhookEndpointsDependencies>;

const previousSecretMs = limits['WebhookEndpoint.previousSecretExpiresAt'].expiresAfterSeconds * 1_000;

const notFound = () => new ApiError('webhook_endpoint_not_found');

/** Covers the secret, so that a rotation changes the entity tag. */
const etagField = (endpoint: StoredEndpoint): { etag: string } => ({
  etag: etagOf([pick(endpoint, settingNames), endpoint.sealedSecret.toString('base64')]),
});

const toEndpoint = (endpoint: StoredEndpoint, now: Date): WebhookEndpoint => {
  const { previousSecretExpiresAt: expiresAt } = endpoint;
  return {
    ...toRecord<Omit<WebhookEndpoint, 'etag'>>(pick(endpoint, storedNames)),
    previousSecretExpiresAt: isPreviousSecretValid(expiresAt, now) ? expiresAt.toISOString() : null,
    ...etagField(endpoint),
  };
};

/** Throws if the URL has a problem that the contract cannot express. */
function assertAllowed({ sender }: Dependencies, url: string): void {
  const refuse = (message: string) => new ApiError('bad_request', { details: [{ message, path: ['url'] }] });
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') throw refuse(reasons.request.urlWithUser);
  if (!sender.isAllowed(url)) throw new ApiError('webhook_endpoint_url_not_allowed', { values: { url } });
}

const withDistinctTypes = (settings: Settings): Settings => ({
  ...settings,
  eventTypes: [...new Set(settings.eventTypes)],
});

function changed(current: StoredEndpoint, given: WebhookEndpointUpdate): EndpointChange | null {
  const before = pick(current, settingNames);
  const after = withDistinctTypes({ ...before, ...pick(given, settingNames) });
  if (isDeepStrictEqual(before, after)) return null;
  // Failures of the previous URL, or from before the endpoint was enabled again, do not count.
  const resetsFailingSince = after.url !== before.url || (after.enabled && !before.enabled);
  return {
    ...after,
    ...(resetsFailingSince ? { failingSince: null } : {}),
    ...(after.enabled ? { disabledReason: null } : {}),
  };
}

async function findOne({ repository }: Dependencies, organizationId: string, id: number): Promise<StoredEndpoint> {
  const endpoint = await repository.find(organizationId, id);
  if (!endpoint) throw notFound();
  return endpoint;
}

async function update(
  dependencies: Dependencies,
  organizationId: string,
  { id, given, precondition }: { id: number; given: WebhookEndpointUpdate; precondition: Precondition },
  unit: UnitOfWork,
): Promise<WebhookEndpoint> {
  const { repository, now } = dependencies;
  const decide = (current: StoredEndpoint) => {
    // Check the entity tag before the URL, because a caller with an outdated tag must first read the record again.
    assertMatch(precondition, etagField(current));
    // Accept an unchanged URL, so that an endpoint can be disabled even if its URL is no longer allowed.
    if (given.url !== undefined && given.url !== current.url) assertAllowed(dependencies, given.url);
    return changed(current, given);
  };
  const updated = await repository.update(organizationId, id, { at: now(), decide }, unit);
  if (updated === null) throw notFound();
  return toEndpoint(updated, now());
}

export function createWebhookEndpointRules({
  now = () => new Date(),
  ...given
}: WebhookEndpointsDependencies): WebhookEndpoints {
  const dependencies: Dependencies = { ...given, now };
  const { repository, encryption } = dependencies;

  return {
    list: async (organizationId) =>
      (await repository.list(organizationId)).map((endpoint) => toEndpoint(endpoint, now())),

    get: async (organizationId, id) => toEndpoint(await findOne(dependencies, organizationId, id), now()),

    async create({ organizationId, userId }, settings, unit) {
      assertAllowed(dependencies, settings.url);
      const secret = createSecret();
      const secretsFor = (id: number) => ({
        sealedSecret: encryptSecret(encryption, organizationId, id, secret),
        previousSealedSecret: null,
        previousSecretExpiresAt: null,
      });
      const limit = organizationLimits.webhookEndpoints;
      const endpoint = { userId, at: now(), limit, settings: withDistinctTypes(settings), secretsFor };
      const outcome = await repository.create(organizationId, endpoint, unit);
      if (outcome.kind === 'limit-reached') throw new ApiError('webhook_endpoint_limit_reached');
      return { webhookEndpoint: toEndpoint(outcome.endpoint, now()), secret };
    },

    update: (organizationId, id, changes, unit, precondition) =>
      update(dependencies, organizationId, { id, given: changes, precondition }, unit),

    async delete(organizationId, id, unit, precondition) {
      const check = (current: StoredEndpoint) => assertMatch(precondition, etagField(current));
      if (!(await repository.delete(organizationId, id, { check }, unit))) throw notFound();
    },

    async rotateSecret(organizationId, id, unit, precondition) {
      const secret = createSecret();
      const decide = (current: StoredEndpoint) => {
        assertMatch(precondition, etagField(current));
        return {
          sealedSecret: encryptSecret(encryption, organizationId, id, secret),
          previousSealedSecret: current.sealedSecret,
          previousSecretExpiresAt: new Date(now().getTime() + previousSecretMs),
        };
      };
      const rotated = await repository.update(organizationId, id, { at: now(), decide }, unit);
      if (rotated === null) throw notFound();
      return { webhookEndpoint: toEndpoint(rotated, now()), secret };
    },
  };
}
