// Tests that `verifyWebhook` and the reference implementation, `standardwebhooks`, accept and reject the same requests:
// the published test vectors and generated requests.
import { describe, expect, jest, test } from '@jest/globals';
import { fc } from '../support/fast-check.js';
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { signWebhook, verifyWebhook, WebhookVerificationError } from '../../sdk/src/webhooks.js';

// From libraries/javascript/src/webhook.test.ts in github.com/standard-webhooks/standard-webhooks.
const secret = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const payload = '{"test": 2432232314}';
const publishedSeconds = 1_614_265_330;
const publishedSignature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const otherSignature = 'Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=';

type Received = Record<string, string>;
interface Verdict {
  ours: 'accepted' | WebhookVerificationError['reason'];
  theirs: 'accepted' | 'rejected';
}

async function judge(body: string, headers: Received, key = secret): Promise<Verdict> {
  const ours = await verifyWebhook(body, headers, key).then(
    () => 'accepted' as const,
    (error: WebhookVerificationError) => {
      expect(error).toBeInstanceOf(WebhookVerificationError);
      return error.reason;
    },
  );
  try {
    new Webhook(key).verify(body, headers);
    return { ours, theirs: 'accepted' };
  } catch {
    return { ours, theirs: 'rejected' };
  }
}

/** Both implementations read `Date.now`. */
async function at<T>(nowMs: number, work: () => Promise<T>): Promise<T> {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(nowMs);
  try {
    return await work();
  } finally {
    clock.mockRestore();
  }
}

const published = (changes: Partial<Received> = {}): Received => {
  const headers: Partial<Received> = {
    'webhook-id': id,
    'webhook-timestamp': `${publishedSeconds}`,
    'webhook-signature': publishedSignature,
    ...changes,
  };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Received;
};
const signatures = (...list: string[]) => published({ 'webhook-signature': list.join(' ') });

