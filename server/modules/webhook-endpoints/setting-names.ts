import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';

export const settingNames = fields.WebhookEndpointUpdate;

/** The fields of an endpoint that are stored, except its secrets. */
export const storedNames = fields.WebhookEndpoint;

export type Settings = Pick<components['schemas']['WebhookEndpoint'], (typeof settingNames)[number]>;
