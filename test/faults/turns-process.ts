// A process that runs turns, for tests that kill it. With `hold`, it begins one turn and sends heartbeats until it is
// killed. With `churn`, it begins and finishes turns of a few conversations as fast as it can. It prints one line of
// JSON per turn.
import { setTimeout as pause } from 'node:timers/promises';
import { createTurns } from '../../server/modules/conversations/index.js';
import { heartbeatIntervalMs, type NewTurn, type Turn } from '../../server/modules/conversations/turns/turns.js';
import { createDatabase } from '../../server/platform/database/client.js';
import { autocommit } from '../../server/platform/unit-of-work/unit-of-work.js';
import { ignoredEvents } from '../support/events.js';

const [mode = '', url = '', organizationId = '', agentId = '', isBackground = ''] = process.argv.slice(2);
const log = { warn: console.error, error: console.error, debug: () => undefined };
const database = createDatabase({
  connection: { connectionString: url },
  poolSize: 4,
  applicationName: 'turns-process',
  statementTimeoutMs: 10_000,
  log,
});
const turns = createTurns({ database, events: ignoredEvents });
const print = ({ conversationId, answerId }: Turn): void =>
  void process.stdout.write(`${JSON.stringify({ conversationId, answerId })}\n`);

const newTurn = (conversationId: string | null): NewTurn => ({
  organizationId,
  userId: 'user_1',
  agentId: Number(agentId),
  conversationId,
  renderedSystemPrompt: '',
  parts: [
    { type: 'text', text: 'What is E-17?' },
    { type: 'file', mediaType: 'image/png', url: 'data:image/png;base64,' },
  ],
  isBackground: isBackground === 'background',
});

async function hold(): Promise<void> {
  const begun = await turns.begin(newTurn(null), autocommit);
  const turn =
    isBackground === 'background' ? await turns.takeOver(organizationId, begun.conversationId, begun.answerId) : begun;
  if (typeof turn === 'string') throw new Error('the turn was taken by another process');
  print(turn);
  for (;;) {
    await turns.heartbeat([turn]);
    await pause(heartbeatIntervalMs);
  }
}

async function churn(): Promise<never> {
  let conversationId: string | null = null;
  for (;;) {
    const turn: Turn = await turns.begin(newTurn(conversationId), autocommit);
    print(turn);
    await turns.finish(turn, {
      status: 'completed',
      finishReason: 'stop',
      usage: { inputTokens: 5, outputTokens: 2, totalTokens: 7 },
      parts: [
        { type: 'tool-x', toolCallId: '1', state: 'output-available', input: {}, output: 1 },
        { type: 'text', text: 'The brake.' },
      ],
    });
    // Twenty turns per conversation keep histories short.
    conversationId = turn.history.length < 40 ? turn.conversationId : null;
  }
}

await (mode === 'hold' ? hold() : Promise.all([churn(), churn(), churn()]));
