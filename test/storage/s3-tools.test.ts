// Tests the embedded store with command line clients, and with bodies that are signed in chunks.
import { execFile, spawnSync } from 'node:child_process';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeChunks } from '../../server/embedded/object-store/chunked-body.js';
import { isFullRun } from '../support/full-run.js';
import { testIf } from '../support/platform.js';
import { startTestStore } from './support.js';

let store: Awaited<ReturnType<typeof startTestStore>>;
let folder: string;
beforeAll(async () => {
  store = await startTestStore();
  folder = mkdtempSync(join(tmpdir(), 'agent-platform-clients-'));
  const config = ['[default]', 's3 =', '  multipart_threshold = 5MB', '  multipart_chunksize = 5MB'];
  writeFileSync(join(folder, 'aws-config'), config.join('\n'));
});
afterAll(async () => {
  await store?.stop();
  rmSync(folder, { recursive: true, force: true });
});

// https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming.html
describe('signed chunks', () => {
  const scope = ['20130524', 'us-east-1', 's3', 'aws4_request'];
  const secret = 'AWS4wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  const authentication = {
    payloadHash: 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD',
    signature: '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9',
    timestamp: '20130524T000000Z',
    scope,
    signingKey: scope.reduce((key, part) => createHmac('sha256', key).update(part).digest(), Buffer.from(secret)),
  };
  const chunks = [
    [65536, 'ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648'],
    [1024, '0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497'],
    [0, 'b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9'],
  ] as const;
  const bodyOf = (text: string) =>
    chunks.map(([size, mac]) => `${size.toString(16)};chunk-signature=${mac}\r\n${text.repeat(size)}\r\n`).join('');
  const decode = async (body: string) => {
    // Pieces of 997 bytes split lines and chunks at arbitrary positions.
    const pieces = body.match(/[^]{1,997}/g)?.map((piece) => Buffer.from(piece)) ?? [];
    const hash = createHash('sha256');
    for await (const part of decodeChunks(Readable.from(pieces), authentication).content) hash.update(part);
    return hash.digest('hex');
  };

  test("match Amazon's published example", async () => {
    const content = createHash('sha256').update('a'.repeat(66560)).digest('hex');
    expect(await decode(bodyOf('a'))).toBe(content);
  });

  test('are rejected if changed, cut off, followed by more data, or unsigned', async () => {
    await expect(decode(bodyOf('b'))).rejects.toMatchObject({ code: 'AccessDenied' });
    await expect(decode(bodyOf('a').slice(0, 66000))).rejects.toMatchObject({ code: 'IncompleteBody' });
    await expect(decode(`${bodyOf('a')}more`)).rejects.toMatchObject({ code: 'IncompleteBody' });
    await expect(decode(bodyOf('a').replace(/;chunk-signature=\w+/, ''))).rejects.toMatchObject({
      code: 'AccessDenied',
    });
  });
});

const run = promisify(execFile);
const hasCommand = (name: string): boolean => spawnSync('which', [name]).status === 0;
const ifInstalled = (name: string) =>
  testIf(hasCommand(name), `the test of the store with ${name} needs ${name}, which is not installed`);

/** Runs all commands of the AWS CLI in one process, because `aws` takes more than 0.5 s of CPU time to load. */
const awsScript = `
import json, sys
from awscli.clidriver import create_clidriver
driver = create_clidriver()
for command in json.loads(sys.argv[1]):
    code = driver.main(command)
    if code:
        sys.exit(code)
`;
const findAws = "import importlib.util, sys; sys.exit(importlib.util.find_spec('awscli') is None)";
/** Whether to run `awsScript`. `npm run test:full` runs `aws` for each command. */
const sharesProcess = () => !isFullRun && spawnSync('python3', ['-c', findAws]).status === 0;

