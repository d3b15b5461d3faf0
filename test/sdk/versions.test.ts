// Tests the SDK of the last release with the current server, and the current SDK with the mock of the last release.
// Makes every call of the released contract's examples. Before the first release, the current contract and SDK stand in
// for released ones.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readContract } from '../../codegen/contract/contract.js';
import { lastRelease } from '../../codegen/changes/last-release.js';
import { exampleInput } from '../../codegen/sdk/docs.js';
import { readSdkMethods, type SdkMethod } from '../../codegen/sdk/methods-model.js';
import { readSdkOperations } from '../../codegen/sdk/model.js';
import * as currentSdk from '../../sdk/src/index.js';
import { createSeedData } from '../contract/seed-data.js';
import { startMock, type Mock } from '../support/mock.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { installArchive, installPackage, type InstalledArchive } from './installed.js';

const released = lastRelease();
const contract = readContract(released.contract);
// Deletions run last, so that other calls can read the records.
const isLast = (id: string) => /^(delete|remove|bulkRemove)/.test(id);
const operations = readSdkOperations(contract).sort(
  (one, other) => Number(isLast(one.operation.id)) - Number(isLast(other.operation.id)),
);
const calls = operations.map(
  (operation) =>
    [operation.operation.id, exampleInput(contract, operation, operation.replyChoice?.variants[0] ?? null)] as const,
);

type Sdk = typeof currentSdk;
type Run = (client: object, input: object) => PromiseLike<unknown>;

const methods = readSdkMethods(readContract());

/** Returns the method that takes this input, or else the first method of the operation. */
function methodOf(id: string, input: object) {
  const found = methods.filter(({ sdk }) => sdk.operation.id === id);
  const takes = ({ required, fixed, parameters }: SdkMethod, key: string) =>
    required.includes(key) || key in fixed || parameters.some(({ parameter }) => parameter.name === key);
  return (
    found.find(
      (method) => Object.keys(input).every((key) => takes(method, key)) && method.required.every((key) => key in input),
    ) ?? found[0]
  );
}

/** Calls the function of an operation. Old releases name it after the operation's id. */
async function call(sdk: object, client: object, id: string, input: object): Promise<unknown> {
  const functions = sdk as Record<string, Run | undefined>;
  const { functionName = id, fixed = {} } = methodOf(id, input) ?? {};
  const own = Object.fromEntries(Object.entries(input).filter(([key]) => !(key in fixed)));
  const run = functions[functionName];
  return run ? run(client, own) : functions[id]?.(client, input);
}

describe('the SDK of the last release, with the current server', () => {
  let packed: InstalledArchive;
  let server: TestServer;
  let sdk: Sdk;
  let client: object;
  let translate: (text: string) => string;

  beforeAll(async () => {
    packed = released.published === null ? installPackage() : installArchive(released.published.sdk);
    sdk = (await import(pathToFileURL(join(packed.installed, 'dist/index.js')).href)) as Sdk;
    server = await startTestServer({}, { worker: true });
    const seeded = await createSeedData(server);
    ({ translate } = seeded);
    client = sdk.createClient({ baseUrl: server.url, token: seeded.token });
  }, 300_000);
  afterAll(async () => {
    await server?.stop();
    packed?.remove();
  });

  const refused: Record<string, { status: number; because: string }> = {
    createKnowledgeBase: { status: 400, because: 'this server does not have the model of the example' },
    deleteSkillFile: { status: 404, because: 'the previous example deleted its skill' },
  };

  test.each(calls)('%s', async (id, input) => {
    const outcome = await call(sdk, client, id, JSON.parse(translate(JSON.stringify(input))) as object).then(
      () => null,
      (error: unknown) => error,
    );
    const refusal = refused[id];
    if (refusal)
      return expect(outcome).toMatchObject({ name: expect.stringMatching(/Error$/), status: refusal.status });
    expect(outcome).toBe(null);
  });

  test('a 404 is a NotFoundError, and isApiError recognizes its code', async () => {
    const error: unknown = await sdk
      .getAgent(client as currentSdk.Client, { id: 999_999 })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(sdk.NotFoundError);
    expect(sdk.isApiError(error, 'agent_not_found')).toBe(true);
  });
});

describe('the current SDK, with the mock of the last release', () => {
  let mock: Mock;
  let client: object;
  beforeAll(async () => {
    mock = await startMock({ contract: released.contract });
    client = currentSdk.createClient({ baseUrl: mock.url, token: 'any', onDeprecation: () => undefined });
  }, 40_000);
  afterAll(() => mock?.stop());

  test.each(calls)('%s', async (id, input) => {
    await expect(call(currentSdk, client, id, input)).resolves.not.toThrow();
  });
});
