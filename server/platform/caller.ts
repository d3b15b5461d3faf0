/** Who makes a call, as the verified token says. Every rule and every query acts inside `organizationId`. */
export interface Caller {
  readonly userId: string;
  readonly organizationId: string;
  /** Role in the organization, such as `org:admin`; null when the token names none. */
  readonly role: string | null;
  readonly permissions: readonly string[];
}
