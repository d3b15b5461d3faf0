/** The authenticated caller of a request. Can access only records of `organizationId`. */
export interface Caller {
  readonly userId: string;
  readonly organizationId: string;
  /** Role in the organization, such as `org:admin`; null if the token contains none. */
  readonly role: string | null;
  readonly permissions: readonly string[];
}

export const isGuest = ({ role }: { readonly role: string | null }): boolean => role === 'org:guest';
