// Creates a knowledge base and two agents, one of which calls the other. Streams an answer, gets another answer in the
// background and rates it, reads the usage from the dashboard, and stops a run.
// Run it in the root of the repository, with an admin's token:
// BASE_URL=http://127.0.0.1:3000 TOKEN=… npx tsx sdk/examples/07-agents-that-talk.ts
import { createClient, type ChatInput, type ToolConfig } from '@agent-platform/sdk';

const client = createClient({
  baseUrl: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
  token: process.env.TOKEN ?? '',
});

// The name of a knowledge base is unique, so each run of this example adds a number.
const run = Date.now();
const { knowledgeBase } = await client.knowledgeBases.create({
  name: `Example manuals ${run}`,
  embeddingModel: 'offline:embedding',
});
const manual = new Blob(
  ['Error E-17: the brake of joint 2 has no supply.\n\nError E-21: the gripper is not calibrated.\n'],
  { type: 'text/plain' },
);
const file = await client.knowledgeBases.files.uploadAndWait(knowledgeBase.id, manual, { filename: 'manual.txt' });
console.log(`knowledge base ${knowledgeBase.id} holds ${file.fileName}`);

// The tools of an agent are copies of tools of the catalog. `config` lists the records that the tool may use.
const { tools: catalog } = await client.tools.list();
function toolFor(name: string, config: ToolConfig) {
  const tool = catalog.find((entry) => entry.name === name);
  if (!tool?.parameters) throw new Error(`the platform has no tool ${name}`);
  return { [name]: { description: tool.description, parameters: tool.parameters, config } };
}

// The offline model needs no key. It follows the instructions in a message, such as the line `call <tool> <JSON>`. A
// real model, such as openai:gpt-5-mini, decides itself which tools to call.
const model = 'offline:echo';
const search = toolFor('search_knowledge_base', { accessibleKnowledgeBaseIds: [knowledgeBase.id] });
const expert = await client.agents.save({ name: `Example expert ${run}`, model, tools: search });
const host = await client.agents.save({
  name: `Example host ${run}`,
  model,
  tools: toolFor('call_agent', { callableAgentIds: [expert.id] }),
});
console.log(`agent ${host.id} may ask agent ${expert.id}`);

const say = (...lines: string[]): ChatInput => ({ agentId: host.id, message: lines.join('\n') });
const instruction = (tool: string, input: object) => `call ${tool} ${JSON.stringify(input)}`;
const question = instruction('search_knowledge_base', { query: 'What does E-17 mean?', limit: 1 });
const askExpert = instruction('call_agent', { agentId: expert.id, message: question });

const stream = await client.chat.stream(say(askExpert, 'say The expert knows: it is the brake.'));
const threadId = stream.threadId;
if (threadId === null) throw new Error('the chat has no conversation');
for await (const event of stream) {
  if (event.type === 'tool-input-available') console.log(`calls ${event.toolName}`);
  if (event.type === 'tool-output-available') console.log(`receives ${JSON.stringify(event.output).slice(0, 100)}…`);
}
console.log(`streamed: ${await stream.text()}`);

// Runs the agent in the background, and waits until the run is done.
const conversation = await client.chat.sendAndWait({ ...say('And what about E-21?'), threadId });
const answer = conversation.messages.at(-1);
if (!answer) throw new Error('the conversation has no answer');
console.log(`in the background: ${answer.parts.map((part) => ('text' in part ? part.text : '')).join('')}`);

await client.conversations.createFeedback({
  threadId,
  messageId: answer.id,
  rating: 'helpful',
  comment: 'Found in no time.',
});

// The dashboard returns the expert's conversation in `subConversations` of the host's conversation.
const hourMs = 3_600_000;
const interactions = await client.dashboard.interactions({
  from: new Date(run - hourMs).toISOString(),
  to: new Date(run + hourMs).toISOString(),
});
for (const interaction of interactions.filter(({ id }) => id === threadId)) {
  console.log(
    `${interaction.agentName}: ${interaction.totalMessageCount} messages, ${interaction.totalTokens} tokens, ` +
      `${interaction.totalHelpful} helpful`,
  );
  for (const sub of interaction.subConversations) {
    for (const { toolName, result } of sub.toolCalls)
      console.log(`  ${sub.agentName}: ${toolName} gave ${JSON.stringify(result)}`);
  }
}

// The conversation of a stopped run keeps the text that the agent has written.
const long = say('slow 1000', 'Word after word, one each second, until it is stopped.');
const { threadId: longId } = await client.chat.send(long);
const { stopped } = await client.conversations.stop({ threadId: longId });
const { streamStatus } = await client.conversations.get({ threadId: longId });
console.log(`stopped: ${stopped}, the run is ${streamStatus}`);

for (const id of [threadId, longId]) await client.conversations.delete({ threadId: id });
for (const { id } of [host, expert]) await client.agents.delete({ agentId: id });
await client.knowledgeBases.delete({ id: knowledgeBase.id });
console.log(`deleted conversations, agents and knowledge base ${knowledgeBase.id}`);
