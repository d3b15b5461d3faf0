import { describe, expect, test } from '@jest/globals';
import type { UIMessageChunk } from 'ai';
import { createAnswerCollector, finalTextOf } from '../../server/modules/agent-runner/attempt/answer-collector.js';
import { createClientStream } from '../../server/modules/agent-runner/stream/client-stream.js';
import { EarlyEnd } from '../../server/modules/agent-runner/attempt/outcome.js';
import { unlessAborted, waitAtMost, waitUnlessAborted } from '../../server/platform/concurrency/bounded-wait.js';
import { isTimezone } from '../../server/modules/chat/chat.js';
import { renderSystemPrompt } from '../../server/modules/agent-runner/prompt/prompt-text.js';
import { boundedOutput } from '../../server/modules/agent-runner/agent-tools/bounded-output.js';
import { toToolFailure } from '../../server/modules/agent-runner/agent-tools/failure.js';
import { document } from '../contract/support.js';

describe('the system prompt', () => {
  const now = new Date('2026-11-21T23:30:00Z');
  const nothing = { instructions: '', now, timezone: 'UTC', knowledgeBases: [], skills: [], agents: [] };

  test('states the local date and time', () => {
    expect(renderSystemPrompt({ ...nothing, timezone: 'Europe/Rome' })).toMatch(
      /^It is Sunday,? 22 November 2026, 00:30 GMT\+01:00 \(time zone Europe\/Rome\)\.$/,
    );
    expect(renderSystemPrompt({ ...nothing, timezone: 'America/St_Johns' })).toMatch(
      /^It is Saturday,? 21 November 2026, 20:00 GMT-03:30/,
    );
  });

  test('keeps descriptions short and on one line', () => {
    const text = renderSystemPrompt({
      ...nothing,
      skills: [{ id: 7, name: 'long', description: `a\n\nb ${'x'.repeat(1_000)}` }],
    });
    expect(text).toMatch(/\n- 7: long\. a b x+…$/);
    expect(text.length).toBeLessThan(600);
  });

  test.each(['UTC', 'Europe/Rome', 'Etc/GMT+3', 'America/Argentina/Buenos_Aires'])(
    'accepts %s as a time zone',
    (name) => expect(isTimezone(name)).toBe(true),
  );
  test.each(['', 'Mars', '+02', '-1', 'Europe/Atlantis'])('does not accept "%s" as a time zone', (name) =>
    expect(isTimezone(name)).toBe(false),
  );
});

describe('the answer', () => {
  const collect = (...chunks: UIMessageChunk[]) => {
    const answer = createAnswerCollector();
    chunks.forEach((chunk) => answer.add(chunk));
    return answer.parts();
  };

  test('separates interleaved texts', () => {
    const parts = collect(
      { type: 'start-step' },
      { type: 'reasoning-start', id: '1' },
      { type: 'text-start', id: '1' },
      { type: 'reasoning-delta', id: '1', delta: 'hm' },
      { type: 'text-delta', id: '1', delta: 'He' },
      { type: 'text-delta', id: '1', delta: 'llo' },
    );
    expect(parts).toEqual([{ type: 'step-start' }, { type: 'reasoning', text: 'hm' }, { type: 'text', text: 'Hello' }]);
  });

  test('has no parts if its only text is empty', () => {
    expect(collect({ type: 'start-step' }, { type: 'text-start', id: '1' })).toEqual([]);
  });

  test("converts any tool name and call id of a model to the contract's form", () => {
    const parts = collect(
      { type: 'tool-input-available', toolCallId: 'c'.repeat(300), toolName: `a b\n${'n'.repeat(400)}`, input: 1 },
      { type: 'tool-output-available', toolCallId: 'c'.repeat(300), output: null },
    );
    expect(parts).toEqual([
      {
        type: `tool-a_b_${'n'.repeat(251)}`,
        toolCallId: 'c'.repeat(200),
        state: 'output-available',
        input: 1,
        output: null,
      },
    ]);
  });

  const { 'x-max-bytes': maxInputBytes } = document.components.schemas.MessageToolPart.properties.input;
  const { 'x-cut-after-characters': maxCharacters } = document.components.schemas.MessageToolPart.properties.output;
  const named = { toolCallId: 'c', toolName: 'search' };
  const ofBytes = (bytes: number) => ({ k: 'x'.repeat(bytes - 8) });

  test.each(['tool-input-available', 'tool-input-error'] as const)(
    'keeps tool arguments up to the limit of the contract: %s',
    (type) => {
      const inputOf = (input: unknown) => collect({ type, ...named, input, errorText: 'no' })[0];
      expect(inputOf(ofBytes(maxInputBytes))).toHaveProperty('input', ofBytes(maxInputBytes));
      expect(inputOf(ofBytes(maxInputBytes + 1))).not.toHaveProperty('input');
      expect(inputOf(undefined)).toHaveProperty('input', undefined);
    },
  );

  test('truncates results of provider-run tools', () => {
    const outputOf = (output: string) =>
      collect(
        { type: 'tool-input-available', ...named, input: {}, providerExecuted: true },
        { type: 'tool-output-available', toolCallId: 'c', output, providerExecuted: true },
      )[0];
    expect(outputOf('x'.repeat(maxCharacters))).toHaveProperty('output', 'x'.repeat(maxCharacters));
    expect(outputOf('x'.repeat(maxCharacters + 1))).toHaveProperty(
      'output',
      expect.stringContaining(`[Cut: the result has ${maxCharacters + 1} characters`),
    );
  });

  test('mentions only the type of a file above the size limit', () => {
    expect(
      collect({ type: 'file', mediaType: 'image/png', url: `data:image/png;base64,${'A'.repeat(4_194_304)}` }),
    ).toEqual([{ type: 'text', text: '[A file of type image/png was too large to keep.]' }]);
  });

  test('has the text of the last step as its final text', () => {
    expect(
      finalTextOf([
        { type: 'step-start' },
        { type: 'text', text: 'Let me look.' },
        { type: 'step-start' },
        { type: 'text', text: 'It is 5.' },
      ]),
    ).toBe('It is 5.');
    expect(finalTextOf([])).toBe('');
  });
});

