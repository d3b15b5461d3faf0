import { useState } from 'react';
import { Group, Pagination, Select, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ListUsersInput, OrganizationUser } from '@agent-platform/sdk';
import { Loaded, useAction, useData } from '../data.js';
import { Dependents } from '../dependents.js';
import { Confirm, Row, RowButton, Rows } from '../elements.js';
import { count, nameOf, time } from '../format.js';
import { useCan, useSession } from '../session.js';
import { MetadataDialog } from './metadata-dialog.js';
import { roleName, roles } from './roles.js';

const pageSize = 20;

function RemoveUser({ user, onClose }: { user: OrganizationUser; onClose(): void }) {
  const remove = useAction((client, userId: string) => client.users.remove({ userIds: [userId] }));
  // A bulk call succeeds even if an entry fails.
  const refusal = remove.data?.errors?.[0]?.error;
  return (
    <Confirm
      title="Remove from the organization"
      action="Remove"
      dependents={<Dependents type="user" id={user.id} isLoaded={remove.isIdle} />}
      error={remove.error ?? (refusal === undefined ? null : new Error(refusal))}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(user.id, { onSuccess: ({ failed }) => failed === 0 && onClose() })}
      onClose={onClose}
    >
      {nameOf(user)} loses access. Conversations are kept.
    </Confirm>
  );
}

interface UserTableProps {
  users: OrganizationUser[];
  onEdit(user: OrganizationUser): void;
  onRemove(user: OrganizationUser): void;
}

function UserTable({ users, onEdit, onRemove }: UserTableProps) {
  const { me } = useSession();
  const can = useCan();
  return (
    <Rows head={['Name', 'Role', 'Metadata', 'Joined', 'Last sign-in', '']}>
      {users.map((user) => (
        <Row
          key={user.id}
          cells={[
            <>
              {nameOf(user)}
              {nameOf(user) !== user.email && (
                <Text size="xs" c="dimmed" className="break">
                  {user.email}
                </Text>
              )}
            </>,
            roleName(user.role),
            <Text size="xs" className="break" lineClamp={2}>
              {Object.entries(user.publicMetadata)
                .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
                .join(', ') || '–'}
            </Text>,
            time(user.joinedAt),
            time(user.lastSignInAt),
            <Group gap={4} wrap="nowrap" justify="flex-end">
              {can('updateUserMetadata') && <RowButton onClick={() => onEdit(user)}>Metadata</RowButton>}
              {can('removeUsers') && user.id !== me.userId && (
                <RowButton color="red" onClick={() => onRemove(user)}>
                  Remove
                </RowButton>
              )}
            </Group>,
          ]}
        />
      ))}
    </Rows>
  );
}

export function Users() {
  const [query, setQuery] = useState('');
  const [role, setRole] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<OrganizationUser | null>(null);
  const [removed, setRemoved] = useState<OrganizationUser | null>(null);
  const [text] = useDebouncedValue(query.trim(), 300);
  const input: ListUsersInput = {
    ...{ limit: pageSize, offset: (page - 1) * pageSize },
    ...(text === '' ? {} : { query: text }),
    ...(role === null ? {} : { role: role as NonNullable<ListUsersInput['role']> }),
  };
  const users = useData(['users', input], (client, signal) => client.users.list(input, { signal }), {
    keepsPrevious: true,
  });
  return (
    <>
      <Group mb="sm" gap="xs">
        <TextInput
          aria-label="Search"
          placeholder="Name or email address"
          value={query}
          onChange={({ currentTarget: { value } }) => {
            setQuery(value);
            setPage(1);
          }}
        />
        <Select
          aria-label="Role"
          placeholder="All roles"
          clearable
          data={roles}
          value={role}
          onChange={(value) => {
            setRole(value);
            setPage(1);
          }}
        />
      </Group>
      <Loaded query={users} isEmpty={({ data }) => data.length === 0} empty="No member matches.">
        {({ data, totalCount }) => (
          <>
            <Text size="sm" c="dimmed" mb="xs">
              {count(totalCount, 'member')}
            </Text>
            <UserTable users={data} onEdit={setEdited} onRemove={setRemoved} />
            {totalCount > pageSize && (
              <Pagination mt="md" total={Math.ceil(totalCount / pageSize)} value={page} onChange={setPage} />
            )}
          </>
        )}
      </Loaded>
      {edited && <MetadataDialog user={edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveUser user={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}
