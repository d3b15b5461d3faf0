// Time limits of one streamed model call: until the first token, and between tokens.
import type {
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3StreamPart,
  LanguageModelV3StreamResult,
} from '@ai-sdk/provider';
import { runningMs } from '../event-loop/pauses.js';
import { unlessAborted } from '../concurrency/bounded-wait.js';
import { toModelError } from './failures.js';
import { ModelError } from './port.js';

export interface ModelTimeLimits {
  /** Maximum wait for each part of the reply, up to the first part that is not metadata (`isPreamble`). */
  readonly firstTokenMs: number;
  readonly betweenTokensMs: number;
}

const isPreamble = ({ type }: LanguageModelV3StreamPart) =>
  type === 'stream-start' || type === 'response-metadata' || type === 'raw';

const seconds = (ms: number) => `${ms / 1000} second${ms === 1000 ? '' : 's'}`;

/**
 * Returns whether the connection ended before the reply was complete. The provider packages then report the finish
 * reason `other`. A complete reply has the provider's own finish reason or token counts.
 */
const isCutOff = (part: LanguageModelV3StreamPart): boolean =>
  part.type === 'finish' &&
  part.finishReason.unified === 'other' &&
  part.finishReason.raw === undefined &&
  part.usage.outputTokens.total === undefined;

/** Calls `onSilence` if a read takes longer than the limit. Excludes time in which this process was paused. */
function createSilenceTimer(onSilence: (limitMs: number) => void) {
  let timer: NodeJS.Timeout | undefined;
  let timerMs = 0;
  let isReading = false;
  let beganMs = 0;
  const check = (): void => {
    if (!isReading) return;
    const leftMs = timerMs - (runningMs() - beganMs);
    if (leftMs > 0) timer = setTimeout(check, Math.ceil(leftMs));
    else onSilence(timerMs);
  };
  return {
    begin(limitMs: number): void {
      isReading = true;
      beganMs = runningMs();
      if (timer !== undefined && timerMs === limitMs) return void timer.refresh();
      clearTimeout(timer);
      timerMs = limitMs;
      timer = setTimeout(check, limitMs);
    },
    pause: () => void (isReading = false),
    stop: () => clearTimeout(timer),
  };
}

function createTimedCall(callerSignal: AbortSignal | undefined, onEnd: (error: unknown) => void) {
  const silent = new AbortController();
  const abortSignal = callerSignal ? AbortSignal.any([callerSignal, silent.signal]) : silent.signal;
  let reader: ReadableStreamDefaultReader<LanguageModelV3StreamPart> | undefined;
  const timer = createSilenceTimer((limitMs) => {
    silent.abort(new ModelError('timed_out', `The model sent nothing for ${seconds(limitMs)}`));
    // End the pending read even if the provider's package ignores the signal.
    void reader?.cancel(silent.signal.reason).catch(() => undefined);
  });

  function fail(error: unknown): unknown {
    timer.stop();
    const failure = silent.signal.aborted ? silent.signal.reason : callerSignal?.aborted ? error : toModelError(error);
    onEnd(failure);
    return failure;
  }

  return {
    fail,
    async open(limitMs: number, start: (signal: AbortSignal) => PromiseLike<LanguageModelV3StreamResult>) {
      timer.begin(limitMs);
      const result = await unlessAborted(Promise.resolve(start(abortSignal)), abortSignal);
      reader = result.stream.getReader();
      return result;
    },
    /** Returns null when the reply is complete. */
    async read(limitMs: number): Promise<LanguageModelV3StreamPart | null> {
      timer.begin(limitMs);
      const next = await reader?.read();
      timer.pause();
      silent.signal.throwIfAborted();
      if (next === undefined || next.done) return null;
      if (next.value.type === 'error') {
        const error = toModelError(next.value.error);
        onEnd(error);
        return { type: 'error', error };
      }
      if (isCutOff(next.value))
        throw new ModelError('unavailable', 'The model provider closed the connection before the reply was complete');
      return next.value;
    },
    complete(): void {
      timer.stop();
      onEnd(null);
    },
    discard: (error: unknown) => void reader?.cancel(error).catch(() => undefined),
    async cancel(reason: unknown): Promise<void> {
      fail(reason ?? new Error('the stream was cancelled'));
      silent.abort(reason);
      await reader?.cancel(reason);
    },
  };
}

/**
 * Resolves when the model has started its reply. Rejects if the call fails earlier, so that the caller can retry it.
 * Errors are a ModelError or the reason of the caller's signal. The stream may also contain a part `error` with a
 * ModelError. Calls `onEnd` with null after a complete reply, otherwise with the error. May call `onEnd` more than
 * once, so `onEnd` must ignore all calls after the first.
 */
export async function streamWithin(
  { firstTokenMs, betweenTokensMs }: ModelTimeLimits,
  model: LanguageModelV3,
  options: LanguageModelV3CallOptions,
  onEnd: (error: unknown) => void,
): Promise<LanguageModelV3StreamResult> {
  const call = createTimedCall(options.abortSignal, onEnd);
  const started: LanguageModelV3StreamPart[] = [];
  let result: LanguageModelV3StreamResult;
  try {
    result = await call.open(firstTokenMs, (abortSignal) => model.doStream({ ...options, abortSignal }));
    for (let part = await call.read(firstTokenMs); part !== null; part = await call.read(firstTokenMs)) {
      if (part.type === 'error') throw part.error;
      started.push(part);
      if (!isPreamble(part)) break;
    }
  } catch (error) {
    call.discard(error);
    throw call.fail(error);
  }
  const stream = new ReadableStream<LanguageModelV3StreamPart>(
    {
      async pull(controller) {
        try {
          const part = started.shift() ?? (await call.read(betweenTokensMs));
          if (part !== null) return controller.enqueue(part);
          call.complete();
          controller.close();
        } catch (error) {
          controller.error(call.fail(error));
        }
      },
      cancel: (reason) => call.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { ...result, stream };
}
