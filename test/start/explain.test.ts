// Tests the sentence for a failure that a process cannot cause here: a component whose address is not available.
import { once } from 'node:events';
import net from 'node:net';
import { expect, test } from '@jest/globals';
import { explain } from '../../server/bin/process/explain.js';

test.each([
  ['embedded identity provider', 'Enable the loopback interface of this machine.'],
  ['embedded object store', 'Enable the loopback interface of this machine.'],
  ['embedded tool server', 'Enable the loopback interface of this machine.'],
  ['metrics', 'Set METRICS_HOST to an address of this machine.'],
])('an address that is not available suggests only a setting that exists: %s', async (component, advice) => {
  // An address of documentation (RFC 5737), which no machine has.
  const server = net.createServer().listen(0, '192.0.2.1');
  const [cause] = (await once(server, 'error')) as [Error];
  expect(explain(new Error(`the port 0 of the ${component} cannot be opened`, { cause }))).toBe(
    `The server cannot listen on 192.0.2.1 (EADDRNOTAVAIL). ${advice}`,
  );
});
