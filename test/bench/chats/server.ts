// Our server with many users. Sends their tokens to the parent process.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../../server/app/config/config.js';
import { createContainer } from '../../../server/app/container.js';
import { createHttpServer } from '../../../server/http/http-server.js';
import { createAccessLogger, createLogger } from '../../../server/platform/log/logger.js';

export interface StartedServer {
  readonly url: string;
  /** One agent per organization, with the tokens of its members. */
  readonly organizations: readonly { readonly agentId: number; readonly tokens: readonly string[] }[];
}

const [organizationCount = 1, usersPerOrganization = 1] = process.argv.slice(2).map(Number);
const ignored = { write: () => undefined };
const container = await createContainer(readConfig(process.env), {
  logger: createLogger('fatal'),
  accessLogger: createAccessLogger('info', ignored),
});
const limits = { requestTimeoutMs: 120_000, keepAliveTimeoutMs: 75_000 };
const server = createHttpServer(await container.createApp(), limits);
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 });
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const provider = container.identityProvider;
if (!provider) throw new Error('needs the embedded identity provider');

async function addOrganization(number: number): Promise<StartedServer['organizations'][number]> {
  const organizationId = `org_${number}`;
  await provider!.addOrganization({ id: organizationId, name: organizationId, slug: `organization-${number}` });
  const tokens: string[] = [];
  for (let index = 0; index < usersPerOrganization; index++) {
    const userId = `user_${number}_${index}`;
    const member = { organizationId, userId, email: `${userId}@test.example`, role: 'org:admin', permissions: [] };
    await provider!.addMember(member);
    tokens.push(await provider!.mintToken({ userId, organizationId, lifetimeSeconds: 3600 }));
  }
  const reply = await fetch(`${url}/agents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Agent', model: 'offline:echo' }),
  });
  const { id } = (await reply.json()) as { id: number };
  return { agentId: id, tokens };
}

const organizations = [];
for (let number = 0; number < organizationCount; number++) organizations.push(await addOrganization(number));
process.once('disconnect', () => process.exit());
process.send?.({ url, organizations } satisfies StartedServer);
