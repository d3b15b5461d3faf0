import { useState } from 'react';
import { Button, Tabs } from '@mantine/core';
import { PageTitle } from '../elements.js';
import { useCan } from '../session.js';
import { Invitations } from './invitations.js';
import { InviteDialog } from './invite-dialog.js';
import { Users } from './users.js';

export function PeoplePage() {
  const can = useCan();
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <PageTitle actions={can('createInvitations') && <Button onClick={() => setInviting(true)}>Invite</Button>}>
        People
      </PageTitle>
      <Tabs defaultValue="members" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="members">Members</Tabs.Tab>
          <Tabs.Tab value="invitations">Invitations</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="members">
          <Users />
        </Tabs.Panel>
        <Tabs.Panel value="invitations">
          <Invitations />
        </Tabs.Panel>
      </Tabs>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
