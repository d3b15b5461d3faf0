// Reads the approved breaking changes with their reasons: sdk/released/approved-changes.yaml.
import { load } from 'js-yaml';
import type { ContractChange } from './contract-changes.js';

export interface ApprovedChange {
  change: string;
  reason: string;
  date: string;
  requires: 'major' | 'minor';
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export function readApprovedChanges(text: string): ApprovedChange[] {
  const entries: unknown = load(text) ?? [];
  if (!Array.isArray(entries)) throw new Error('approved-changes.yaml must contain a list');
  return entries.map((entry: Record<string, unknown>, index) => {
    const { change, reason, date, requires = 'major' } = entry;
    const day = date instanceof Date ? date.toISOString().slice(0, 10) : date;
    if (
      !isText(change) ||
      change === '*' ||
      !isText(reason) ||
      !isText(day) ||
      !/^\d{4}-\d\d-\d\d$/.test(day) ||
      (requires !== 'major' && requires !== 'minor')
    ) {
      throw new Error(
        `approved-changes.yaml: entry ${index + 1} must have change, reason and date (YYYY-MM-DD). ` +
          'If it has requires, the value must be major or minor.',
      );
    }
    return { change, reason, date: day, requires };
  });
}

/** Returns whether an entry approves a change. An entry that ends with `*` approves every change with that prefix. */
export const approves = ({ change: wanted }: ApprovedChange, { text }: ContractChange): boolean =>
  wanted.endsWith('*') ? text.startsWith(wanted.slice(0, -1)) : text === wanted;

export function approvalOf(change: ContractChange, approved: readonly ApprovedChange[]): ApprovedChange | undefined {
  return approved.find((entry) => approves(entry, change));
}
