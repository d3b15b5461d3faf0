// A loopback server for the suite. The first path segment selects the behavior.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Expose-Headers': '*',
};
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/json', ...cors, ...headers })
      .end(JSON.stringify(body));

export async function startSuiteServer(): Promise<{ url: string; server: Server }> {
  const seen = new Map<string, number>();
  const behaviours: Record<string, Behaviour> = {
    ok: json(200, []),
    404: json(404, { error: 'Agent not found' }),
    html: (_request, response) => void response.writeHead(200, { 'Content-Type': 'text/html', ...cors }).end('<html>'),
    reset: (request) => void request.socket.destroy(),
    half: (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100', ...cors }).write('[');
      setTimeout(() => response.destroy(), 30);
    },
    redirect: (_request, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:9/', ...cors }).end(),
    stall: () => {},
    'stall-body': (_request, response) =>
      void response.writeHead(200, { 'Content-Type': 'application/json', ...cors }).write('['),
    flaky(request, response) {
      const key = String(request.headers['idempotency-key']);
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      return (count < 3 ? json(503, { error: 'Service Unavailable' }, { 'Retry-After': '0' }) : json(200, { id: 1 }))(
        request,
        response,
      );
    },
    later: json(429, { error: 'Too Many Requests' }, { 'Retry-After': '90' }),
    private: (request, response) =>
      (request.headers.authorization === 'Bearer new' ? json(200, []) : json(401, { error: 'Unauthorized' }))(
        request,
        response,
      ),
    chat(_request, response) {
      response
        .writeHead(200, { 'Content-Type': 'text/event-stream', ...cors })
        .write('data: {"type":"text-delta","id":"1","delta":"Grü');
      setTimeout(() => response.end('ße"}\n\ndata: {"type":"finish"}\n\ndata: [DONE]\n\n'), 20);
    },
  };
  const server = createServer((request, response) => {
    request.resume();
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    const behaviour = behaviours[request.url?.split('/')[1] ?? ''] ?? json(404, { error: 'no such behaviour' });
    behaviour(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
