import { expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { startTestServer } from '../support/server.js';
import { startTestStore } from './support.js';

test.each([
  ['a bucket that does not exist', 'no-such-bucket', ''],
  ['a wrong secret key', 'test', 'wrong'],
])('a start with %s warns, and does not fail', async (_, bucket, suffix) => {
  const store = await startTestStore();
  const server = await startTestServer({
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: bucket,
    S3_REGION: store.region,
    S3_ACCESS_KEY_ID: store.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: `${store.credentials.secretAccessKey}${suffix}`,
  });
  try {
    const warned = ({ msg }: Record<string, unknown>) => String(msg).startsWith('the object store cannot be used');
    const logs = await eventually(
      () => Promise.resolve(server.logs),
      (lines) => lines.some(warned),
    );
    expect(logs.filter(warned)).toHaveLength(1);
    expect((await server.call('GET', '/agents')).status).toBe(200);
  } finally {
    await server.stop();
    await store.stop();
  }
});
