// The members and invitations of the demo organizations. The examples in openapi.yaml use most of their ids.
import type { InvitationWithId } from './invitations.js';
import type { EmbeddedIdentityProvider, NewPerson } from './provider.js';

export const demoOrganizationId = 'org_2kAcmeRobotics7Q4mZx1Lt8';
const otherDemoOrganizationId = 'org_2kGlobexFoods3H9nVb6Rw5';

const people: readonly NewPerson[] = [
  {
    organizationId: demoOrganizationId,
    userId: 'user_2kAdaOkafor5tN8wQy3Kd',
    email: 'ada@acme-robotics.example',
    firstName: 'Ada',
    lastName: 'Okafor',
    username: 'ada',
    profileImageUrl: 'https://img.identity.example/ada-okafor.png',
    role: 'org:admin',
    publicMetadata: { department: 'Operations', role: 'Head of Support', level: 3 },
  },
  {
    organizationId: demoOrganizationId,
    userId: 'user_2kBenLindqvist4sM7xPz2Jc',
    email: 'ben@acme-robotics.example',
    firstName: 'Ben',
    lastName: 'Lindqvist',
    profileImageUrl: 'https://img.identity.example/ben-lindqvist.png',
    role: 'org:agent_manager',
    publicMetadata: { department: 'Support', team: 'Tier 2' },
  },
  {
    organizationId: demoOrganizationId,
    userId: 'user_2kChiaraRossi6uR9vTx4Le',
    email: 'chiara@acme-robotics.example',
    firstName: 'Chiara',
    lastName: 'Rossi',
    profileImageUrl: 'https://img.identity.example/chiara-rossi.png',
    role: 'org:member',
    publicMetadata: { department: 'Field Service', team: 'North' },
  },
  {
    organizationId: demoOrganizationId,
    userId: 'user_2kDenizKaya8wV2yUa6Nf',
    email: 'deniz@partner-works.example',
    firstName: 'Deniz',
    profileImageUrl: 'https://img.identity.example/deniz-kaya.png',
    role: 'org:guest',
  },
  {
    organizationId: demoOrganizationId,
    userId: 'user_2kFatimaNoor1aC4dXr8Nh',
    email: 'fatima@acme-robotics.example',
    firstName: 'Fatima',
    lastName: 'Noor',
    profileImageUrl: 'https://img.identity.example/fatima-noor.png',
    role: 'org:agent_manager',
  },
  {
    organizationId: otherDemoOrganizationId,
    userId: 'user_2kGoranHoltz2pL6tRw8Qs',
    email: 'goran@globex-foods.example',
    firstName: 'Goran',
    lastName: 'Holtz',
    profileImageUrl: 'https://img.identity.example/goran-holtz.png',
    role: 'org:admin',
    publicMetadata: { department: 'Quality' },
  },
];

const invitations: readonly InvitationWithId[] = [
  {
    organizationId: demoOrganizationId,
    id: 'orginv_2kEliPark9zB3cWq7Mg',
    emailAddress: 'eli@acme-robotics.example',
    role: 'org:member',
    status: 'pending',
    publicMetadata: { department: 'Support' },
  },
  {
    organizationId: demoOrganizationId,
    id: 'orginv_2kFatimaNoor1aC4dXr8Nh',
    emailAddress: 'fatima@acme-robotics.example',
    role: 'org:agent_manager',
    status: 'accepted',
    publicMetadata: {},
  },
];

/** Adds an organization and its members. If the organization exists, changes nothing and returns false. */
async function addWithMembers(
  provider: EmbeddedIdentityProvider,
  organization: { id: string; name: string; slug: string },
): Promise<boolean> {
  const { isNew } = await provider.addOrganization(organization);
  const members = people.filter((person) => isNew && person.organizationId === organization.id);
  for (const person of members) await provider.addMember(person);
  return isNew;
}

/** Adds the demo organization with its members and invitations. If it exists, changes nothing and returns false. */
export async function addDemoOrganization(provider: EmbeddedIdentityProvider): Promise<boolean> {
  const isNew = await addWithMembers(provider, {
    id: demoOrganizationId,
    name: 'Acme Robotics',
    slug: 'acme-robotics',
  });
  if (isNew) for (const invitation of invitations) await provider.addInvitation(invitation);
  return isNew;
}

export async function addOtherDemoOrganization(provider: EmbeddedIdentityProvider): Promise<void> {
  await addWithMembers(provider, { id: otherDemoOrganizationId, name: 'Globex Foods', slug: 'globex-foods' });
}

const demoData = 'demo';

/** Records that the demo data was added. Later starts then add none of it again, even if it was deleted. */
export const recordDemoComplete = (provider: EmbeddedIdentityProvider): Promise<void> => provider.recordAdded(demoData);

export const isDemoComplete = (provider: EmbeddedIdentityProvider): Promise<boolean> => provider.wasAdded(demoData);
