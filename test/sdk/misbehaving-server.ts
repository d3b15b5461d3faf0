// A loopback HTTP server for tests of the SDK. Each test sets its handler.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';

export type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => void;

export interface MisbehavingServer {
  url: string;
  /** Requests since the last call of `behave`, in order. */
  requests: { method: string; url: string; headers: IncomingMessage['headers'] }[];
  /** Sets the handler of all further requests, and empties `requests`. */
  behave(misbehaviour: Misbehaviour): void;
  close(): Promise<void>;
}

export async function startMisbehavingServer(): Promise<MisbehavingServer> {
  const requests: MisbehavingServer['requests'] = [];
  let misbehaviour: Misbehaviour = json(200, []);
  const server = createServer((request, response) => {
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    request.resume();
    misbehaviour(request, response);
  });
  const url = await listen(server);
  return {
    url,
    requests,
    behave: (next) => {
      misbehaviour = next;
      requests.length = 0;
    },
    close: () => closeServer(server, () => server.closeAllConnections()),
  };
}

/** Starts a server that sends these bytes after the first data of each connection. The bytes may be invalid HTTP. */
export async function startRawServer(
  bytes: string,
): Promise<{ url: string; connections(): number; close(): Promise<void> }> {
  const sockets = new Set<import('node:net').Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.once('data', () => socket.write(bytes));
  });
  const url = await listen(server);
  return {
    url,
    connections: () => sockets.size,
    close: () => closeServer(server, () => sockets.forEach((socket) => socket.destroy())),
  };
}

export const json =
  (status: number, body: unknown, headers: Record<string, string | string[]> = {}): Misbehaviour =>
  (_request, response) => {
    response
      .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body));
  };

export const text =
  (status: number, contentType: string, body: string, headers: Record<string, string> = {}): Misbehaviour =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': contentType, ...headers }).end(body);
  };

/** Uses the handlers in order, and the last one for all further requests. */
export function inTurn(...misbehaviours: Misbehaviour[]): Misbehaviour {
  let count = 0;
  return (request, response) => misbehaviours[Math.min(count++, misbehaviours.length - 1)]?.(request, response);
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function closeServer(server: Server, cutConnections: () => void): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    cutConnections();
  });
}
