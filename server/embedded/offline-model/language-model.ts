// A language model without network and weights. It follows the instructions in the last message (script.ts) and
// implements the AI SDK's provider interface.
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
import { readScript, type ScriptedFailure } from './script.js';
import { structuredAnswer } from './structured-answer.js';

/** In English, a token has about four characters. */
const tokensIn = (text: string) => Math.ceil(text.length / 4);

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

/** Waits, and always yields to the event loop, so that parts arrive one by one, as from a network. */
const wait = (delayMs: number, signal: AbortSignal | undefined) => pause(delayMs, undefined, { signal });

async function* sayText(
  text: string,
  pauseMs: number,
  { prompt, abortSignal }: LanguageModelV3CallOptions,
): AsyncGenerator<LanguageModelV3StreamPart> {
  yield { type: 'text-start', id: 'text' };
  for (const [piece] of text.matchAll(/\s*\S+\s*$|\s*\S+/g)) {
    await wait(pauseMs, abortSignal);
    yield { type: 'text-delta', id: 'text', delta: piece };
  }
  yield { type: 'text-end', id: 'text' };
  yield finish('stop', usageOf(prompt, text));
}

async function* act(options: LanguageModelV3CallOptions): AsyncGenerator<LanguageModelV3StreamPart> {
  const { prompt, abortSignal, responseFormat } = options;
  const { next, pauseMs } = readScript(options);
  yield { type: 'stream-start', warnings: [] };
  if (next.kind === 'hang')
    await new Promise((_resolve, reject) =>
      abortSignal?.addEventListener('abort', () => reject(abortSignal.reason as Error), { once: true }),
    );
  else if (next.kind === 'fail') {
    yield { type: 'text-start', id: 'text' };
    yield { type: 'text-delta', id: 'text', delta: 'This answer ends in the' };
    await wait(pauseMs, abortSignal);
    yield { type: 'error', error: failure(next.failure) };
  } else if (next.kind === 'call') {
    await wait(pauseMs, abortSignal);
    // Unique in the conversation, and deterministic for a prompt.
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
function failAtOnce(options: LanguageModelV3CallOptions): void {
  const { next } = readScript(options);
  if (next.kind === 'fail' && next.failure !== 'midway') throw failure(next.failure);
}

async function generate(options: LanguageModelV3CallOptions): Promise<LanguageModelV3GenerateResult> {
  failAtOnce(options);
  const content: LanguageModelV3Content[] = [];
  let text = '';
  for await (const part of act(options)) {
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
  throw new Error('the offline model ended without a finish');
}

export function createEchoModel(): LanguageModelV3 {
  return {
    specificationVersion: 'v3',
    provider: 'offline',
    modelId: 'echo',
    supportedUrls: {},
    doGenerate: generate,
    async doStream(options) {
      failAtOnce(options);
      return { stream: ReadableStream.from(act(options)) as ReadableStream<LanguageModelV3StreamPart> };
    },
  };
}
