// Merges the entries of MODEL_CATALOG into the models of known-models.ts.
import { z } from 'zod';
import { itemValues } from '../../generated/fields.js';
import { limits } from '../../generated/limits.js';
import { knownModels, type KnownModel } from '../../modules/model-catalog/known-models.js';
import { providerNames } from '../../modules/model-catalog/model-catalog.js';
import { providerOf } from '../../platform/models/port.js';
import { parseJson, type ModelProviderConfig } from './model-providers.js';

const whole = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  z.number().int().min(minimum).max(maximum).nullable().optional();
const price = ({ minimum, maximum }: { minimum: number; maximum: number }) => z.number().min(minimum).max(maximum);
const choices = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values)).refine((list) => new Set(list).size === list.length, 'must not repeat a value');

const values = itemValues.ModelCatalogEntry;

/** An entry as `GET /models` shows it, without `provider`, `available` and `unavailableReason`. */
const entry = z.strictObject({
  id: z
    .string()
    .max(limits.ModelId.maxLength)
    .regex(/^[A-Za-z0-9_-]{1,64}:\S+$/, 'must have the form <provider>:<model>'),
  displayName: z.string().min(1).max(limits['ModelCatalogEntry.displayName'].maxLength).optional(),
  uses: choices(values.uses).min(1).optional(),
  contextTokens: whole(limits['ModelCatalogEntry.contextTokens']),
  maxOutputTokens: whole(limits['ModelCatalogEntry.maxOutputTokens']),
  inputs: choices(values.inputs).min(1).nullable().optional(),
  acceptsTemperature: z.boolean().nullable().optional(),
  reasoningEfforts: choices(values.reasoningEfforts).nullable().optional(),
  price: z
    .strictObject({
      currency: z.literal('USD').default('USD'),
      inputPerMillionTokens: price(limits['ModelPrice.inputPerMillionTokens']),
      outputPerMillionTokens: price(limits['ModelPrice.outputPerMillionTokens']),
    })
    .nullable()
    .optional(),
});

const catalog = z
  .array(entry, 'must be a JSON list of models, with the fields of GET /models')
  .max(limits['ModelCatalog.models'].maxItems - knownModels.length)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'must have different ids');

export const modelCatalogSettings = {
  MODEL_CATALOG: z.string().default('[]').transform(parseJson).pipe(catalog),
};

interface Settings extends z.infer<z.ZodObject<typeof modelCatalogSettings>> {
  readonly DEFAULT_MODEL: string;
}

const unknown = {
  contextTokens: null,
  maxOutputTokens: null,
  inputs: null,
  acceptsTemperature: null,
  reasoningEfforts: null,
  price: null,
};

/** Adds the problems of invalid models to `problems`. */
export function readKnownModels(
  { MODEL_CATALOG: given, DEFAULT_MODEL: defaultModel }: Settings,
  providers: readonly ModelProviderConfig[],
  problems: string[],
): KnownModel[] {
  const names = providerNames(providers.map(({ name }) => name));
  const isOfNoProvider = (model: string) => !names.has(providerOf(model));
  const existing = `the providers are ${[...names].join(', ')}`;
  if (isOfNoProvider(defaultModel)) problems.push(`DEFAULT_MODEL names a provider that does not exist: ${existing}`);
  const table = new Map(knownModels.map((model) => [model.id, model]));
  for (const model of given) {
    if (isOfNoProvider(model.id))
      problems.push(`MODEL_CATALOG has a model of a provider that does not exist: ${existing}`);
    const before = table.get(model.id);
    if (before === undefined && model.uses === undefined) problems.push('MODEL_CATALOG has a new model without `uses`');
    const displayName = model.id.slice(model.id.indexOf(':') + 1);
    table.set(model.id, { displayName, uses: [], ...unknown, ...before, ...model });
  }
  return [...table.values()];
}
