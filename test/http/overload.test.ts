// During a lasting overload, the server holds a new request. It admits the request if the load falls within 6 ms, and
// otherwise refuses it after 70 ms.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createAdmission, type Admission } from '../../server/http/limits/admission-control.js';
import { createLogger } from '../../server/platform/log/logger.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';

describe('a server whose connections are all in use', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    const environment = {
      DATABASE_POOL_SIZE: '2',
      DATABASE_MAX_WAITING: '2',
      RATE_LIMIT_STORE: 'postgres',
      CORS_ORIGINS: 'http://localhost:5173',
    };
    server = await startTestServer(environment, { worker: false });
    token = await server.tokenFor();
  });
  afterAll(() => server?.stop());

  const list = () => server.call('GET', '/agent-tags', { token });

  /** Keeps both connections busy and two statements waiting, until the returned function is called. */
  async function occupy(): Promise<() => Promise<unknown>> {
    const held = await Promise.all([server.database.transaction(), server.database.transaction()]);
    const waiting = Promise.all([1, 2].map(() => server.database.raw('select 1')));
    return async () => {
      await Promise.all(held.map((transaction) => transaction.rollback()));
      await waiting;
    };
  }

  /** Sends requests until one is refused. Returns those before it, which the server admits as a burst. */
  async function admittedUntilRefused(): Promise<Promise<unknown>[]> {
    const admitted: Promise<unknown>[] = [];
    for (;;) {
      const reply = list();
      if ((await Promise.race([reply, sleep(500)])) !== undefined) return admitted;
      admitted.push(reply);
    }
  }

  test('returns 503 with Retry-After and an error body, while the health routes keep working', async () => {
    const release = await occupy();
    const admitted: Promise<unknown>[] = [];
    try {
      admitted.push(...(await admittedUntilRefused()));
      const replies = await Promise.all(Array.from({ length: 20 }, list));
      for (const { status, headers, body } of replies) {
        expect({ status, body }).toEqual({ status: 503, body: { error: 'Service Unavailable' } });
        expect(headers.get('retry-after')).toBe('1');
      }
      const anonymous = await server.call('GET', '/agent-tags', { token: null });
      expect(anonymous).toMatchObject({ status: 503, body: { error: 'Service Unavailable' } });
      const [origin, requestId] = ['http://localhost:5173', 'from-a-browser'];
      const fromBrowser = { token, headers: { origin, 'x-request-id': requestId } };
      const { headers } = await server.call('GET', '/agent-tags', fromBrowser);
      const usual = (await server.call('GET', '/healthz', fromBrowser)).headers;
      const names = [...usual.keys()].filter((name) => !['date', 'content-length'].includes(name));
      for (const name of names) expect([name, headers.get(name)]).toEqual([name, usual.get(name)]);
      expect(names).toEqual(expect.arrayContaining(['access-control-allow-origin', 'access-control-expose-headers']));
      expect(headers.get('x-error-code')).toBe('service_unavailable');
      expect((await server.call('OPTIONS', '/agent-tags', fromBrowser)).status).toBe(204);
      expect((await server.call('GET', '/healthz', { token: null })).status).toBe(200);
    } finally {
      await release();
    }
    for (const reply of await Promise.all(admitted)) expect(reply).toMatchObject({ status: 200 });
    await sleep(1_500);
    expect((await list()).status).toBe(200);
    // The log counts the refusals of a second in one line, whose level is below that of a server failure.
    const lines = server.logs.filter(({ msg }) => msg === 'overloaded: requests are rejected');
    expect(lines.reduce((sum, { rejected }) => sum + Number(rejected), 0)).toBe(23);
    expect(lines.length).toBeLessThan(22);
    expect(server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  test('under a flood, serves some requests and refuses all others', async () => {
    const statuses: number[] = [];
    const endsAt = performance.now() + 30_000;
    const isOver = () => (statuses.length > 800 && statuses.includes(503)) || performance.now() > endsAt;
    const client = async () => {
      while (!isOver()) statuses.push((await list()).status);
    };
    await Promise.all(Array.from({ length: 40 }, client));
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(40);
  });
});

test("refuses messages over a user's limit without waiting for the database", async () => {
  const environment = { DATABASE_POOL_SIZE: '2', RATE_LIMIT_STORE: 'postgres', RATE_LIMIT_CHAT: '3' };
  const server = await startTestServer(environment, { worker: false });
  try {
    const token = await server.tokenFor({ role: 'org:member' });
    const body = { agentId: 1, message: { role: 'user', parts: [{ type: 'text', text: 'x' }] } };
    const send = () => server.call('POST', '/chat', { token, body });
    const held = await Promise.all([server.database.transaction(), server.database.transaction()]);
    const first = Array.from({ length: 3 }, send);
    await sleep(100);
    // Both connections are held, so a request that needs the database would hang.
    const others = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([429]));
    expect(Number(others[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await Promise.all(held.map((transaction) => transaction.rollback()));
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([404, 404, 404]);
  } finally {
    await server.stop();
  }
});

describe('admission', () => {
  let waiting = 0;
  let admission: Admission;
  let release: () => void;
  beforeEach(() => {
    waiting = 0;
    admission = createAdmission({
      countWaiting: () => waiting,
      onConnectionReleased: (listener) => void (release = listener),
      overloadedAtWaiting: 10,
      isLoopBusy: () => false,
      logger: createLogger('silent'),
    });
  });
  const isAdmitted = async () => (await admission()) !== null;
  const isAdmittedWith = (count: number) => {
    waiting = count;
    return isAdmitted();
  };
  const untilRefusedWith = async (count: number) => {
    while (await isAdmittedWith(count)) await sleep(20);
  };

  test('admits a burst while fewer than fifty times `overloadedAtWaiting` statements wait', async () => {
    expect(await isAdmittedWith(0)).toBe(true);
    expect(await isAdmittedWith(499)).toBe(true);
    expect(await isAdmittedWith(500)).toBe(false);
  });

  test('refuses requests while a queue stays long, until it has been short for one second', async () => {
    await untilRefusedWith(10);
    expect(await isAdmittedWith(9)).toBe(true);
    expect(await isAdmittedWith(10)).toBe(false);
    waiting = 0;
    // Pauses 150 times instead of once for 1.5 s, because a busy machine takes fewer samples per second.
    for (let pauses = 0; pauses < 150; pauses++) await sleep(10);
    expect(await isAdmittedWith(0)).toBe(true);
    expect(await isAdmittedWith(400)).toBe(true);
  });

  test('while the queue is short, admits one held request per released connection, newest first', async () => {
    // A held request is admitted only within 6 ms. A busy machine can take longer to release the connections, so try
    // again.
    await eventually(
      async () => {
        await untilRefusedWith(10);
        const ended: string[] = [];
        const held = ['oldest', 'middle', 'newest'].map((name) =>
          isAdmitted().then((admitted) => ended.push(`${name} ${admitted ? 'admitted' : 'refused'}`)),
        );
        release();
        await sleep(1);
        ended.push('the queue is short');
        waiting = 9;
        release();
        release();
        await Promise.all(held);
        return ended.join();
      },
      (ended) => ended === 'the queue is short,newest admitted,middle admitted,oldest refused',
      10_000,
    );
    release();
  });

  test('does not admit a request that was held for more than six milliseconds', async () => {
    await untilRefusedWith(10);
    const late = isAdmitted();
    await sleep(20);
    waiting = 0;
    release();
    expect(await late).toBe(false);
  });

  describe('by the number of requests in progress', () => {
    let isBusy = true;
    beforeEach(() => {
      isBusy = true;
      admission = createAdmission({
        countWaiting: () => waiting,
        onConnectionReleased: () => undefined,
        overloadedAtWaiting: 1_000_000,
        isLoopBusy: () => isBusy,
        logger: createLogger('silent'),
      });
    });

    /** Begins requests that do not end, until one is refused. */
    async function untilRefused(): Promise<void> {
      while (await isAdmitted()) await sleep(2);
    }

    const fiveBegun = () => Promise.all(Array.from({ length: 5 }, admission));

    test('refuses none while the event loop has idle time', async () => {
      isBusy = false;
      for (let round = 0; round < 40; round++) {
        await expect(fiveBegun()).resolves.toHaveLength(5);
        await sleep(5);
      }
    });

    test('admits a burst of 700 ms', async () => {
      const until = performance.now() + 700;
      while (performance.now() < until) {
        await expect(fiveBegun()).resolves.toHaveLength(5);
        await sleep(5);
      }
    });

    test('refuses if the event loop is busy most of the time', async () => {
      const changing = setInterval(() => (isBusy = Math.random() < 0.8), 10);
      try {
        await untilRefused();
      } finally {
        clearInterval(changing);
      }
    });

    test('admits requests again soon after the load has fallen', async () => {
      await untilRefused();
      // Twenty clients that pause keep the event loop busy for a third of the time.
      const pacing = setInterval(() => (isBusy = Math.random() < 0.33), 10);
      try {
        await eventually(
          () => Promise.all(Array.from({ length: 20 }, isAdmitted)),
          (admitted) => !admitted.includes(false),
        );
      } finally {
        clearInterval(pacing);
      }
    });

    test('admits bursts again three seconds after an overload of three seconds', async () => {
      await untilRefused();
      const until = performance.now() + 3_000;
      while (performance.now() < until) {
        await fiveBegun();
        await sleep(5);
      }
      isBusy = false;
      await sleep(3_000);
      isBusy = true;
      expect(await Promise.all(Array.from({ length: 20 }, isAdmitted))).not.toContain(false);
    });

    test('admits a held request when another one ends', async () => {
      await untilRefused();
      // A busy machine can take longer than the 6 ms within which a held request is admitted, so try again.
      await eventually(
        async () => {
          const [end] = await fiveBegun();
          const held = isAdmitted();
          const before = await Promise.race([held, sleep(2, 'held')]);
          end?.();
          return { before, isAdmitted: await held };
        },
        (seen) => seen.before === 'held' && seen.isAdmitted,
        10_000,
      );
    });

    test('does not count a request that began more than 50 ms ago', async () => {
      await untilRefused();
      await fiveBegun();
      await sleep(60);
      expect(await Promise.race([isAdmitted(), sleep(2, 'held')])).toBe(true);
    });
  });

  test('admits requests after the queue was short, even if no request arrived in that time', async () => {
    expect(await isAdmittedWith(10)).toBe(true);
    waiting = 0;
    await sleep(100);
    waiting = 10;
    const startedAt = performance.now();
    while (performance.now() - startedAt < 150);
    expect(await isAdmittedWith(10)).toBe(true);
  });

  test('a blocked event loop does not turn a burst into an overload', async () => {
    expect(await isAdmittedWith(10)).toBe(true);
    const startedAt = performance.now();
    while (performance.now() - startedAt < 1_000);
    expect(await isAdmittedWith(10)).toBe(true);
    await sleep(1);
    expect(await isAdmittedWith(10)).toBe(true);
    await untilRefusedWith(10);
  });
});
