// A server that consists only of the AI SDK, as its documentation shows it.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { streamText } from 'ai';
import { createOfflineProvider } from '../../../server/embedded/offline-model/index.js';

const model = createOfflineProvider().languageModel('echo');

interface Body {
  readonly message: { readonly parts: readonly { readonly text: string }[] };
}

const server = http.createServer((request, response) => {
  void json(request).then((body) => {
    const content = (body as Body).message.parts.map(({ text }) => text).join('\n');
    void streamText({ model, messages: [{ role: 'user', content }] }).pipeUIMessageStreamToResponse(response);
  });
});
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 });
await once(server, 'listening');
process.once('disconnect', () => process.exit());
process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
