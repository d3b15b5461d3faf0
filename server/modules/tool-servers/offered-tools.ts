import { createHash } from 'node:crypto';
import { fillIn } from '../../platform/text-placeholders.js';
import { reasons } from '../../generated/reasons.js';
import { toolServerLimits } from '../../generated/operations.js';
import {
  ToolServerError,
  type ServerTool,
  type ToolResult,
  type ToolServerConnection,
} from '../../platform/tool-servers/port.js';

export interface OfferedTool {
  /** Unique among the offered tools, and valid for every model provider. */
  name: string;
  description: string;
  inputSchema: Record<string, unknown>;
  /** Throws the signal's reason or ToolServerError. The message of ToolServerError may be shown to the model. */
  call(args: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ToolResult>;
}

export interface OfferedTools {
  tools: OfferedTool[];
  /** Servers whose tools are not offered. `reason` may be shown to users. */
  problems: { id: number; name: string; reason: string }[];
  /** Releases the sessions. Never rejects. */
  close(): Promise<void>;
}

interface Server {
  readonly id: number;
  readonly name: string;
}

const maxCharacters = 64;
const hashCharacters = 8;

/**
 * Returns `mcp_<id of the server>_<name of the tool>`. With the id, the name is unique across servers and platform
 * tools, and the same in all runs of a conversation. Replaces characters other than letters, digits, `_` and `-`, and
 * cuts a long name. A changed name ends with a hash of the original name.
 */
export function toolName(serverId: number, name: string): string {
  const prefix = `mcp_${serverId}_`;
  const legal = name.replace(/[^a-zA-Z0-9_-]/g, '_');
  if (legal === name && prefix.length + name.length <= maxCharacters) return prefix + name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, hashCharacters);
  return `${prefix}${legal.slice(0, maxCharacters - prefix.length - 1 - hashCharacters)}_${hash}`;
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

/**
 * Adds a server to `problems` if it fails, or if its tools would exceed the maximum per run. Throws errors other than
 * ToolServerError, such as the signal's reason.
 */
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
    if (tools.size + result.value.tools.length > toolServerLimits.toolsOfRun) {
      const reason = fillIn(reasons.toolServer.tooManyTools.text, { tools: toolServerLimits.toolsOfRun });
      problems.push({ id: server.id, name: server.name, reason });
      continue;
    }
    for (const tool of result.value.tools) {
      const [name, offered] = offer(server, tool, result.value);
      if (!tools.has(name)) tools.set(name, offered); // If a server lists a name twice, the first tool is used.
    }
  }
  return { tools: [...tools.values()], problems, close };
}
