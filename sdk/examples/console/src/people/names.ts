// Names of people, where the API has their ids.
import { useData } from '../data.js';
import { nameOf } from '../format.js';
import { useCan } from '../session.js';

/** The members, at most 500, if the caller may list them. Pages and filters share them. */
export function useMembers() {
  const can = useCan();
  const query = useData(['users', 'names'], (client, signal) => client.users.list({ limit: 500 }, { signal }), {
    isEnabled: can('listUsers'),
  });
  return query.data?.data ?? [];
}

/** Returns a function that returns the name of a member. Of any other user, it returns the email address or the id. */
export function useNameOfUser(): (id: string, email?: string | null) => string {
  const names = new Map(useMembers().map((member) => [member.id, nameOf(member)]));
  return (id, email = null) => names.get(id) ?? email ?? id;
}
