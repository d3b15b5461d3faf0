// Builds a reply that matches a JSON Schema. A line `name: value` of the prompt fills the field of that name.
import type { JSONSchema7, JSONSchema7Definition } from '@ai-sdk/provider';

const maxDepth = 12;

const labelOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const maxLabelLength = 80;

/** Parses `label: value` or `| label | value |`. The text is untrusted, so each step takes linear time. */
function readLabel(line: string): [label: string, value: string] | null {
  const start = line.search(/[^\s>*#|-]/u);
  const rest = start < 0 ? '' : line.slice(start);
  const end = rest.search(/[:|]/u);
  if (end < 1 || end > maxLabelLength) return null;
  const value = rest.slice(end + 1).trim();
  const cell = value.endsWith('|') ? value.slice(0, -1).trimEnd() : value;
  return cell === '' ? null : [labelOf(rest.slice(0, end)), cell.replace(/^\*+\s*/, '')];
}

/** Returns the first value of each label. */
function readLabels(text: string): Map<string, string> {
  const labels = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [label, value] = readLabel(line) ?? ['', ''];
    if (label !== '' && !labels.has(label)) labels.set(label, value);
  }
  return labels;
}

function typesOf(schema: JSONSchema7): readonly string[] {
  if (schema.type !== undefined) return [schema.type].flat();
  if (schema.properties !== undefined) return ['object'];
  return schema.items === undefined ? ['string'] : ['array'];
}

function scalar(schema: JSONSchema7, found: string | undefined): unknown {
  const types = typesOf(schema);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) {
    const chosen = schema.enum.find((value) => found !== undefined && labelOf(String(value)) === labelOf(found));
    return chosen ?? (schema.enum.includes(null) ? null : schema.enum[0]);
  }
  if (types.includes('number') || types.includes('integer')) {
    const digits = /-?\d+(?:[.,]\d+)?/.exec(found ?? '')?.[0].replace(',', '.');
    if (digits !== undefined) return types.includes('number') ? Number(digits) : Math.trunc(Number(digits));
  } else if (types.includes('boolean')) {
    if (found !== undefined) return /^(true|yes|1|on)\b/i.test(found);
  } else if (found !== undefined && types.includes('string')) return found;
  if (types.includes('null')) return null;
  if (types.includes('string')) return '';
  return types.includes('boolean') ? false : 0;
}

function answer(
  definition: JSONSchema7Definition | undefined,
  name: string,
  labels: ReadonlyMap<string, string>,
  depth: number,
): unknown {
  if (definition === undefined || typeof definition === 'boolean' || depth > maxDepth) return null;
  const [branch] = definition.anyOf ?? definition.oneOf ?? [];
  if (branch !== undefined) return answer(branch, name, labels, depth + 1);
  const found = labels.get(labelOf(name));
  const types = typesOf(definition);
  if (types.includes('object')) {
    const required = new Set(definition.required ?? []);
    const fields = Object.entries(definition.properties ?? {}).filter(
      ([key, field]) => required.has(key) || typeof field === 'object',
    );
    return Object.fromEntries(fields.map(([key, field]) => [key, answer(field, key, labels, depth + 1)]));
  }
  if (types.includes('array')) {
    const item = Array.isArray(definition.items) ? definition.items[0] : definition.items;
    if (found === undefined || typeof item !== 'object' || typesOf(item).includes('object')) return [];
    return found.split(/[,;]\s*/).map((value) => scalar(item, value));
  }
  return scalar(definition, found);
}

export function structuredAnswer(schema: JSONSchema7 | undefined, text: string): string {
  return JSON.stringify(schema === undefined ? { text } : answer(schema, '', readLabels(text), 0));
}
