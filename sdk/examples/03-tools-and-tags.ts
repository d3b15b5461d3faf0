// Lists the tools of the catalog, and agents by tag. Uses functions instead of a client with methods, because a bundler
// then keeps only the operations in use.
// Run it in the root of the repository, with an admin's token:
// BASE_URL=http://127.0.0.1:3000 TOKEN=… npx tsx sdk/examples/03-tools-and-tags.ts
import {
  createAgentTag,
  createCoreClient,
  deleteAgentTag,
  listAgents,
  listAgentTags,
  listTools,
  updateAgentTag,
} from '@agent-platform/sdk';

// The client calls `token` before each request, so that the function can return a renewed token.
const core = createCoreClient({
  baseUrl: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
  token: async () => process.env.TOKEN ?? '',
});

const { tools, total } = await listTools(core, { all: true });
console.log(
  `${total} tools: ${tools.map(({ name, available }) => (available ? name : `${name} (not available)`)).join(', ')}`,
);

const tag = await createAgentTag(core, { name: 'example tag' });
const updated = await updateAgentTag(core, { ...tag, name: 'renamed example tag' });
console.log(`tag ${tag.id}: "${tag.name}" is now "${updated.name}"`);

const [tags, agents] = await Promise.all([listAgentTags(core), listAgents(core)]);
for (const { id, name, agentCount } of tags) {
  const names = agents
    .filter((agent) => agent.tags.some((reference) => reference.id === id))
    .map((agent) => agent.name);
  console.log(`${name} (${agentCount}): ${names.join(', ') || 'no agent'}`);
}

await deleteAgentTag(core, { id: tag.id });
console.log(`deleted tag ${tag.id}`);
