// A language model that needs no network. It follows the instructions in the last message of the user (see script.ts).
import { setTimeout as pause } from 'node:timers/promises';
import {
  APICallError,
  type LanguageModelV3,
  type LanguageModelV3CallOptions,
  type LanguageModelV3Content,
  type LanguageModelV3FinishReason,
  type LanguageModelV3GenerateResult,
  type LanguageModelV3Prompt,
  type LanguageModelV3StreamPart,
  type LanguageModelV3Usage,
} from '@ai-sdk/provider';
import { readScript, type Script, type ScriptedFailure } from './script.js';
import { structuredAnswer } from './structured-answer.js';

/** In English text, a token has about four characters. */
const charactersPerToken = 4;
const tokensIn = (text: string) => Math.ceil(text.length / charactersPerToken);

const textOf = (prompt: LanguageModelV3Prompt): string =>
  prompt
    .flatMap(({ content }) =>
      typeof content === 'string'
        ? [content]
        : content.map((part) => ('text' in part ? part.text : 'output' in part ? JSON.stringify(part.output) : '')),
    )
    .join('\n');

function usageOf(prompt: LanguageModelV3Prompt, written: string): LanguageModelV3Usage {
  const input = tokensIn(textOf(prompt));
  const output = tokensIn(written);
  return {
    inputTokens: { total: input, noCache: input, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: output, text: output, reasoning: undefined },
  };
}

const statusOf: Record<ScriptedFailure, number> = { down: 503, refused: 400, busy: 429, midway: 503 };

function failure(kind: ScriptedFailure): APICallError {
  return new APICallError({
    message: 'The offline model fails as instructed',
    url: 'offline:',
    requestBodyValues: {},
    statusCode: statusOf[kind],
    ...(kind === 'busy' ? { responseHeaders: { 'retry-after': '7' } } : {}),
    isRetryable: false,
  });
}

const finish = (
  unified: LanguageModelV3FinishReason['unified'],
  usage: LanguageModelV3Usage,
): LanguageModelV3StreamPart => ({
  type: 'finish',
  finishReason: { unified, raw: unified },
  usage,
});

/** Yields to the event loop even if the delay is 0, so that parts arrive one by one, as from a network. */
const wait = (delayMs: number, signal: AbortSignal | undefined) => pause(delayMs, undefined, { signal });

/** Approximate maximum number of pieces of an answer. Each piece becomes an event of the stream. */
const maxPieces = 500;

/** Splits a text into words. If it has too many words, splits it into pieces of several words. */
function* piecesOf(text: string): Generator<string> {
  if (text.trim().split(/\s+/, maxPieces + 1).length <= maxPieces) {
    for (const [word] of text.matchAll(/\s*\S+\s*$|\s*\S+/g)) yield word;
    return;
  }
  const minLength = Math.ceil(text.length / maxPieces);
  const pieceEnd = /\s|$/g;
  for (let start = 0; start < text.length;) {
    pieceEnd.lastIndex = start + minLength;
    const end = pieceEnd.exec(text)?.index ?? text.length;
    yield text.slice(start, end);
    start = end;
  }
}

async function* sayText(
  wholeText: string,
  pauseMs: number,
  { prompt, abortSignal, maxOutputTokens = Infinity }: LanguageModelV3CallOptions,
): AsyncGenerator<LanguageModelV3StreamPart> {
  const text = wholeText.slice(0, maxOutputTokens * charactersPerToken);
  yield { type: 'text-start', id: 'text' };
  for (const piece of piecesOf(text)) {
    await wait(pauseMs, abortSignal);
    yield { type: 'text-delta', id: 'text', delta: piece };
  }
  yield { type: 'text-end', id: 'text' };
  yield finish(text.length < wholeText.length ? 'length' : 'stop', usageOf(prompt, text));
}

async function* act(
  { next, pauseMs }: Script,
  options: LanguageModelV3CallOptions,
): AsyncGenerator<LanguageModelV3StreamPart> {
  const { prompt, abortSignal, responseFormat } = options;
  yield { type: 'stream-start', warnings: [] };
  if (next.kind === 'hang') {
    abortSignal?.throwIfAborted();
    await new Promise((_resolve, reject) =>
      abortSignal?.addEventListener('abort', () => reject(abortSignal.reason as Error), { once: true }),
    );
  } else if (next.kind === 'fail') {
    yield { type: 'text-start', id: 'text' };
    yield { type: 'text-delta', id: 'text', delta: 'This answer ends in the' };
    await wait(pauseMs, abortSignal);
    yield { type: 'error', error: failure(next.failure) };
  } else if (next.kind === 'call') {
    await wait(pauseMs, abortSignal);
    // This id differs from all ids in the prompt, and is the same for the same prompt.
    const toolCallId = `call_${prompt.length}`;
    yield { type: 'tool-input-start', id: toolCallId, toolName: next.toolName };
    yield { type: 'tool-input-delta', id: toolCallId, delta: next.input };
    yield { type: 'tool-input-end', id: toolCallId };
    yield { type: 'tool-call', toolCallId, toolName: next.toolName, input: next.input };
    yield finish('tool-calls', usageOf(prompt, next.input));
  } else {
    const text = responseFormat?.type === 'json' ? structuredAnswer(responseFormat.schema, textOf(prompt)) : next.text;
    yield* sayText(text, pauseMs, options);
  }
}

/** Throws failures that occur before a provider starts to stream. */
function failImmediately({ next }: Script): void {
  if (next.kind === 'fail' && next.failure !== 'midway') throw failure(next.failure);
}

async function generate(options: LanguageModelV3CallOptions): Promise<LanguageModelV3GenerateResult> {
  const script = readScript(options);
  failImmediately(script);
  const content: LanguageModelV3Content[] = [];
  let text = '';
  for await (const part of act(script, options)) {
    if (part.type === 'text-delta') text += part.delta;
    else if (part.type === 'tool-call') content.push(part);
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'finish')
      return {
        content: [...(text === '' ? [] : [{ type: 'text' as const, text }]), ...content],
        finishReason: part.finishReason,
        usage: part.usage,
        warnings: [],
      };
  }
  throw new Error('the stream of the offline model ended without a finish part');
}

export function createEchoModel(): LanguageModelV3 {
  return {
    specificationVersion: 'v3',
    provider: 'offline',
    modelId: 'echo',
    supportedUrls: {},
    doGenerate: generate,
    async doStream(options) {
      const script = readScript(options);
      failImmediately(script);
      return { stream: ReadableStream.from(act(script, options)) as ReadableStream<LanguageModelV3StreamPart> };
    },
  };
}
