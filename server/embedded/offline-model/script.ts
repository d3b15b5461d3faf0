// Reads in a prompt what the offline model shall do next. Pure: the same prompt always leads to the same answer.
import type {
  LanguageModelV3CallOptions,
  LanguageModelV3Prompt,
  LanguageModelV3ToolResultOutput,
  LanguageModelV3ToolResultPart,
} from '@ai-sdk/provider';

/** How a provider may fail, by the words of the instruction `fail`. */
export type ScriptedFailure = 'down' | 'refused' | 'busy' | 'midway';

export type NextAct =
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'call'; readonly toolName: string; readonly input: string }
  | { readonly kind: 'fail'; readonly failure: ScriptedFailure }
  | { readonly kind: 'hang' };

export interface Script {
  readonly next: NextAct;
  /** Before each piece of the answer. */
  readonly pauseMs: number;
}

const longestPauseMs = 60_000;

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
    // Somebody's "call me {when you can}" is text, and is echoed.
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
  /** Results of the tools called since then. */
  readonly results: readonly LanguageModelV3ToolResultPart[];
}

function readLastTurn(prompt: LanguageModelV3Prompt): LastTurn {
  const asked = prompt.findLastIndex(({ role }) => role === 'user');
  const message = prompt[asked];
  const parts = message?.role === 'user' ? message.content : [];
  return {
    text: parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n'),
    files: parts.flatMap((part) => (part.type === 'file' ? [describeFile(part.mediaType, part.data)] : [])),
    results: prompt
      .slice(asked + 1)
      .flatMap((entry) => (entry.role === 'tool' ? entry.content.filter((part) => part.type === 'tool-result') : [])),
  };
}

function describeFile(mediaType: string, data: Uint8Array | string | URL): string {
  if (data instanceof URL) return `[${mediaType} at an address]`;
  return `[${mediaType}, ${typeof data === 'string' ? Buffer.from(data, 'base64').length : data.length} bytes]`;
}

function answerTo({ files, results }: LastTurn, echoed: string, said: readonly string[]): string {
  if (said.length > 0) return said.join('\n');
  const reported = results.map(({ toolName, output }) => `${toolName} answered: ${textOfOutput(output)}`);
  return (
    [...reported, ...(reported.length === 0 && echoed !== '' ? [echoed] : []), ...files].join('\n') ||
    'There is nothing to echo.'
  );
}

/** What to do now: tools that are asked for first, one after the other, unless none may be called, then the failure if one is asked for, else the answer. */
export function readScript({ prompt, toolChoice }: Pick<LanguageModelV3CallOptions, 'prompt' | 'toolChoice'>): Script {
  const turn = readLastTurn(prompt);
  const lines = turn.text.split(/\r?\n/).map((line) => ({ line, instruction: readInstruction(line.trim()) }));
  const given = (name: keyof typeof patterns) =>
    lines.flatMap(({ instruction }) => (instruction?.name === name ? [instruction.words] : []));
  const pauseMs = Math.min(Number(given('slow')[0]?.[0] ?? 0), longestPauseMs);
  const call = toolChoice?.type === 'none' ? undefined : (given('call')[turn.results.length] ?? given('loop')[0]);
  if (call !== undefined) return { next: { kind: 'call', toolName: call[0] ?? '', input: call[1] ?? '' }, pauseMs };
  const failure = given('fail')[0];
  if (failure !== undefined)
    return { next: { kind: 'fail', failure: (failure[0] ?? 'down') as ScriptedFailure }, pauseMs };
  if (given('hang').length > 0) return { next: { kind: 'hang' }, pauseMs };
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
        given('say').map(([text]) => text ?? ''),
      ),
    },
    pauseMs,
  };
}
