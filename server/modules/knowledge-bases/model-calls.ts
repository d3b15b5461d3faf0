// Calls models for knowledge bases and maps model failures to API errors.
import { ModelError, type Models } from '../../platform/models/port.js';
import { ApiError } from '../../platform/errors.js';
import { limits } from '../../generated/limits.js';

/** Maximum time of an embedding call. It is well below the deadline of the request. */
const callerTimeLimitMs = 15_000;
const maxDimensions = limits['KnowledgeBase.embeddingDimensions'].maximum;

function refuse(error: unknown, unusable: () => ApiError): never {
  if (!(error instanceof ModelError)) throw error;
  switch (error.failure) {
    case 'rate_limited':
      throw new ApiError('rate_limited', { cause: error, retryAfterSeconds: error.retryAfterSeconds });
    case 'unavailable':
    case 'timed_out':
      throw new ApiError('service_unavailable', { cause: error });
    default:
      throw unusable();
  }
}

async function embedOne(
  models: Models,
  model: string,
  text: string,
  unusable: (cause: unknown) => ApiError,
  options: { signal?: AbortSignal } = {},
): Promise<Float32Array> {
  try {
    const [embedding] = await models.embed(model, [text], { ...options, timeLimitMs: callerTimeLimitMs });
    if (embedding === undefined) throw new ModelError('unavailable', 'The embedding model returned no vector');
    return embedding;
  } catch (error) {
    return refuse(error, () => unusable(error));
  }
}

/**
 * Embeds a short text to learn the number of dimensions, because model APIs do not report it. Throws the error from
 * `unusable` if the model cannot be used, or if the number is too large. Throws `rate_limited` or `service_unavailable`
 * after a temporary failure.
 */
export async function dimensionsOf(
  models: Models,
  model: string,
  unusable: (cause: unknown) => ApiError,
): Promise<number> {
  const { length } = await embedOne(models, model, 'dimensions', unusable);
  if (length > maxDimensions)
    throw unusable(new Error(`the embedding has ${length} dimensions, but at most ${maxDimensions} are allowed`));
  return length;
}

/**
 * Embeds a query. After a model failure other than a rate limit, throws `service_unavailable`, because the model worked
 * when the knowledge base was created.
 */
export async function embedQuery(
  models: Models,
  model: string,
  dimensions: number,
  query: string,
  signal: AbortSignal,
): Promise<Float32Array> {
  const unusable = (cause: unknown) => new ApiError('service_unavailable', { cause });
  const embedding = await embedOne(models, model, query, unusable, { signal });
  if (embedding.length !== dimensions)
    throw unusable(new Error(`the embedding has ${embedding.length} dimensions instead of ${dimensions}`));
  return embedding;
}

/** Checks that a provider is configured for the model. Does not call the provider, because a call costs money. */
export function assertLanguageModel(models: Models, model: string, unusable: (cause: unknown) => ApiError): void {
  try {
    models.assertLanguageModel(model);
  } catch (error) {
    refuse(error, () => unusable(error));
  }
}
