// Tests the sentence for a component whose address is not available on this machine.
import { once } from 'node:events';
import net from 'node:net';
import { expect, test } from '@jest/globals';
import { explain } from '../../server/bin/process/explain.js';

test.each([
  ['embedded identity provider', 'Enable the loopback interface of this machine.'],
  ['embedded object store', 'Enable the loopback interface of this machine.'],
  ['embedded tool server', 'Enable the loopback interface of this machine.'],
  ['metrics', 'Set METRICS_HOST to an address of this machine.'],
])('the sentence for an unavailable address suggests only an existing setting: %s', async (component, advice) => {
  // RFC 5737 reserves this address for documentation, so no machine has it.
  const server = net.createServer().listen(0, '192.0.2.1');
  const [cause] = (await once(server, 'error')) as [Error];
  expect(explain(new Error(`the port 0 of the ${component} cannot be opened`, { cause }))).toBe(
    `The server cannot listen on 192.0.2.1 (EADDRNOTAVAIL). ${advice}`,
  );
});
