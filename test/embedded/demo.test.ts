// Tests later starts of a server with the demo. test/docs/demo.test.ts tests the demo itself.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seedDemo, type SeedDependencies } from '../../server/embedded/demo/seed.js';
import {
  addDemoOrganization,
  addOtherDemoOrganization,
  demoOrganizationId,
  recordDemoComplete,
  type EmbeddedIdentityProvider,
} from '../../server/embedded/identity/index.js';
import { ada } from '../../server/embedded/demo/people.js';
import { prepareProvider, type ProviderFixture } from '../identity/provider-support.js';

let fixture: ProviderFixture;
beforeAll(async () => void (fixture = await prepareProvider()));
afterAll(() => fixture?.release());

const dependenciesOf = (identityProvider: EmbeddedIdentityProvider) =>
  ({
    identityProvider,
    toolServers: { list: async function* () {} },
    webhookEndpoints: { list: async () => [] },
    toolServer: { url: 'http://127.0.0.1:1/mcp' },
  }) as unknown as SeedDependencies;

test('the demo does not start while its completion is not recorded', async () => {
  const provider = await fixture.start();
  await addDemoOrganization(provider);
  await addOtherDemoOrganization(provider);
  await expect(seedDemo(dependenciesOf(provider))).rejects.toThrow('The demo data is incomplete');
});

test('the demo has no token if its administrator was removed, or if its organizations were deleted', async () => {
  const provider = await fixture.start();
  await addDemoOrganization(provider);
  await addOtherDemoOrganization(provider);
  await recordDemoComplete(provider);
  const dependencies = dependenciesOf(provider);
  expect((await seedDemo(dependencies))?.token).toMatch(/^ey/);

  const organizations = `${provider.url}/v1/organizations`;
  const organization = `${organizations}/${demoOrganizationId}`;
  const otherOrganization = `${organizations}/org_2kGlobexFoods3H9nVb6Rw5`;
  for (const url of [`${organization}/memberships/${ada.userId}`, otherOrganization, organization]) {
    const headers = { authorization: `Bearer ${provider.secretKey}` };
    expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(200);
    expect(await seedDemo(dependencies)).toBeNull();
  }
});
