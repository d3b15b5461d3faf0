// Variables of system prompts, such as {{USER_NAME}}. A variable inside the value of another variable is not replaced.
import type { ErrorDetail } from '../../platform/errors.js';
import { fillIn } from '../../platform/text-placeholders.js';
import { promptVariables } from '../../generated/operations.js';
import { reasons } from '../../generated/reasons.js';

export type PromptVariable = (typeof promptVariables.names)[number];

const variable = new RegExp(promptVariables.pattern, 'g');
const known: ReadonlySet<string> = new Set(promptVariables.names);
const isKnown = (name: string): name is PromptVariable => known.has(name);

const namesIn = (prompt: string): string[] => [
  ...new Set(Array.from(prompt.matchAll(variable), ([, name = '']) => name)),
];

export const variablesIn = (prompt: string): PromptVariable[] => namesIn(prompt).filter(isKnown);

/** Returns a warning for each variable that does not exist. */
export const warningsOf = (prompt: string): Required<ErrorDetail>[] =>
  namesIn(prompt)
    .filter((name) => !isKnown(name))
    .map((name) => ({
      message: fillIn(reasons.warning.unknownVariable, { variable: `{{${name}}}` }),
      path: ['systemPrompt'],
      in: 'body',
    }));

const maxValueCharacters = 200;

/** Puts a value on one short line. Otherwise, a user's name could add paragraphs of instructions to the prompt. */
const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim().slice(0, maxValueCharacters);

/** Replaces the variables that have a value. */
export const withValues = (prompt: string, values: Partial<Record<PromptVariable, string>>): string =>
  prompt.replace(variable, (written, name: string) => {
    const value = isKnown(name) ? values[name] : undefined;
    return value === undefined ? written : oneLine(value);
  });
