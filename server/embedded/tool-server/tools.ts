import type { IncomingMessage, ServerResponse } from 'node:http';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { z } from 'zod';

const parts = [
  { partNumber: 'BK-2', name: 'Brake kit for joints 1 to 3 of the Arm X2', stock: { Turin: 4, Lyon: 12 } },
  { partNumber: 'GJ-4', name: 'Jaw for the gripper G4', stock: { Turin: 31, Lyon: 0 } },
  { partNumber: 'BT-11', name: 'Belt of 840 mm for the Arm X1', stock: { Turin: 7, Lyon: 2 } },
];
const partNumber = z.string().max(9).describe('Part number, such as BK-2');

function createTools(): McpServer {
  const server = new McpServer({ name: 'parts-inventory', version: '1.0.0' });
  server.registerTool(
    'find_part',
    { description: 'Finds a spare part by its number', inputSchema: { partNumber } },
    ({ partNumber: wanted }) => {
      const part = parts.find((known) => known.partNumber === wanted);
      return part === undefined
        ? { isError: true, content: [{ type: 'text', text: `There is no part ${wanted}` }] }
        : { content: [{ type: 'text', text: JSON.stringify(part) }] };
    },
  );
  server.registerTool('list_parts', { description: 'Lists all spare parts with their stock' }, () => ({
    content: [{ type: 'text', text: JSON.stringify(parts) }],
  }));
  return server;
}

export async function answerCall(request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void> {
  // Without sessions, the package requires a new server and a new transport for each call.
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createTools();
  response.once('close', () => void server.close());
  await server.connect(transport as Parameters<McpServer['connect']>[0]);
  await transport.handleRequest(request, response, body);
}