/** Each client uploads in parts of 5 MB, copies, lists, reads and deletes. */
describe('a command line client', () => {
  const environment = () => ({
    ...process.env,
    AWS_CONFIG_FILE: join(folder, 'aws-config'),
    AWS_CA_BUNDLE: '',
    AWS_ACCESS_KEY_ID: store.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: store.credentials.secretAccessKey,
    AWS_DEFAULT_REGION: store.region,
    AWS_ENDPOINT_URL: store.endpoint,
  });
  const runAll = async (name: string, commands: readonly string[][]) => {
    const bytes = randomBytes(11 * 1024 * 1024);
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'in ü.bin'), bytes);
    const env = environment();
    if (env.AWS_CA_BUNDLE === '') Reflect.deleteProperty(env, 'AWS_CA_BUNDLE');
    const printed: string[] = [];
    for (const [program = '', ...given] of commands)
      printed.push((await run(program, given, { cwd: join(folder, name), env })).stdout);
    expect(readFileSync(join(folder, name, 'out.bin')).equals(bytes)).toBe(true);
    return printed.join('');
  };

  ifInstalled('aws')('works with the embedded store: AWS CLI', async () => {
    const further = [
      ['s3', 'mv', 's3://aws-cli/y/copy.bin', 's3://aws-cli/z/copy.bin'],
      ['s3', 'cp', 's3://aws-cli/z/copy.bin', 's3://aws-cli/y/copy.bin'],
      ['s3', 'ls'],
    ];
    const commands = [
      ['s3', 'mb', 's3://aws-cli'],
      ['s3', 'cp', 'in ü.bin', 's3://aws-cli/x/'],
      ['s3', 'cp', 's3://aws-cli/x/in ü.bin', 's3://aws-cli/y/copy.bin'],
      ...(isFullRun ? further : []),
      ['s3', 'ls', 's3://aws-cli/'],
      ['s3', 'cp', 's3://aws-cli/y/copy.bin', 'out.bin'],
      ['s3', 'rb', '--force', 's3://aws-cli'],
    ].map((command) => ['--endpoint-url', store.endpoint, ...command]);
    const printed = await runAll(
      'aws',
      sharesProcess()
        ? [['python3', '-c', awsScript, JSON.stringify(commands)]]
        : commands.map((command) => ['aws', ...command]),
    );
    expect(printed).toMatch(/PRE x\/\s+PRE y\//);
    expect(printed).toContain('remove_bucket: aws-cli');
  });

  ifInstalled('s3cmd')('works with the embedded store: s3cmd', async () => {
    const { accessKeyId, secretAccessKey } = store.credentials;
    const { host } = new URL(store.endpoint);
    const options = [
      ['--access_key', accessKeyId, '--secret_key', secretAccessKey, '--host', host, '--host-bucket', host],
      ['--no-ssl', '--no-progress', '--multipart-chunk-size-mb', '5', '-c', '/dev/null'],
    ].flat();
    const printed = await runAll(
      's3cmd',
      [
        ['mb', 's3://by-s3cmd'],
        ['put', 'in ü.bin', 's3://by-s3cmd/x/in.bin'],
        ['cp', 's3://by-s3cmd/x/in.bin', 's3://by-s3cmd/copy.bin'],
        ['ls', 's3://by-s3cmd'],
        ['get', 's3://by-s3cmd/copy.bin', 'out.bin'],
        ['del', '--recursive', '--force', 's3://by-s3cmd'],
        ['rb', 's3://by-s3cmd'],
      ].map((command) => ['s3cmd', ...options, ...command]),
    );
    expect(printed).toMatch(/DIR\s+s3:\/\/by-s3cmd\/x\//);
  });

  ifInstalled('rclone')('works with the embedded store: rclone', async () => {
    const options = [
      ['--config', '/dev/null', '--s3-provider', 'Other', '--s3-env-auth', '--s3-endpoint', store.endpoint],
      ['--s3-upload-cutoff', '5M', '--retries', '1'],
    ].flat();
    await runAll(
      'rclone',
      [
        ['copyto', 'in ü.bin', ':s3:by-rclone/x/in.bin'],
        ['copyto', ':s3:by-rclone/x/in.bin', ':s3:by-rclone/copy.bin'],
        ['lsf', ':s3:by-rclone'],
        ['copyto', ':s3:by-rclone/copy.bin', 'out.bin'],
        ['purge', ':s3:by-rclone'],
      ].map((command) => ['rclone', ...options, ...command]),
    );
  });
});
