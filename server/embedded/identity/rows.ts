// Rows of the provider's tables, and their JSON in Clerk's Backend API.

type Json = Record<string, unknown>;
/** A column of type bigint. pg returns it as text unless the pool configures a parser. */
type Milliseconds = string | number;

export interface OrganizationRow {
  id: string;
  name: string;
  slug: string;
  public_metadata: Json;
  private_metadata: Json;
  created_at: Milliseconds;
  updated_at: Milliseconds;
}

export interface UserRow {
  id: string;
  email: string;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  image_url: string;
  last_sign_in_at: Milliseconds | null;
  public_metadata: Json;
  private_metadata: Json;
  unsafe_metadata: Json;
  created_at: Milliseconds;
  updated_at: Milliseconds;
}

export interface MembershipRow {
  id: string;
  organization_id: string;
  user_id: string;
  role: string;
  permissions: string[];
  public_metadata: Json;
  private_metadata: Json;
  created_at: Milliseconds;
  updated_at: Milliseconds;
}

export interface Membership {
  readonly row: MembershipRow;
  readonly organization: OrganizationRow;
  readonly user: UserRow;
}

export interface InvitationRow {
  id: string;
  organization_id: string;
  email_address: string;
  role: string;
  status: 'pending' | 'accepted' | 'revoked' | 'expired';
  public_metadata: Json;
  private_metadata: Json;
  created_at: Milliseconds;
  updated_at: Milliseconds;
  expires_at: Milliseconds;
}

function times(row: { created_at: Milliseconds; updated_at: Milliseconds }): Json {
  return { created_at: Number(row.created_at), updated_at: Number(row.updated_at) };
}

export function organizationJson(row: OrganizationRow): Json {
  return {
    object: 'organization',
    id: row.id,
    name: row.name,
    slug: row.slug,
    has_image: false,
    max_allowed_memberships: 0,
    admin_delete_enabled: true,
    public_metadata: row.public_metadata,
    private_metadata: row.private_metadata,
    ...times(row),
  };
}

export function userJson(row: UserRow): Json {
  const emailId = `idn_${row.id.replace(/^user_/, '')}`;
  return {
    object: 'user',
    id: row.id,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    image_url: row.image_url,
    has_image: true,
    primary_email_address_id: emailId,
    email_addresses: [
      { object: 'email_address', id: emailId, email_address: row.email, verification: null, linked_to: [] },
    ],
    phone_numbers: [],
    web3_wallets: [],
    external_accounts: [],
    public_metadata: row.public_metadata,
    private_metadata: row.private_metadata,
    unsafe_metadata: row.unsafe_metadata,
    last_sign_in_at: row.last_sign_in_at === null ? null : Number(row.last_sign_in_at),
    ...times(row),
  };
}

export function membershipJson({ row, organization, user }: Membership): Json {
  return {
    object: 'organization_membership',
    id: row.id,
    role: row.role,
    role_name: row.role.replace(/^org:/, ''),
    permissions: row.permissions,
    public_metadata: row.public_metadata,
    private_metadata: row.private_metadata,
    ...times(row),
    organization: organizationJson(organization),
    public_user_data: {
      user_id: user.id,
      identifier: user.email,
      first_name: user.first_name,
      last_name: user.last_name,
      image_url: user.image_url,
      has_image: true,
    },
  };
}

export function invitationJson(row: InvitationRow): Json {
  return {
    object: 'organization_invitation',
    id: row.id,
    organization_id: row.organization_id,
    email_address: row.email_address,
    role: row.role,
    role_name: row.role.replace(/^org:/, ''),
    status: row.status,
    public_metadata: row.public_metadata,
    private_metadata: row.private_metadata,
    url: null,
    ...times(row),
    expires_at: Number(row.expires_at),
  };
}
