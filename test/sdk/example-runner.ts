// A program that runs the examples of documentation.test.ts one after the other.
import { createClient, createCoreClient } from '@agent-platform/sdk';
import { createFake, type Fake } from '@agent-platform/sdk/testing';
import { signWebhook } from '@agent-platform/sdk/webhooks';

/** A module whose default export runs the example. */
export interface RunnableExample {
  file: string;
  on: 'mock' | 'fake';
}

export interface ExampleOutcome {
  file: string;
  /** Why the example failed, or null. */
  problem: string | null;
}

declare const process: { env: Record<string, string>; stdout: { write(text: string): void } };

const mockUrl = process.env.MOCK_URL ?? '';
const examples = JSON.parse(process.env.EXAMPLES ?? '[]') as RunnableExample[];
const realFetch = globalThis.fetch;
const payload = '{"type":"user.deleted","object":"event","data":{"id":"user_1"}}';

function fakeOfExamples(): Fake {
  const fake = createFake();
  // Some examples wait for files of a knowledge base, so all files are already processed.
  fake.setRecords(
    'knowledgeBaseFiles',
    fake.records('knowledgeBaseFiles').map((file) => ({ ...file, processingStatus: 'completed' as const })),
  );
  return fake;
}

/** Defines the names that an example may use without declaring them. documentation.test.ts has their types. */
async function prepare({ on }: RunnableExample): Promise<void> {
  // Other examples get no fake, because creating one takes 3 ms of CPU time.
  const fake = on === 'fake' ? fakeOfExamples() : undefined;
  const baseUrl = on === 'fake' ? 'http://fake.test' : mockUrl;
  globalThis.fetch = (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    if (fake !== undefined) return fake.fetch(request);
    return realFetch(
      new Request(
        request.url.replace(/^https:\/\/api\.agent-platform\.example|^http:\/\/127\.0\.0\.1:3000/, mockUrl),
        request,
      ),
    );
  };
  const [token, headers] = ['any', { ...(await signWebhook(payload, 'whsec_bmV3')) }];
  const client = createClient({ baseUrl, token });
  const request = new Request('http://receiver.test', { method: 'POST', body: payload, headers });
  const values = {
    baseUrl,
    token,
    client,
    core: createCoreClient({ baseUrl, token }),
    session: { getToken: () => token },
    readToken: () => token,
    agent: { id: 1 },
    error: new Error('any'),
    request,
  };
  Object.assign(globalThis, values);
}

// The output of the examples must not mix with the outcomes.
const { stdout } = process;
const print = stdout.write.bind(stdout);
stdout.write = () => {};
for (const name of ['log', 'warn', 'error', 'debug'] as const) console[name] = () => {};
const outcomes: ExampleOutcome[] = [];
for (const example of examples) {
  await prepare(example);
  const { default: run } = (await import(example.file)) as { default: () => Promise<void> };
  const problem = await run().then(() => null, (error: unknown) => String(error)); // prettier-ignore
  outcomes.push({ file: example.file, problem });
}
print(JSON.stringify(outcomes));
