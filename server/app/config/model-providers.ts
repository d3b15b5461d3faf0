import { z } from 'zod';
import { httpUrl } from './value-problems.js';

/**
 * `name` is the part of a model's id before the colon. `baseUrl`: null for the provider's default. `apiKey`: null to
 * send no key.
 */
export type ModelProviderConfig =
  | { kind: 'openai' | 'anthropic' | 'google'; name: string; apiKey: string; baseUrl: string | null }
  | { kind: 'openai-compatible'; name: string; apiKey: string | null; baseUrl: string };

const key = z.string().min(1);
const takenNames = ['offline', 'openai', 'anthropic', 'google'];
const name = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, _ or -')
  .refine((text) => !takenNames.includes(text), 'is the name of a built-in provider');
const servers = z
  .array(
    z.strictObject({ name, baseUrl: httpUrl, apiKey: key.optional() }),
    'must be a JSON list of objects with name, baseUrl and optionally apiKey',
  )
  .refine((list) => new Set(list.map((server) => server.name)).size === list.length, 'must have different names');

export function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the value, which may contain keys.
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
}

export const modelProviderSettings = {
  OPENAI_API_KEY: key.optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  ANTHROPIC_API_KEY: key.optional(),
  ANTHROPIC_BASE_URL: httpUrl.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: key.optional(),
  GOOGLE_GENERATIVE_AI_BASE_URL: httpUrl.optional(),
  MODEL_SERVERS: z.string().default('[]').transform(parseJson).pipe(servers),
};

type Settings = z.infer<z.ZodObject<typeof modelProviderSettings>>;

export function readModelProviders(settings: Settings): ModelProviderConfig[] {
  const known = [
    { kind: 'openai' as const, apiKey: settings.OPENAI_API_KEY, baseUrl: settings.OPENAI_BASE_URL },
    { kind: 'anthropic' as const, apiKey: settings.ANTHROPIC_API_KEY, baseUrl: settings.ANTHROPIC_BASE_URL },
    {
      kind: 'google' as const,
      apiKey: settings.GOOGLE_GENERATIVE_AI_API_KEY,
      baseUrl: settings.GOOGLE_GENERATIVE_AI_BASE_URL,
    },
  ];
  return [
    ...known.flatMap(({ kind, apiKey, baseUrl = null }) =>
      apiKey === undefined ? [] : [{ kind, name: kind, apiKey, baseUrl }],
    ),
    ...settings.MODEL_SERVERS.map(({ apiKey = null, ...server }) => ({
      kind: 'openai-compatible' as const,
      ...server,
      apiKey,
    })),
  ];
}
