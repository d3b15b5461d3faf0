import type { Summary } from '../ports.js';
import { cutText } from '../../../platform/cut-text.js';

export interface SystemPromptContent {
  /** The agent's system prompt with the values of the variables. */
  readonly instructions: string;
  readonly now: Date;
  readonly timezone: string;
  readonly knowledgeBases: readonly Summary[];
  readonly skills: readonly Summary[];
  readonly agents: readonly Summary[];
}

/** Returns the date as YYYY-MM-DD. */
export const dateIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

function describeTime(now: Date, timeZone: string): string {
  const date = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full' }).format(now);
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).format(now);
  return `It is ${date}, ${time} (time zone ${timeZone}).`;
}

const maxDescriptionLength = 300;

function list(title: string, things: readonly Summary[]): string[] {
  if (things.length === 0) return [];
  const lines = things.map(({ id, name, description }) => {
    const text = (description ?? '').replace(/\s+/g, ' ').trim();
    const shortened = text.length > maxDescriptionLength ? `${cutText(text, maxDescriptionLength)}…` : text;
    return `- ${id}: ${name}${text === '' ? '' : `. ${shortened}`}`;
  });
  return [[title, ...lines].join('\n')];
}

export function renderSystemPrompt({
  instructions,
  now,
  timezone,
  knowledgeBases,
  skills,
  agents,
}: SystemPromptContent): string {
  return [
    ...(instructions.trim() === '' ? [] : [instructions]),
    describeTime(now, timezone),
    ...list('Knowledge bases that you may use, by id:', knowledgeBases),
    ...list('Skills that you may load, by id. Load the skill for a task before you begin the task:', skills),
    ...list('Agents that you may call, by id:', agents),
  ].join('\n\n');
}
