import { z } from 'zod';
import { ApiError } from '../../../platform/errors.js';
import type { Profile, ReportedMembership } from '../members/member-state.js';

const id = z.string().min(1).max(255);
const name = z.string().nullable().optional();
const timestamp = z.int().min(0).optional();

const membership = z.object({
  role: z.string().min(1).optional(),
  public_metadata: z.record(z.string(), z.unknown()).nullable().optional(),
  created_at: timestamp,
  updated_at: timestamp,
  organization: z.object({ id }),
  public_user_data: z.object({
    user_id: id,
    first_name: name,
    last_name: name,
    image_url: z.string().min(1).optional(),
  }),
});

const account = z.object({
  id,
  username: name,
  first_name: name,
  last_name: name,
  image_url: z.string().min(1).optional(),
  email_addresses: z.array(z.object({ id, email_address: z.string() })).optional(),
  primary_email_address_id: z.string().nullable().optional(),
  last_sign_in_at: z.int().min(0).nullable().optional(),
  updated_at: timestamp,
});

function read<Shape extends z.ZodType>(shape: Shape, data: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(data);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues
    .slice(0, 20)
    .map(({ message, path }) => ({ message, path: ['data', ...path.map(String)] }));
  throw new ApiError('bad_request', { details });
}

const withoutUndefined = (profile: { [Key in keyof Profile]?: Profile[Key] | undefined }) =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined)) as Partial<Profile>;

export interface MembershipEvent {
  organizationId: string;
  userId: string;
  reported: ReportedMembership;
}

/** `at` is the time of the event, in milliseconds since 1970. */
export function readMembership(data: unknown, at: number): MembershipEvent {
  const {
    organization,
    public_user_data: person,
    role,
    public_metadata: publicMetadata,
    created_at: joinedAt,
    updated_at: changedAt,
  } = read(membership, data);
  const profile = withoutUndefined({
    firstName: person.first_name,
    lastName: person.last_name,
    profileImageUrl: person.image_url,
  });
  const reported = {
    role: role ?? null,
    publicMetadata: publicMetadata ?? null,
    profile,
    joinedAt: joinedAt ?? null,
    changedAt: changedAt ?? at,
    at,
  };
  return { organizationId: organization.id, userId: person.user_id, reported };
}

export interface AccountEvent {
  userId: string;
  profile: Partial<Profile>;
  changedAt: number;
}

export function readAccount(data: unknown, at: number): AccountEvent {
  const user = read(account, data);
  const primary = user.email_addresses?.find((address) => address.id === user.primary_email_address_id);
  const profile = withoutUndefined({
    email: primary?.email_address,
    firstName: user.first_name,
    lastName: user.last_name,
    username: user.username,
    profileImageUrl: user.image_url,
    lastSignInAt: user.last_sign_in_at,
  });
  return { userId: user.id, profile, changedAt: user.updated_at ?? at };
}

/** Returns the id of a deleted user or organization. */
export const readId = (data: unknown): string => read(z.object({ id }), data).id;
