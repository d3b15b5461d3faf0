// Runs the transport of the recipe with the chat that `useChat` holds, and bundles the component for a page.
import assert from 'node:assert/strict';
import { Chat } from '@ai-sdk/react';
import { build } from 'esbuild';
import { createClient } from '@agent-platform/sdk';
import { createFake } from '@agent-platform/sdk/testing';

const bundle = (entry, outfile) =>
  build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', packages: 'external', logLevel: 'warning' });
await bundle('transport.ts', 'dist/transport.mjs');
await build({ entryPoints: ['chat.tsx'], outfile: 'dist/chat.js', bundle: true, format: 'esm', jsx: 'automatic' });

const { createTransport } = await import('./dist/transport.mjs');
const fake = createFake();
const client = createClient({ baseUrl: 'http://fake.test', token: 'any', fetch: fake.fetch });
const chat = new Chat({ transport: createTransport(client, 1) });
await chat.sendMessage({ text: 'First' });
await chat.sendMessage({ text: 'Second' });
assert.equal(chat.status, 'ready', String(chat.error));
const texts = chat.messages.map(({ parts }) => parts.map((part) => part.text ?? '').join(''));
assert.deepEqual(texts, ['First', 'First', 'Second', 'Second']);
const [first, second] = fake.requests.map(({ body }) => body.threadId);
assert.equal(first, undefined);
assert.equal(typeof second, 'string');
console.log('ok');
