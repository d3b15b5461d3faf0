// Programs that call a running server with a generated client.
const steps = `
const created = await save({ name: 'Made by another client', model: 'offline:echo' });
const id: number = created.id;
const isListed: boolean = (await list()).some((agent) => agent.id === id && agent.name === 'Made by another client');
const found = await get(id);
const foundName: string = found.name;
const deletedId: number = (await remove(id)).id;
const missing = await get(id).then(() => 'found', (error: Error) => error.message);
console.log(JSON.stringify({ isSame: deletedId === id, isListed, foundName, missing }));
`;

const oneOrMany = `
function only<Item>(value: Item | Item[]): Item {
  if (Array.isArray(value)) throw new Error('a list');
  return value;
}
function all<Item>(value: Item | Item[]): Item[] {
  if (!Array.isArray(value)) throw new Error('no list');
  return value;
}
`;

export const expectedOutput = {
  isSame: true,
  isListed: true,
  foundName: 'Made by another client',
  missing: 'Agent not found',
};

export const programs: Record<string, string> = {
  '@hey-api/openapi-ts': `import { deleteAgent, listAgents, saveAgent } from './client';
import { client } from './client/client.gen';
import type { Agent, AgentSave } from './client';
declare const process: { env: Record<string, string> };
client.setConfig({ baseUrl: process.env.BASE_URL, auth: () => process.env.TOKEN });
${oneOrMany}
function value<Data, Failure extends { error: string }>({ data, error }: { data?: Data; error?: Failure }): Data {
  if (data === undefined) throw new Error(error?.error);
  return data;
}
const save = async (body: AgentSave): Promise<Agent> => value(await saveAgent({ body }));
const list = async (): Promise<Agent[]> => all(value(await listAgents()));
const get = async (id: number): Promise<Agent> => only(value(await listAgents({ query: { id } })));
const remove = async (agentId: number): Promise<Agent> => value(await deleteAgent({ body: { agentId } }));
${steps}`,
  orval: `import { deleteAgent, listAgents, saveAgent, type Agent } from './client';
declare const process: { env: Record<string, string> };
const options = { headers: { Authorization: \`Bearer \${process.env.TOKEN}\` } };
const plainFetch = globalThis.fetch;
globalThis.fetch = (url, init) => plainFetch(String(url).replace('http://base-url.example', process.env.BASE_URL), init);
${oneOrMany}
const failure = ({ data }: { data: { error: string } }) => new Error(data.error);
async function save(body: Parameters<typeof saveAgent>[0]): Promise<Agent> {
  const reply = await saveAgent(body, options);
  if (reply.status !== 200) throw failure(reply);
  return reply.data;
}
async function read(id?: number): Promise<Agent | Agent[]> {
  const reply = await listAgents(id === undefined ? undefined : { id }, options);
  if (reply.status !== 200) throw failure(reply);
  return reply.data;
}
const list = async () => all(await read());
const get = async (id: number) => only(await read(id));
async function remove(agentId: number): Promise<Agent> {
  const reply = await deleteAgent({ agentId }, {}, options);
  if (reply.status !== 200) throw failure(reply);
  return reply.data;
}
${steps}`,
};
