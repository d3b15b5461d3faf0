// Tests the spans that an OpenTelemetry exporter gets for real requests.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as api from '@opentelemetry/api';
import { node, tracing } from '@opentelemetry/sdk-node';
import * as sdk from '../../sdk/src/index.js';
import { traceRequests } from '../../sdk/src/opentelemetry.js';
import {
  inTurn,
  json,
  startMisbehavingServer,
  type MisbehavingServer,
  type Misbehaviour,
} from './misbehaving-server.js';

const exporter = new tracing.InMemorySpanExporter();
const provider = new node.NodeTracerProvider({ spanProcessors: [new tracing.SimpleSpanProcessor(exporter)] });
const reset: Misbehaviour = (request) => void request.socket.destroy();
let server: MisbehavingServer;

beforeAll(async () => {
  provider.register();
  server = await startMisbehavingServer();
});
afterAll(async () => {
  await provider.shutdown();
  await server.close();
});

test('each attempt has a span, between the span of the caller and that of the server', async () => {
  server.behave(
    inTurn(
      reset,
      json(503, { error: 'Service Unavailable' }, { 'Retry-After': '0' }),
      json(200, { conversations: [] }, { 'X-Request-Id': 'req_1' }),
    ),
  );
  const client = sdk.createClient({ baseUrl: server.url, token: 'secret-token', middleware: [traceRequests(api)] });
  const parent = api.trace.getTracer('test').startSpan('parent');
  // A list sends nothing until it is awaited, so the await must be in the context of the span.
  await api.context.with(
    api.trace.setSpan(api.context.active(), parent),
    async () => await client.conversations.list({ userId: 'user_jane' }),
  );
  const spans = exporter.getFinishedSpans();
  const { port } = new URL(server.url);
  expect(
    spans.map(({ name, kind, attributes, status, parentSpanContext }) => ({
      name,
      kind,
      attributes,
      code: status.code,
      parent: parentSpanContext?.spanId,
    })),
  ).toEqual([
    {
      name: 'listConversations',
      kind: api.SpanKind.CLIENT,
      code: api.SpanStatusCode.ERROR,
      parent: parent.spanContext().spanId,
      attributes: expect.objectContaining({ 'error.type': 'ConnectionError' }),
    },
    {
      name: 'listConversations',
      kind: api.SpanKind.CLIENT,
      code: api.SpanStatusCode.ERROR,
      parent: parent.spanContext().spanId,
      attributes: expect.objectContaining({ 'error.type': '503', 'http.request.resend_count': 1 }),
    },
    {
      name: 'listConversations',
      kind: api.SpanKind.CLIENT,
      code: api.SpanStatusCode.UNSET,
      parent: parent.spanContext().spanId,
      attributes: {
        'http.request.method': 'GET',
        'server.address': '127.0.0.1',
        'server.port': Number(port),
        'url.full': `${server.url}/conversations`,
        'http.request.resend_count': 2,
        'http.response.status_code': 200,
        'agent_platform.operation_id': 'listConversations',
        'agent_platform.request_id': 'req_1',
      },
    },
  ]);
  expect(server.requests.map(({ headers }) => headers.traceparent)).toEqual(
    spans.map((span) => `00-${parent.spanContext().traceId}-${span.spanContext().spanId}-01`),
  );
});
