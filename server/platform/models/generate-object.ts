import type { LanguageModelV3 } from '@ai-sdk/provider';
import { generateObject as generate, jsonSchema, NoObjectGeneratedError } from 'ai';
import { toModelError } from './failures.js';
import type { ObjectReply, ObjectRequest } from './port.js';

/** Returns an error that is safe to log. The SDK's own error quotes the reply of the model. */
function causeOf({ name, cause, finishReason }: NoObjectGeneratedError): Error {
  const difference =
    cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : 'the answer is not JSON';
  return new Error(`${name}: ${difference}; the model ended with ${finishReason ?? 'no reason'}`);
}

export async function generateObject(
  model: LanguageModelV3,
  { schema, differenceOf, system, prompt, signal }: ObjectRequest,
): Promise<ObjectReply> {
  const validate = (value: unknown) => {
    const difference = differenceOf(value);
    return difference === null
      ? { success: true as const, value }
      : { success: false as const, error: new Error(difference) };
  };
  try {
    const { object } = await generate({
      model,
      schema: jsonSchema(schema, { validate }),
      system,
      prompt,
      maxRetries: 0, // The caller retries instead.
      abortSignal: signal,
    });
    return { kind: 'object', object };
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) return { kind: 'mismatch', cause: causeOf(error) };
    throw toModelError(error);
  }
}
