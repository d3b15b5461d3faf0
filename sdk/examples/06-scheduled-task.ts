// Schedules an agent to run every minute, waits for its runs, reads its answers, and deletes the task.
// Run it in the root of the repository, with an admin's token:
// BASE_URL=http://127.0.0.1:3000 TOKEN=… npx tsx sdk/examples/06-scheduled-task.ts
// RUNS is the number of scheduled runs to wait for (default 1).
import { createClient } from '@agent-platform/sdk';

const client = createClient({
  baseUrl: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
  token: process.env.TOKEN ?? '',
});
const scheduledRuns = Number(process.env.RUNS ?? 1);

const agent = await client.agents.save({ name: 'Minute Reporter', model: 'offline:echo' });
const task = await client.tasks.create({
  agentId: agent.id,
  name: 'Every minute',
  prompt: 'Nothing new since the last minute.',
  schedule: '* * * * *',
});
const { description } = await client.tasks.preview({ schedule: task.schedule });
console.log(`task ${task.id} "${task.name}": ${description}; next at ${task.nextRunAt}`);

const started = await client.tasks.run({ taskId: task.id });
console.log(`run ${started.id} was started by hand`);

async function finishedRuns() {
  const executions = await client.tasks.executions({ taskId: task.id });
  return executions
    .filter(({ status }) => status !== 'in_progress')
    .sort((one, other) => one.scheduledFor.localeCompare(other.scheduledFor));
}

const deadline = Date.now() + (scheduledRuns + 1) * 60_000;
let runs = await finishedRuns();
while (runs.length < 1 + scheduledRuns) {
  if (Date.now() > deadline) throw new Error(`only ${runs.length} runs have finished: is a worker running?`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  runs = await finishedRuns();
}

for (const { id, status, scheduledFor, conversationId, error } of runs) {
  console.log(`run ${id} of ${scheduledFor}: ${status}${error === null ? '' : ` (${error})`}`);
  if (conversationId === null) continue;
  const { messages } = await client.conversations.get({ threadId: conversationId });
  for (const { role, parts } of messages) {
    console.log(
      `  ${role}: ${parts.flatMap((part) => (part.type === 'text' && 'text' in part ? [part.text] : [])).join(' ')}`,
    );
  }
}

// Reads the conversations of these runs page by page. `source: 'task'` excludes other conversations of the agent.
const anHourAgo = new Date(Date.now() - 60 * 60_000).toISOString();
const range = {
  from: anHourAgo,
  to: new Date(Date.now() + 1_000).toISOString(),
  agentId: agent.id,
  source: 'task' as const,
};
for await (const { id, model, latencyMs, costUsd } of client.dashboard.interactionPages({ ...range, limit: 50 }))
  console.log(`conversation ${id}: ${model}, ${latencyMs} ms, ${costUsd === null ? 'unknown cost' : `$${costUsd}`}`);
const { conversationCount, failedConversationCount, costUsd } = await client.dashboard.stats(range);
console.log(`${conversationCount} runs, ${failedConversationCount} failed, $${costUsd}`);

await client.tasks.delete({ taskId: task.id });
await client.agents.delete({ agentId: agent.id });
console.log(`deleted task ${task.id}`);
