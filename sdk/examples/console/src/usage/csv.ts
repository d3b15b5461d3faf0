import type { DashboardInteraction } from '@agent-platform/sdk';
import { ownerOf } from './figures.js';

const columns: [name: string, value: (conversation: DashboardInteraction) => string | number | null][] = [
  ['id', (conversation) => conversation.id],
  ['createdAt', (conversation) => conversation.createdAt],
  ['upstreamConversationId', (conversation) => conversation.upstreamConversationId],
  ['agent', (conversation) => conversation.agentName],
  ['model', (conversation) => conversation.model ?? conversation.agentModel],
  ['source', (conversation) => conversation.source],
  ['user', ownerOf],
  ['outcome', (conversation) => conversation.streamStatus],
  ['failureCode', (conversation) => conversation.failureCode ?? null],
  ['messages', (conversation) => conversation.totalMessageCount],
  ['inputTokens', (conversation) => conversation.inputTokens],
  ['outputTokens', (conversation) => conversation.outputTokens],
  ['toolCalls', (conversation) => conversation.toolCalls.length],
  ['durationSeconds', (conversation) => conversation.duration],
  ['latencyMs', (conversation) => conversation.latencyMs],
  ['costUsd', (conversation) => conversation.costUsd],
];

/** Quotes a value as RFC 4180 requires. Puts a `'` before a text that a spreadsheet would run as a formula. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const toCsv = (conversations: readonly DashboardInteraction[]): string =>
  [columns.map(([name]) => name), ...conversations.map((one) => columns.map(([, value]) => cell(value(one))))]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');

/** The file starts with a byte order mark, because Excel otherwise does not read it as UTF-8. */
export const toFile = (csv: string): Blob => new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' });
