// Creates an agent, changes it twice, reads its history, rolls it back, tags it and deletes it.
// Run it in the root of the repository, with an admin's token:
// BASE_URL=http://127.0.0.1:3000 TOKEN=… npx tsx sdk/examples/01-first-agent.ts
import { createClient } from '@agent-platform/sdk';

const client = createClient({
  baseUrl: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
  token: process.env.TOKEN ?? '',
});

const agent = await client.agents.save({
  name: 'Example concierge',
  model: 'openai:gpt-5-mini',
  systemPrompt: 'Be brief.',
});
console.log(`created agent ${agent.id} "${agent.name}"`);

// An update needs only the fields that change, but may also send the whole agent.
const kind = await client.agents.save({ id: agent.id, systemPrompt: 'Be brief and kind.' });
const changed = await client.agents.save({ ...kind, name: 'Example host', systemPrompt: 'Greet first.' });
console.log(`changed it twice, now "${changed.name}": ${changed.systemPrompt}`);

const { versions } = await client.agents.versions.list({ agentId: agent.id });
for (const version of versions)
  console.log(`version ${version.number} by ${version.source}${version.isPublished ? ', published' : ''}`);

const oldest = versions.at(-1);
if (!oldest) throw new Error('an agent has at least the version of its creation');
await client.agents.versions.rollback({ agentId: agent.id, versionId: oldest.id });
const restored = await client.agents.get({ id: agent.id });
console.log(`rolled back to version ${oldest.number}: "${restored.name}": ${restored.systemPrompt}`);

const tag = await client.tags.create({ name: 'example of the SDK' });
const tagged = await client.agents.save({ id: agent.id, tagIds: [tag.id] });
console.log(`tagged: ${tagged.tags.map(({ name }) => name).join(', ')}`);

await client.agents.delete({ agentId: agent.id });
await client.tags.delete({ id: tag.id });
console.log(`deleted agent ${agent.id} and tag ${tag.id}`);