describe('tool results', () => {
  test.each([
    ['nothing', undefined, null],
    ['a text', 'x', 'x'],
    ['a date', { at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' }],
    ['a function', () => 1, null],
  ])('are converted to JSON values: %s', (_title, output, expected) => expect(boundedOutput(output)).toEqual(expected));

  test('are truncated at the limit, without splitting characters', () => {
    const cut = String(boundedOutput(`x${'😀'.repeat(100_000)}`));
    expect(cut).toMatch(/😀\n\[Cut: the result has 200001 characters, these are the first 100000\.\]$/u);
    expect(/\p{Surrogate}/u.test(cut)).toBe(false);
    expect(boundedOutput({ list: Array.from({ length: 60_000 }, (_, n) => n) })).toMatch(/^\{"list":\[0,1,2/);
  });

  test('omit internal details of failures', () => {
    expect(toToolFailure(new Error('password authentication failed for user "app" at 10.0.0.7')).message).toBe(
      'The tool failed unexpectedly; a retry may succeed',
    );
  });
});

describe('the event stream of a client', () => {
  test('fails if the client does not read', async () => {
    const { stream, emit, end } = createClientStream(1_000);
    for (let n = 0; n < 100; n++) emit('x'.repeat(100));
    end();
    await expect(stream.getReader().read()).rejects.toThrow('too slowly');
  });

  test('ignores events after the client has disconnected', async () => {
    const { stream, emit, end } = createClientStream();
    await stream.cancel();
    expect(() => {
      emit('{}');
      end();
    }).not.toThrow();
  });
});

describe('the waits for the work of a run', () => {
  test('`unlessAborted` rejects when its signal is aborted, even if the work does not end', async () => {
    const control = new AbortController();
    const waiting = unlessAborted(new Promise(() => undefined), control.signal);
    control.abort(new EarlyEnd('stop'));
    await expect(waiting).rejects.toMatchObject({ kind: 'stop' });
    await expect(unlessAborted(Promise.resolve(1), control.signal)).rejects.toMatchObject({ kind: 'stop' });
  });

  test('`waitAtMost` clears its timer when the work resolves and when it rejects', async () => {
    const timerCount = () => process.getActiveResourcesInfo().filter((type) => type === 'Timeout').length;
    const before = timerCount();
    await waitAtMost(Promise.resolve(), 60_000);
    expect(timerCount()).toBe(before);
    await expect(waitAtMost(Promise.reject(new Error('the work failed')), 60_000)).rejects.toThrow('the work failed');
    expect(timerCount()).toBe(before);
  });

  test('`waitUnlessAborted` resolves when the work rejects', async () => {
    const { signal } = new AbortController();
    await expect(waitUnlessAborted(Promise.reject(new Error('the work failed')), signal)).resolves.toBeUndefined();
  });
});
