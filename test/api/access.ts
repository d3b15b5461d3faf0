import { expect, test } from '@jest/globals';
import type { CallOptions, CallResult, TestServer } from '../support/server.js';

/** Texts of the 403 replies. */
export const notAdmin = 'Unauthorized: User is not an admin in this organization';
export const noConsole = 'Unauthorized: Management console access is required';

type Call = (options: CallOptions) => Promise<CallResult>;

/** Defines the access tests of an operation. `attempt` makes a call that is valid except for the given token. */
export function testAccess(
  server: () => TestServer,
  attempt: Call,
  { allowed, refused, text, status = 200 }: { allowed: string[]; refused: string[]; text: string; status?: number },
): void {
  test('returns 401 without a token or with an invalid one', async () => {
    for (const token of [null, 'not.a.token']) {
      const reply = await attempt({ token });
      expect(reply).toMatchObject({ status: 401, body: { error: 'Unauthorized' } });
    }
  });

  test.each(allowed)('is open to %s', async (role) => {
    expect((await attempt({ token: await server().tokenFor({ role }) })).status).toBe(status);
  });

  test.each(refused)('returns 403 for %s', async (role) => {
    expect(await attempt({ token: await server().tokenFor({ role }) })).toMatchObject({
      status: 403,
      body: { error: text },
    });
  });
}
