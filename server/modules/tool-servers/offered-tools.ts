// The tools of several tool servers as one set that a model can be given.
import { createHash } from 'node:crypto';
import {
  ToolServerError,
  type ServerTool,
  type ToolResult,
  type ToolServerConnection,
} from '../../platform/tool-servers/port.js';

export interface OfferedTool {
  /** Unique in the set, and of the form that every model provider takes. */
  name: string;
  /** Empty when the server says nothing. */
  description: string;
  /** JSON Schema of the arguments. */
  inputSchema: Record<string, unknown>;
  /** Calls the tool. Rejects with a ToolServerError, whose message is fit for the model, or with the signal's reason. */
  call(args: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ToolResult>;
}

export interface OfferedTools {
  tools: OfferedTool[];
  /** Servers that are left out, and why, in words that may be shown. */
  problems: { id: number; name: string; reason: string }[];
  /** Gives the sessions back. Never rejects. */
  close(): Promise<void>;
}

interface Server {
  readonly id: number;
  readonly name: string;
}

const MAX_CHARACTERS = 64;
const HASH_CHARACTERS = 8;

/**
 * `mcp_<id of the server>_<name of the tool>`. The id keeps servers apart from one another and from the platform's own tools, whatever they
 * call theirs and whichever of them are up, so a tool has one name in all turns of a conversation. A name that has to be changed ends with a
 * hash of what it was, so that two of them do not become one.
 */
export function toolName(serverId: number, name: string): string {
  const prefix = `mcp_${serverId}_`;
  const legal = name.replace(/[^a-zA-Z0-9_-]/g, '_');
  if (legal === name && prefix.length + name.length <= MAX_CHARACTERS) return prefix + name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, HASH_CHARACTERS);
  return `${prefix}${legal.slice(0, MAX_CHARACTERS - prefix.length - 1 - HASH_CHARACTERS)}_${hash}`;
}

function offer(
  { id }: Server,
  { name, description, inputSchema }: ServerTool,
  connection: ToolServerConnection,
): [string, OfferedTool] {
  const offeredName = toolName(id, name);
  return [
    offeredName,
    {
      name: offeredName,
      description: description ?? '',
      inputSchema,
      call: (args, signal) => connection.call(name, args, signal),
    },
  ];
}

/** Connects to all of the servers at one time. Rejects with what is no failure of a server, such as the end of the run. */
export async function offerTools<Kind extends Server>(
  servers: readonly Kind[],
  connect: (server: Kind) => Promise<ToolServerConnection>,
): Promise<OfferedTools> {
  const results = await Promise.allSettled(servers.map((server) => connect(server)));
  const connections = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const close = async () => void (await Promise.all(connections.map((connection) => connection.close())));
  const tools = new Map<string, OfferedTool>();
  const problems: OfferedTools['problems'] = [];
  for (const [index, result] of results.entries()) {
    const server = servers[index];
    if (!server) continue;
    if (result.status === 'rejected') {
      if (!(result.reason instanceof ToolServerError)) {
        await close();
        throw result.reason;
      }
      problems.push({ id: server.id, name: server.name, reason: result.reason.message });
      continue;
    }
    for (const tool of result.value.tools) {
      const [name, offered] = offer(server, tool, result.value);
      if (!tools.has(name)) tools.set(name, offered); // a server that lists a name twice means the first
    }
  }
  return { tools: [...tools.values()], problems, close };
}
