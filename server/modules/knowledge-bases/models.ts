// Models as knowledge bases need them, and what their failures mean for a caller.
import { ModelError, type Models } from '../../platform/models/port.js';
import { ApiError } from '../../platform/errors.js';

/** Well below the deadline of a request. */
const callerTimeLimitMs = 15_000;
const mostDimensions = 16_000;

function refuse(error: unknown, unusable: () => ApiError): never {
  if (!(error instanceof ModelError)) throw error;
  switch (error.failure) {
    case 'rate_limited':
      throw new ApiError('rate_limited', {
        cause: error,
        ...(error.retryAfterSeconds === null ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
      });
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
): Promise<Float32Array> {
  try {
    const [embedding] = await models.embed(model, [text], { signal: AbortSignal.timeout(callerTimeLimitMs) });
    if (embedding === undefined) throw new ModelError('unavailable', 'The embedding model answered without a vector');
    return embedding;
  } catch (error) {
    return refuse(error, () => unusable(error));
  }
}

/** How many numbers an embedding of the model has: the model alone knows, so it is asked. `unusable` when there is no such model. */
export async function dimensionsOf(
  models: Models,
  model: string,
  unusable: (cause: unknown) => ApiError,
): Promise<number> {
  const { length } = await embedOne(models, model, 'dimensions', unusable);
  if (length > mostDimensions) throw unusable(new Error(`an embedding of ${length} numbers`));
  return length;
}

/** The query as the files of the knowledge base are embedded. A model that worked once and is refused now is an outage to the caller. */
export async function embedQuery(
  models: Models,
  model: string,
  dimensions: number,
  query: string,
): Promise<Float32Array> {
  const unusable = (cause: unknown) => new ApiError('service_unavailable', { cause });
  const embedding = await embedOne(models, model, query, unusable);
  if (embedding.length !== dimensions)
    throw unusable(new Error(`an embedding of ${embedding.length} numbers instead of ${dimensions}`));
  return embedding;
}

/** Whether a provider of the model is configured. The provider itself is not asked: that would cost a run of the model. */
export function assertLanguageModel(models: Models, model: string, unusable: (cause: unknown) => ApiError): void {
  try {
    models.languageModel(model);
  } catch (error) {
    refuse(error, () => unusable(error));
  }
}
