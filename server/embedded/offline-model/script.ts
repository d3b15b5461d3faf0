// Derives the offline model's next step from the prompt and the tool choice. The same request always leads to the same
// reply.
import type {
  LanguageModelV3CallOptions,
  LanguageModelV3Prompt,
  LanguageModelV3ToolResultOutput,
  LanguageModelV3ToolResultPart,
} from '@ai-sdk/provider';

export type ScriptedFailure = 'down' | 'refused' | 'busy' | 'midway';

export type NextAct =
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'call'; readonly toolName: string; readonly input: string }
  | { readonly kind: 'fail'; readonly failure: ScriptedFailure }
  | { readonly kind: 'hang' };

export interface Script {
  readonly next: NextAct;
  readonly pauseMs: number;
}

const maxPauseMs = 60_000;

const patterns = {
  call: /^call (\S+) (\{.*\})$/,
  loop: /^loop (\S+) (\{.*\})$/,
  say: /^say (.*)$/,
  slow: /^slow (\d{1,6})$/,
  fail: /^fail(?: (refused|busy|midway))?$/,
  hang: /^hang$/,
} as const;

/**
 * Matches a line that may be an instruction, with the line break before it. The search is fast, but splitting a text
 * of millions of lines would block the process.
 */
const possibleInstruction = /(?:^|\n)[^\S\n]*(?:call|loop|say|slow|fail|hang)(?!\S)[^\n]*/g;

/** Maximum lines that are read as instructions. Later lines are ordinary text. */
const maxInstructions = 1_000;

type Instruction = { readonly name: keyof typeof patterns; readonly words: readonly string[] };

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A longer `call` or `loop` line is ordinary text, because its JSON is parsed in every step. */
const maxCallCharacters = 10_000;

function readInstruction(line: string): Instruction | null {
  for (const [name, pattern] of Object.entries(patterns) as [keyof typeof patterns, RegExp][]) {
    const match = pattern.exec(line);
    if (match === null) continue;
    const words = match.slice(1);
    // An ordinary text such as "call me {when you can}" is not an instruction.
    const isCall = name === 'call' || name === 'loop';
    if (isCall && (line.length > maxCallCharacters || !isJson(words[1] ?? ''))) return null;
    return { name, words };
  }
  return null;
}

function textOfOutput(output: LanguageModelV3ToolResultOutput): string {
  switch (output.type) {
    case 'text':
    case 'error-text':
      return output.value;
    case 'json':
    case 'error-json':
      return JSON.stringify(output.value);
    case 'execution-denied':
      return output.reason ?? 'denied';
    case 'content':
      return output.value.map((part) => (part.type === 'text' ? part.text : `[${part.type}]`)).join(' ');
  }
}

interface LastMessage {
  readonly text: string;
  readonly files: readonly string[];
  /** Results of the tools that were called after the message. */
  readonly results: readonly LanguageModelV3ToolResultPart[];
}

function readLastMessage(prompt: LanguageModelV3Prompt): LastMessage {
  const lastUserIndex = prompt.findLastIndex(({ role }) => role === 'user');
  const message = prompt[lastUserIndex];
  const parts = message?.role === 'user' ? message.content : [];
  return {
    text: parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n'),
    files: parts.flatMap((part) => (part.type === 'file' ? [describeFile(part.mediaType, part.data)] : [])),
    results: prompt
      .slice(lastUserIndex + 1)
      .flatMap((entry) => (entry.role === 'tool' ? entry.content.filter((part) => part.type === 'tool-result') : [])),
  };
}

function describeFile(mediaType: string, data: Uint8Array | string | URL): string {
  if (data instanceof URL) return `[${mediaType} at an address]`;
  return `[${mediaType}, ${typeof data === 'string' ? Buffer.from(data, 'base64').length : data.length} bytes]`;
}

function answerTo({ files, results }: LastMessage, echoed: string, sayTexts: readonly string[]): string {
  if (sayTexts.length > 0) return sayTexts.join('\n');
  const reported = results.map(({ toolName, output }) => `${toolName} answered: ${textOfOutput(output)}`);
  return (
    [...reported, ...(reported.length === 0 && echoed !== '' ? [echoed] : []), ...files].join('\n') ||
    'There is nothing to echo.'
  );
}

function readText(text: string): { readonly instructions: readonly Instruction[]; readonly echoed: string } {
  const instructions: Instruction[] = [];
  const rest: string[] = [];
  let restStart = 0;
  let count = 0;
  for (const { 0: line, index } of text.matchAll(possibleInstruction)) {
    if (++count > maxInstructions) break;
    const instruction = readInstruction(line.trim());
    if (instruction === null) continue;
    instructions.push(instruction);
    rest.push(text.slice(restStart, index));
    restStart = index + line.length;
  }
  rest.push(text.slice(restStart));
  return { instructions, echoed: rest.join('').replaceAll('\r\n', '\n').trim() };
}

/** Requested tool calls come first, unless `toolChoice` forbids them. Then comes a failure, a hang or the reply. */
export function readScript({ prompt, toolChoice }: Pick<LanguageModelV3CallOptions, 'prompt' | 'toolChoice'>): Script {
  const message = readLastMessage(prompt);
  const { instructions, echoed } = readText(message.text);
  const wordsOf = (name: keyof typeof patterns) =>
    instructions.flatMap((instruction) => (instruction.name === name ? [instruction.words] : []));
  const pauseMs = Math.min(Number(wordsOf('slow')[0]?.[0] ?? 0), maxPauseMs);
  const call =
    toolChoice?.type === 'none' ? undefined : (wordsOf('call')[message.results.length] ?? wordsOf('loop')[0]);
  if (call !== undefined) return { next: { kind: 'call', toolName: call[0] ?? '', input: call[1] ?? '' }, pauseMs };
  const failure = wordsOf('fail')[0];
  if (failure !== undefined)
    return { next: { kind: 'fail', failure: (failure[0] ?? 'down') as ScriptedFailure }, pauseMs };
  if (wordsOf('hang').length > 0) return { next: { kind: 'hang' }, pauseMs };
  return {
    next: {
      kind: 'say',
      text: answerTo(
        message,
        echoed,
        wordsOf('say').map(([text]) => text ?? ''),
      ),
    },
    pauseMs,
  };
}
