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
  /** Maximum time from the call to the first part of the reply. */
  readonly firstTokenMs: number;
  /** Maximum time between two parts of the reply. */
  readonly betweenTokensMs: number;
}

/** Returns whether the part precedes the model's own output. */
const isPreamble = ({ type }: LanguageModelV3StreamPart) =>
  type === 'stream-start' || type === 'response-metadata' || type === 'raw';

const seconds = (ms: number) => `${ms / 1000} second${ms === 1000 ? '' : 's'}`;

/**
 * Returns whether the connection ended before the reply was complete. The providers' packages then report the reason
 * `other`. A complete reply has the provider's own reason or token counts.
 */
const isCutOff = (part: LanguageModelV3StreamPart): boolean =>
  part.type === 'finish' &&
  part.finishReason.unified === 'other' &&
  part.finishReason.raw === undefined &&
  part.usage.outputTokens.total === undefined;

/**
 * Calls `onSilence` if a read takes longer than the limit. Time that a slow reader takes between reads does not count,
 * nor does time in which this process did not run.
 */
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

/**
 * Resolves when the model has started its reply, so that a call that fails earlier can be retried unnoticed. It and the
 * stream reject with a ModelError or the reason of the caller's signal. Calls `onEnd` with null when the reply is
 * complete, otherwise with the error; only the first call counts.
 */
export async function streamWithin(
  limits: ModelTimeLimits,
  model: LanguageModelV3,
  options: LanguageModelV3CallOptions,
  onEnd: (error: unknown) => void,
): Promise<LanguageModelV3StreamResult> {
  const silent = new AbortController();
  const abortSignal = options.abortSignal ? AbortSignal.any([options.abortSignal, silent.signal]) : silent.signal;
  let reader: ReadableStreamDefaultReader<LanguageModelV3StreamPart> | undefined;
  const timer = createSilenceTimer((limitMs) => {
    silent.abort(new ModelError('timed_out', `The model sent nothing for ${seconds(limitMs)}`));
    // Settles the pending read even if the provider's package ignores the signal.
    void reader?.cancel(silent.signal.reason).catch(() => undefined);
  });
  const fail = (error: unknown): unknown => {
    timer.stop();
    const failure = silent.signal.aborted
      ? silent.signal.reason
      : options.abortSignal?.aborted
        ? error
        : toModelError(error);
    onEnd(failure);
    return failure;
  };
  const read = async (limitMs: number): Promise<LanguageModelV3StreamPart | null> => {
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
  };
  const started: LanguageModelV3StreamPart[] = [];
  let result: LanguageModelV3StreamResult;
  try {
    timer.begin(limits.firstTokenMs);
    result = await unlessAborted(Promise.resolve(model.doStream({ ...options, abortSignal })), abortSignal);
    reader = result.stream.getReader();
    for (let part = await read(limits.firstTokenMs); part !== null; part = await read(limits.firstTokenMs)) {
      if (part.type === 'error') throw part.error;
      started.push(part);
      if (!isPreamble(part)) break;
    }
  } catch (error) {
    void reader?.cancel(error).catch(() => undefined);
    throw fail(error);
  }
  const stream = new ReadableStream<LanguageModelV3StreamPart>(
    {
      async pull(controller) {
        try {
          const part = started.shift() ?? (await read(limits.betweenTokensMs));
          if (part !== null) return controller.enqueue(part);
          timer.stop();
          onEnd(null);
          controller.close();
        } catch (error) {
          controller.error(fail(error));
        }
      },
      async cancel(reason) {
        fail(reason ?? new Error('the stream was cancelled'));
        silent.abort(reason);
        await reader?.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return { ...result, stream };
}