describe('the published vectors', () => {
  test('the published message has the published signature', async () => {
    const timestamp = new Date(publishedSeconds * 1000);
    for (const key of [secret, `whsec_${secret}`])
      expect(await signWebhook(payload, key, { id, timestamp })).toEqual(published());
  });

  const accepted: [string, Received, string][] = [
    ['the message', published(), secret],
    ['a secret with its prefix', published(), `whsec_${secret}`],
    ['several signatures', signatures(`v1,${otherSignature}`, `v2,${otherSignature}`, publishedSignature), secret],
    [
      'header names in another case',
      Object.fromEntries(Object.entries(published()).map(([name, value]) => [name.toUpperCase(), value])),
      secret,
    ],
  ];
  test.each(accepted)('both accept %s', async (_name, headers, key) => {
    const verdict = await at(publishedSeconds * 1000, () => judge(payload, headers, key));
    expect(verdict).toEqual({ ours: 'accepted', theirs: 'accepted' });
  });

  const rejected: [string, string, Received, Verdict['ours']][] = [
    ['a missing id', payload, published({ 'webhook-id': undefined }), 'headers'],
    ['a missing timestamp', payload, published({ 'webhook-timestamp': undefined }), 'headers'],
    ['a missing signature', payload, published({ 'webhook-signature': undefined }), 'headers'],
    ['a timestamp that is not a number', payload, published({ 'webhook-timestamp': 'hello' }), 'timestamp'],
    ['an invalid signature', payload, signatures('v1,dawfeoifkpqwoekfpqoekf'), 'signature'],
    ['another signature', payload, signatures(`v1,${otherSignature}`), 'signature'],
    ['a signature that differs in one bit', payload, signatures(publishedSignature.replace('OE=', 'OA=')), 'signature'],
    ['a part of the signature', payload, signatures(publishedSignature.slice(0, 8)), 'signature'],
    ['an empty signature', payload, signatures('v1,'), 'signature'],
    ['the signature of another version', payload, signatures(publishedSignature.replace('v1', 'v2')), 'signature'],
    ['another payload', '{"test": 2432232315}', published(), 'signature'],
    ['another id', payload, published({ 'webhook-id': 'msg_other' }), 'signature'],
    ['another timestamp', payload, published({ 'webhook-timestamp': `${publishedSeconds + 1}` }), 'signature'],
    ['a signature without padding', payload, signatures(publishedSignature.slice(0, -1)), 'signature'],
    ['a signature with unused bits', payload, signatures(publishedSignature.replace('OE=', 'OF=')), 'signature'],
    ['a signature with white space', payload, signatures(publishedSignature.replace('SsE', 'S\tsE')), 'signature'],
    [
      'a signature in the URL alphabet',
      payload,
      signatures(publishedSignature.replace(/\+/g, '-').replace(/\//g, '_')),
      'signature',
    ],
  ];
  test.each(rejected)('both reject %s', async (_name, body, headers, reason) => {
    const verdict = await at(publishedSeconds * 1000, () => judge(body, headers));
    expect(verdict).toEqual({ ours: reason, theirs: 'rejected' });
  });

  test.each(['', 'whsec_', 'whsec_!', '\u00e9'])('both reject the secret %j', async (key) => {
    const verdict = await at(publishedSeconds * 1000, () => judge(payload, published(), key));
    expect(verdict).toEqual({ ours: 'secret', theirs: 'rejected' });
  });

  test('both accept a timestamp that differs by 300 whole seconds, and reject one that differs by 301', async () => {
    for (const ageMs of [300_999, 300_000, -300_000])
      expect(await at(publishedSeconds * 1000 + ageMs, () => judge(payload, published()))).toEqual({
        ours: 'accepted',
        theirs: 'accepted',
      });
    for (const ageMs of [301_000, -300_001])
      expect(await at(publishedSeconds * 1000 + ageMs, () => judge(payload, published()))).toEqual({
        ours: 'timestamp',
        theirs: 'rejected',
      });
  });
});

describe('generated requests', () => {
  const base64 = (key: Uint8Array) => Buffer.from(key).toString('base64');
  const signAs = (key: Uint8Array, seconds: number, body: string) =>
    createHmac('sha256', Buffer.from(key)).update(`${id}.${seconds}.${body}`).digest('base64');
  const key = fc.uint8Array({ minLength: 1, maxLength: 160 });
  // An event is an object; other JSON is refused.
  const body = fc.dictionary(fc.string(), fc.jsonValue()).map((event) => JSON.stringify(event));

  test('each implementation verifies the signatures of the other', async () => {
    const secondsNow = Math.floor(Date.now() / 1000);
    const timestamp = new Date(secondsNow * 1000);
    await fc.assert(
      fc.asyncProperty(key, body, async (keyBytes, sent) => {
        const ours = await signWebhook(sent, base64(keyBytes), { id, timestamp });
        expect(ours['webhook-signature']).toBe(new Webhook(base64(keyBytes)).sign(id, timestamp, sent));
        expect(await judge(sent, { ...ours }, base64(keyBytes))).toEqual({ ours: 'accepted', theirs: 'accepted' });
      }),
      { numRuns: 100 },
    );
  });

  test('both accept or reject a changed signature alike', async () => {
    // Replaces, removes or inserts one character.
    const change = fc.record({
      position: fc.nat({ max: 43 }),
      removed: fc.integer({ min: 0, max: 1 }),
      inserted: fc.constantFrom('', 'A', 'w', '+', '=', '\t', ' ', ',', '%', '\u00e9'),
    });
    await fc.assert(
      fc.asyncProperty(key, body, change, async (keyBytes, sent, { position, removed, inserted }) => {
        const seconds = Math.floor(Date.now() / 1000);
        const right = signAs(keyBytes, seconds, sent);
        const changed = right.slice(0, position) + inserted + right.slice(position + removed);
        const headers = { 'webhook-id': id, 'webhook-timestamp': `${seconds}`, 'webhook-signature': `v1,${changed}` };
        const { ours, theirs } = await judge(sent, headers, base64(keyBytes));
        expect([changed, ours === 'accepted']).toEqual([changed, theirs === 'accepted']);
      }),
      { numRuns: 300 },
    );
  });
});

// The time that crypto.subtle.verify takes does not depend on the difference of the signatures.
test('crypto.subtle.verify compares signatures', async () => {
  const verify = jest.spyOn(crypto.subtle, 'verify');
  await at(publishedSeconds * 1000, () => verifyWebhook(payload, signatures(`v1,${otherSignature}`), secret)).catch(
    () => {},
  );
  expect(verify).toHaveBeenCalledTimes(1);
  verify.mockRestore();
});
