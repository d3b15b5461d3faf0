import { useData } from '../data.js';
import { nameOf } from '../format.js';
import { useCan } from '../session.js';

/** Returns at most 500 members; none if the caller may not list them. */
export function useMembers() {
  const can = useCan();
  const query = useData(['users', 'names'], (client, signal) => client.users.list({ limit: 500 }, { signal }), {
    isEnabled: can('listUsers'),
  });
  return query.data?.data ?? [];
}

/** Returns a function that returns the name of a member, or the email address or id of any other user. */
export function useNameOfUser(): (id: string, email?: string | null) => string {
  const names = new Map(useMembers().map((member) => [member.id, nameOf(member)]));
  return (id, email = null) => names.get(id) ?? email ?? id;
}
