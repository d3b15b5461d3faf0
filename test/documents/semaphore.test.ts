import { expect, test } from '@jest/globals';
import { createSemaphore } from '../../server/platform/concurrency/semaphore.js';

const signal = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('no organization takes all permits, and waiting organizations get the next ones alternately', async () => {
  const semaphore = createSemaphore({ max: 3, maxPerOrganization: 2 });
  const order: string[] = [];
  const releases = new Map<string, () => void>();
  const acquire = (organizationId: string, call: string) =>
    void semaphore.acquire(organizationId, signal).then((release) => (order.push(call), releases.set(call, release)));
  for (const call of ['a1', 'a2', 'a3', 'a4', 'a5']) acquire('a', call);
  for (const call of ['b1', 'b2', 'b3']) acquire('b', call);
  acquire('c', 'c1');
  await settled();
  expect(order).toEqual(['a1', 'a2', 'b1']);
  for (const call of ['a1', 'b1', 'a2', 'b2', 'a3', 'c1', 'a4', 'b3', 'a5']) {
    releases.get(call)?.();
    releases.get(call)?.(); // a second call releases nothing
    await settled();
  }
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'c1', 'a4', 'b3', 'a5']);
});

test("an aborted call leaves the queue with its signal's reason and takes no permit", async () => {
  const semaphore = createSemaphore({ max: 1, maxPerOrganization: 1 });
  const release = await semaphore.acquire('a', signal);
  const controller = new AbortController();
  const waiting = semaphore.acquire('a', controller.signal);
  const next = semaphore.acquire('b', signal);
  controller.abort(new Error('gave up'));
  await expect(waiting).rejects.toThrow('gave up');
  release();
  (await next)();
  await expect(semaphore.acquire('a', controller.signal)).rejects.toThrow('gave up');
  expect(typeof (await semaphore.acquire('a', signal))).toBe('function');
});
