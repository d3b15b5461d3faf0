// Derives the offline model's next step from the prompt. The same prompt always leads to the same reply.
import type {
  LanguageModelV3CallOptions,
  LanguageModelV3Prompt,
  LanguageModelV3ToolResultOutput,
  LanguageModelV3ToolResultPart,
} from '@ai-sdk/provider';

/** Kinds of failure, from the instruction `fail`. */
export type ScriptedFailure = 'down' | 'refused' | 'busy' | 'midway';

export type NextAct =
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'call'; readonly toolName: string; readonly input: string }
  | { readonly kind: 'fail'; readonly failure: ScriptedFailure }
  | { readonly kind: 'hang' };

export interface Script {
  readonly next: NextAct;
  /** Pause before each part of the reply. */
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

type Instruction = { readonly name: keyof typeof patterns; readonly words: readonly string[] };

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function readInstruction(line: string): Instruction | null {
  for (const [name, pattern] of Object.entries(patterns) as [keyof typeof patterns, RegExp][]) {
    const match = pattern.exec(line);
    if (match === null) continue;
    const words = match.slice(1);
    // An ordinary text such as "call me {when you can}" is not an instruction.
    if ((name === 'call' || name === 'loop') && !isJson(words[1] ?? '')) return null;
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

interface LastTurn {
  readonly text: string;
  readonly files: readonly string[];
  /** Results of the tools called since that message. */
  readonly results: readonly LanguageModelV3ToolResultPart[];
}

function readLastTurn(prompt: LanguageModelV3Prompt): LastTurn {
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

function answerTo({ files, results }: LastTurn, echoed: string, sayTexts: readonly string[]): string {
  if (sayTexts.length > 0) return sayTexts.join('\n');
  const reported = results.map(({ toolName, output }) => `${toolName} answered: ${textOfOutput(output)}`);
  return (
    [...reported, ...(reported.length === 0 && echoed !== '' ? [echoed] : []), ...files].join('\n') ||
    'There is nothing to echo.'
  );
}

/**
 * Returns the next step: first each requested tool call, unless calls are forbidden, then the requested failure,
 * otherwise the reply.
 */
export function readScript({ prompt, toolChoice }: Pick<LanguageModelV3CallOptions, 'prompt' | 'toolChoice'>): Script {
  const turn = readLastTurn(prompt);
  const lines = turn.text.split(/\r?\n/).map((line) => ({ line, instruction: readInstruction(line.trim()) }));
  const instructions = (name: keyof typeof patterns) =>
    lines.flatMap(({ instruction }) => (instruction?.name === name ? [instruction.words] : []));
  const pauseMs = Math.min(Number(instructions('slow')[0]?.[0] ?? 0), maxPauseMs);
  const call =
    toolChoice?.type === 'none' ? undefined : (instructions('call')[turn.results.length] ?? instructions('loop')[0]);
  if (call !== undefined) return { next: { kind: 'call', toolName: call[0] ?? '', input: call[1] ?? '' }, pauseMs };
  const failure = instructions('fail')[0];
  if (failure !== undefined)
    return { next: { kind: 'fail', failure: (failure[0] ?? 'down') as ScriptedFailure }, pauseMs };
  if (instructions('hang').length > 0) return { next: { kind: 'hang' }, pauseMs };
  const echoed = lines
    .flatMap(({ line, instruction }) => (instruction === null ? [line] : []))
    .join('\n')
    .trim();
  return {
    next: {
      kind: 'say',
      text: answerTo(
        turn,
        echoed,
        instructions('say').map(([text]) => text ?? ''),
      ),
    },
    pauseMs,
  };
}
