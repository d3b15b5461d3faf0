// A process for tests that kill it. With `hold`, it starts one run and sends heartbeats. With `churn`, it starts and
// finishes runs as fast as it can. It prints one line of JSON per run.
import { setTimeout as pause } from 'node:timers/promises';
import { createRuns } from '../../server/modules/conversations/index.js';
import { heartbeatIntervalMs, type NewRun, type Run } from '../../server/modules/conversations/runs/runs.js';
import { createDatabase } from '../../server/platform/database/pool.js';
import { autocommit } from '../../server/platform/unit-of-work/unit-of-work.js';
import { ignoredEvents } from '../support/events.js';

const [mode = '', url = '', organizationId = '', agentId = '', kind = ''] = process.argv.slice(2);
const isBackground = kind === 'background';
const log = { warn: console.error, error: console.error, debug: () => undefined };
const database = createDatabase({
  connection: { connectionString: url },
  poolSize: 4,
  applicationName: 'runs-process',
  statementTimeoutMs: 10_000,
  log,
});
const runs = createRuns({ database, events: ignoredEvents });
const print = ({ conversationId, answerId }: Run): void =>
  void process.stdout.write(`${JSON.stringify({ conversationId, answerId })}\n`);

const newRun = (conversationId: string | null): NewRun => ({
  organizationId,
  userId: 'user_1',
  agentId: Number(agentId),
  conversationId,
  renderedSystemPrompt: '',
  parts: [
    { type: 'text', text: 'What is E-17?' },
    { type: 'file', mediaType: 'image/png', url: 'data:image/png;base64,' },
  ],
  isBackground,
});

async function hold(): Promise<void> {
  const started = await runs.start(newRun(null), autocommit);
  const run = isBackground ? await runs.takeOver(started) : started;
  if (typeof run === 'string') throw new Error('the run was taken by another process');
  print(run);
  for (;;) {
    await runs.heartbeat([run]);
    await pause(heartbeatIntervalMs);
  }
}

async function churn(): Promise<never> {
  let conversationId: string | null = null;
  for (;;) {
    const run: Run = await runs.start(newRun(conversationId), autocommit);
    print(run);
    await runs.finish(run, {
      status: 'completed',
      finishReason: 'stop',
      usage: { inputTokens: 5, outputTokens: 2, totalTokens: 7 },
      parts: [
        { type: 'tool-x', toolCallId: '1', state: 'output-available', input: {}, output: 1 },
        { type: 'text', text: 'The brake.' },
      ],
    });
    // About twenty runs per conversation keep histories short.
    conversationId = run.history.length < 40 ? run.conversationId : null;
  }
}

await (mode === 'hold' ? hold() : Promise.all([churn(), churn(), churn()]));
