/** @measures */
// Tests texts that are slow for regular expressions, and numbers and characters that a database cannot store.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { contractText } from '../http/support.js';
import { isFullRun } from '../support/full-run.js';
import { startCpuTime } from '../support/cpu-time.js';
import { startTestServer, type TestServer } from '../support/server.js';

/** Returns the contract's patterns, except those in `responses`: a client cannot choose the texts that these check. */
function requestPatterns(): string[] {
  const patterns = new Set<string>();
  const visit = (node: unknown, key: string): void => {
    if (key === 'responses' || key === 'examples' || node === null || typeof node !== 'object') return;
    for (const [name, value] of Object.entries(node)) {
      if (name === 'pattern' && typeof value === 'string') patterns.add(value);
      else visit(value, name);
    }
  };
  visit(load(contractText), '');
  return [...patterns];
}

/** Limit for one request. With a slow pattern, a request of 1 MB would take minutes. */
const maxCpuMs = 5_000;

const length = 20_000;
const units = [
  'a',
  '0',
  'A',
  '-',
  '_',
  '/',
  '.',
  ';',
  '=',
  ' ',
  '\t',
  ':',
  '+',
  '@',
  '"',
  '\\',
  'a ',
  ' a',
  'a;',
  ';a',
  'a=',
  '=a',
  'a/',
  '/a',
  '/.',
  'a-',
  '-a',
  'a.',
  '; a=a',
  'data:',
  ';base64,',
  'a,',
  'a\n',
  '\u00e9',
  '\ud83d\ude00',
];
const endings = ['', '!', '\u0000'];

test.each(requestPatterns())('the pattern %s matches long texts quickly', (pattern) => {
  const expression = new RegExp(pattern, 'u');
  for (const unit of units) {
    for (const ending of endings) {
      const text = unit.repeat(length / unit.length) + ending;
      const cpuMs = startCpuTime();
      expression.test(text);
      // Linear patterns take less than 1 ms, and quadratic ones several seconds.
      expect({ unit, ending, isQuick: cpuMs() < 500 }).toEqual({ unit, ending, isQuick: true });
    }
  }
});

describe('over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server?.stop());
  const agent = { name: 'x', model: 'offline:echo' };

  test('returns 400 cheaply for up to 1 MB in a short field', async () => {
    const long = 'a'.repeat(500_000);
    for (const fields of [
      { emailSlug: `${long}!` },
      { emailSlug: `${'a-'.repeat(250_000)}!` },
      { logoUrl: `https://${'a.'.repeat(250_000)}` },
      { logoUrl: `https://a/${'%'.repeat(500_000)}` },
      { model: `${long}${long.slice(100)}` },
      { name: ' '.repeat(900_000) },
      { conversationStarters: [' '.repeat(900_000)] },
    ]) {
      const cpuMs = startCpuTime();
      const reply = await server.call('POST', '/agents', { body: { ...agent, ...fields } });
      expect({ status: reply.status, field: Object.keys(fields)[0] }).toEqual({
        status: 400,
        field: Object.keys(fields)[0],
      });
      expect(cpuMs()).toBeLessThan(maxCpuMs);
      expect(JSON.stringify(reply.body).length).toBeLessThan(10_000);
    }
  });

  test('returns 400 cheaply for email addresses and times that are slow for regular expressions', async () => {
    const invite = (email: string) => server.call('POST', '/admin/invitations', { body: { invitations: [{ email }] } });
    for (const email of [
      'a'.repeat(300_000),
      `${'a.'.repeat(150_000)}@`,
      `a@${'a'.repeat(300_000)}`,
      `a@${'a.'.repeat(150_000)}`,
      `a@${'a-'.repeat(150_000)}!`,
    ]) {
      const cpuMs = startCpuTime();
      expect((await invite(email)).status).toBe(400);
      expect(cpuMs()).toBeLessThan(maxCpuMs);
    }
    for (const from of ['9'.repeat(10_000), `2026-01-01T00:00:00.${'0'.repeat(10_000)}`, `${'-'.repeat(10_000)}Z`]) {
      const cpuMs = startCpuTime();
      expect((await server.call('GET', '/dashboard/getStats', { query: { from } })).status).toBe(400);
      expect(cpuMs()).toBeLessThan(maxCpuMs);
    }
  });

  test('no value causes a 500', async () => {
    const values: unknown[] = [
      "' or 1=1 --",
      '$1',
      '?',
      ':name',
      '\\',
      '%',
      '\u0000',
      '\ud800',
      '\udfff\ud800',
      '\ufeff',
      '\u202e',
      '\u{10ffff}',
      '{}',
      '[]',
      'null',
      '__proto__',
      'constructor',
      '<script>',
      '../../etc/passwd',
      '',
      ' ',
      0,
      -0,
      -1,
      1.5,
      2 ** 31,
      2 ** 53,
      2 ** 64,
      1e308,
      -1e308,
      true,
      null,
      [],
      {},
      [[]],
      [null],
      { toString: 1 },
      { length: 1e9 },
    ];
    const fields = [
      'id',
      'name',
      'description',
      'logoUrl',
      'conversationStarters',
      'model',
      'maxToolRoundtrips',
      'systemPrompt',
      'tools',
      'mcpServers',
      'stage',
      'showInChat',
      'emailSlug',
      'tagIds',
      'tags',
      'createdAt',
    ];
    const failures: string[] = [];
    // In the default run, each field and each method gets a third of the values.
    const step = isFullRun ? 1 : 3;
    for (const [place, field] of fields.entries()) {
      const given = values.filter((_value, index) => (index + place) % step === 0);
      const replies = await Promise.all(
        given.map((value) => server.call('POST', '/agents', { body: { ...agent, [field]: value } })),
      );
      replies.forEach(
        ({ status }, index) => status >= 500 && failures.push(`${field} ${JSON.stringify(given[index])}: ${status}`),
      );
    }
    for (const path of ['/agent-tags', '/agents/versions', '/admin/users', '/conversations']) {
      for (const method of ['POST', 'DELETE', 'PUT']) {
        const given = values.filter((_value, index) => (index + method.length) % step === 0);
        const replies = await Promise.all(
          given.map((value) =>
            server.call(method, path, {
              body: { name: value, id: value, agentId: value, action: value, label: value },
            }),
          ),
        );
        replies.forEach(
          ({ status }, index) =>
            status >= 500 && failures.push(`${method} ${path} ${JSON.stringify(given[index])}: ${status}`),
        );
      }
    }
    for (const text of ['1e400', '-1e400', '1E+400', '123456789012345678901234567890', '-0', '1.0', '0e0']) {
      for (const body of [
        `{"id":${text},"name":"x"}`,
        '{"name":"x","model":"offline:echo","tools":{"load_skill":{"description":"d",' +
          `"parameters":{"minimum":${text}}}}}`,
        `{"name":"x","model":"offline:echo","tagIds":[${text}]}`,
      ]) {
        const { status } = await server.call('POST', '/agents', { body });
        if (status >= 500) failures.push(`${body}: ${status}`);
      }
    }
    expect(failures).toEqual([]);
  });
});
