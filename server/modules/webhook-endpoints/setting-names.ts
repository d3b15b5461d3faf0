import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';

export const settingNames = fields.WebhookEndpointUpdate;

/** The stored fields of an endpoint that a client can read. */
export const storedNames = fields.WebhookEndpoint;

export type Settings = Pick<components['schemas']['WebhookEndpoint'], (typeof settingNames)[number]>;
