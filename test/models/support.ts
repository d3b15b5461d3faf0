// An HTTP server that speaks OpenAI's chat protocol as far as the tests need it, and misbehaves on request.
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createModels, type ModelsDependencies } from '../../server/platform/models/index.js';
import { createOfflineProvider } from '../../server/embedded/offline-model/index.js';

export const serverKey = 'sk-test-0123456789';

export interface ChatCall {
  path: string;
  authorization: string | undefined;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read bodies of every shape
  body: any;
}

type Reply = (response: ServerResponse, call: ChatCall) => void;

export interface ChatServer {
  baseUrl: string;
  calls: ChatCall[];
  /** Sets the reply to all further calls. */
  respondWith(reply: Reply): void;
  stop(): Promise<void>;
}

async function readCall(request: IncomingMessage): Promise<ChatCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization,
    body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
  };
}

export async function startChatServer(): Promise<ChatServer> {
  const calls: ChatCall[] = [];
  let reply: Reply = streamsText(['Hello']);
  const server = http.createServer(async (request, response) => {
    const call = await readCall(request);
    calls.push(call);
    if (call.authorization === `Bearer ${serverKey}`) reply(response, call);
    else
      fails(401, {
        error: { message: `Incorrect API key provided: ${call.authorization}`, type: 'invalid_request_error' },
      })(response, call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    respondWith: (next) => void (reply = next),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const chunk = (fields: object) =>
  event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'tiny', ...fields });
const choice = (delta: object, finishReason: string | null = null) =>
  chunk({ choices: [{ index: 0, delta, finish_reason: finishReason }] });
const usage = chunk({ choices: [], usage: { prompt_tokens: 11, completion_tokens: 3, total_tokens: 14 } });

export function streamsText(pieces: readonly string[]): Reply {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const piece of pieces) response.write(choice({ role: 'assistant', content: piece }));
    response.end(`${choice({}, 'stop')}${usage}data: [DONE]\n\n`);
  };
}

export function callsTool(name: string, argumentsJson: string, id = 'call_1'): Reply {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const half = Math.ceil(argumentsJson.length / 2);
    response.write(
      choice({
        role: 'assistant',
        tool_calls: [{ index: 0, id, type: 'function', function: { name, arguments: argumentsJson.slice(0, half) } }],
      }),
    );
    response.write(choice({ tool_calls: [{ index: 0, function: { arguments: argumentsJson.slice(half) } }] }));
    response.end(`${choice({}, 'tool_calls')}${usage}data: [DONE]\n\n`);
  };
}

/** Sends the whole reply in one piece, for a call without streaming. */
export function repliesWithText(content: string): Reply {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const message = { role: 'assistant', content };
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1,
        model: 'tiny',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  };
}

export function fails(
  status: number,
  body: object = { error: { message: 'no' } },
  headers: Record<string, string> = {},
): Reply {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

export const stopsSending = (response: ServerResponse): void => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write(choice({ role: 'assistant', content: 'Half an' }));
};

export function streamsError(error: object): Reply {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.end(`data: ${JSON.stringify({ error })}\n\n`);
  };
}

/** Sends the given events, which may be of another protocol. */
export function streamsEvents(events: readonly object[]): Reply {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.end(events.map(event).join(''));
  };
}

export const endsWithoutReason: Reply = (response) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.end(choice({ role: 'assistant', content: 'Half an' }));
};

/** Sends a reply with this finish reason and without token counts. */
export function endsWith(finishReason: string, pieces: readonly string[] = []): Reply {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const piece of pieces) response.write(choice({ role: 'assistant', content: piece }));
    response.end(`${choice({}, finishReason)}data: [DONE]\n\n`);
  };
}

export const hangs: Reply = () => undefined;

export const breaksOff: Reply = (response) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write(choice({ role: 'assistant', content: 'Half an' }));
  setTimeout(() => response.destroy(), 50);
};

export const modelsWith = (providers: ModelsDependencies['providers'] = []) =>
  createModels({ providers, offline: createOfflineProvider() });

export const localServer = (baseUrl: string, apiKey: string | null = serverKey) => ({
  kind: 'openai-compatible' as const,
  name: 'local',
  baseUrl,
  apiKey,
});
