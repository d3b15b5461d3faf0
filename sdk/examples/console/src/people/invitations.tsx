import { useState } from 'react';
import { Pagination } from '@mantine/core';
import type { InvitationStatus } from '@agent-platform/sdk';
import { ErrorNotice, Loaded, useAction, useData } from '../data.js';
import { Row, RowButton, Rows, Status } from '../elements.js';
import { time } from '../format.js';
import { useCan } from '../session.js';
import { roleName } from './roles.js';

const pageSize = 20;
/** A request without a status lists only pending invitations. */
const statuses: InvitationStatus[] = ['pending', 'accepted', 'revoked', 'expired'];

export function Invitations() {
  const can = useCan();
  const [page, setPage] = useState(1);
  const input = { limit: pageSize, offset: (page - 1) * pageSize, status: statuses };
  const query = useData(['invitations', page], (client, signal) => client.invitations.list(input, { signal }), {
    keepsPrevious: true,
  });
  const revoke = useAction((client, id: string) => client.invitations.revoke({ invitationIds: [id] }));
  const refusal = revoke.data?.errors[0]?.error;
  const error = revoke.error ?? (refusal === undefined ? null : new Error(refusal));
  return (
    <>
      {error && <ErrorNotice error={error} />}
      <Loaded query={query} isEmpty={({ data }) => data.length === 0} empty="There are no invitations.">
        {({ data, totalCount }) => (
          <>
            <Rows head={['Email address', 'Role', 'Status', 'Invited', '']}>
              {data.map(({ id, emailAddress, role, status, createdAt }) => (
                <Row
                  key={id}
                  cells={[
                    emailAddress,
                    roleName(role),
                    <Status value={status} />,
                    time(createdAt),
                    status === 'pending' && can('revokeInvitations') && (
                      <RowButton color="red" loading={revoke.isPending} onClick={() => revoke.mutate(id)}>
                        Revoke
                      </RowButton>
                    ),
                  ]}
                />
              ))}
            </Rows>
            {totalCount > pageSize && (
              <Pagination mt="md" total={Math.ceil(totalCount / pageSize)} value={page} onChange={setPage} />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
