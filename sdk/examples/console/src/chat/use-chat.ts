import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { AbortError, JobFailedError, type ChatStream } from '@agent-platform/sdk';
import type { ToolCallView } from '../conversations/message.js';
import { useSession } from '../session.js';

/** A message of the user, and the answer of the agent so far. */
export interface Run {
  question: string;
  text: string;
  toolCalls: ({ id: string } & ToolCallView)[];
  /** Tokens that the answer used; null until the answer has ended, or if their number is unknown. */
  tokens: number | null;
  finishReason: string | null;
  warnings: string[];
  error: unknown;
  isRunning: boolean;
}

const empty = { text: '', toolCalls: [], tokens: null, finishReason: null, warnings: [], error: null };

type Change = (run: Run) => Partial<Run>;

const withCall = (run: Run, id: string, change: Partial<ToolCallView>): Partial<Run> => {
  const known = run.toolCalls.some((call) => call.id === id);
  const calls = known ? run.toolCalls : [...run.toolCalls, { id, name: 'tool', state: 'input-available' }];
  return { toolCalls: calls.map((call) => (call.id === id ? { ...call, ...change } : call)) };
};

async function follow(stream: ChatStream, change: (by: Change) => void): Promise<void> {
  for await (const event of stream) {
    if (event.type === 'text-delta') change(({ text }) => ({ text: text + event.delta }));
    if (event.type === 'tool-input-available')
      change((run) =>
        withCall(run, event.toolCallId, { name: event.toolName, state: 'input-available', input: event.input }),
      );
    if (event.type === 'tool-output-available')
      change((run) => withCall(run, event.toolCallId, { state: 'output-available', output: event.output }));
    if (event.type === 'tool-output-error')
      change((run) => withCall(run, event.toolCallId, { state: 'output-error', error: event.errorText }));
    if (event.type === 'abort') change(() => ({ finishReason: 'stopped' }));
  }
}

export function useChat(agentId: number | null, givenThreadId: string | null) {
  const { client } = useSession();
  const queries = useQueryClient();
  const [runs, setRuns] = useState<Run[]>([]);
  const [threadId, setThreadId] = useState(givenThreadId);
  const running = useRef<AbortController>(null);
  const change = (by: Change) =>
    setRuns((all) => all.map((run, index) => (index === all.length - 1 ? { ...run, ...by(run) } : run)));

  async function send(question: string): Promise<void> {
    if (agentId === null) return;
    running.current = new AbortController();
    const { signal } = running.current;
    setRuns((all) => [...all, { ...empty, question, isRunning: true }]);
    try {
      const stream = await client.chat.stream(
        { agentId, message: question, ...(threadId === null ? {} : { threadId }) },
        { signal },
      );
      setThreadId(stream.threadId);
      await follow(stream, change);
      const { finishReason, warnings } = await stream.result();
      change((run) => ({
        finishReason: run.finishReason ?? finishReason,
        warnings: warnings.map(({ message }) => message),
      }));
      const usage = await stream.usage();
      change(() => ({ tokens: usage?.totalTokens ?? null }));
    } catch (error) {
      // A run or request that the user stopped has not failed.
      const isStopped = error instanceof JobFailedError ? error.status === 'stopped' : error instanceof AbortError;
      if (!isStopped) change(() => ({ error }));
    } finally {
      change(() => ({ isRunning: false }));
      void queries.invalidateQueries({ queryKey: ['conversations'] });
    }
  }

  /** Stops the run. If the id of the conversation is not known yet, only aborts the request; the run may continue. */
  async function stop(): Promise<void> {
    try {
      if (threadId === null) running.current?.abort();
      else await client.conversations.stop(threadId);
    } catch (error) {
      change(() => ({ error }));
    }
  }

  return { runs, threadId, send, stop, isRunning: runs.at(-1)?.isRunning ?? false };
}
