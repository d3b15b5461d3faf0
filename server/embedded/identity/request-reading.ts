// Reads requests as Clerk's client sends them: a list is a repeated key, and `+` or `-` can precede a sort field.
import type { Request } from 'express';
import { z } from 'zod';
import type { ListPage } from './directory.js';
import { invalid } from './fault.js';

export function textList(value: unknown): string[] {
  return [value].flat().filter((entry): entry is string => typeof entry === 'string');
}

/** Rejects an unknown parameter, because ignoring a filter would silently return too much. */
export function requireKnownParameters(request: Request, known: readonly string[]): void {
  const unknown = Object.keys(request.query).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw invalid('form_param_unknown', `${unknown} is not a parameter of the embedded provider.`);
}

export const pageParameters = ['limit', 'offset', 'order_by', 'paginated'];

/**
 * Reads the page and sort order of a list. `fields` maps each sort field to its SQL. `id` is the SQL of the last sort
 * key, which makes the order unique, so that pages do not overlap.
 */
export function readPage(request: Request, fields: Readonly<Record<string, string>>, id: string): ListPage {
  const limit = integer(request.query['limit'], 10);
  const offset = integer(request.query['offset'], 0);
  if (limit < 1 || limit > 500) throw invalid('form_param_format_invalid', 'limit must be between 1 and 500.');
  if (offset < 0) throw invalid('form_param_format_invalid', 'offset must be at least 0.');
  const [, sign, field = ''] = /^([-+ ]?)(\w+)$/.exec(String(request.query['order_by'] ?? '-created_at')) ?? [];
  const column = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (column === undefined)
    throw invalid('form_param_value_invalid', `order_by must be one of ${Object.keys(fields).join(', ')}.`);
  const direction = sign === '-' ? 'desc' : 'asc';
  return { limit, offset, orderBy: `${column} ${direction}, ${id} ${direction}` };
}

function integer(value: unknown, whenMissing: number): number {
  if (value === undefined) return whenMissing;
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw invalid('form_param_format_invalid', 'limit and offset must be integers.');
  return number;
}

/** Accepts any JSON object. `z.record` would drop a key `__proto__`. */
export const metadataShape = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
);

export const metadataPatch = z.object({
  public_metadata: metadataShape.optional(),
  private_metadata: metadataShape.optional(),
  unsafe_metadata: metadataShape.optional(),
});

export function readBody<Shape extends z.ZodType>(request: Request, shape: Shape): z.infer<Shape> {
  const result = shape.safeParse(request.body ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw invalid(
    'form_param_format_invalid',
    `${issue?.path.join('.') ?? 'the body'}: ${issue?.message ?? 'is not valid'}`,
  );
}
