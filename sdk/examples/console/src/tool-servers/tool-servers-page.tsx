import { useState } from 'react';
import { Button, Group, Modal, Text } from '@mantine/core';
import type { ToolServer } from '@agent-platform/sdk';
import { ErrorNotice, Loaded, Loading, useAction, useData } from '../data.js';
import { Dependents } from '../dependents.js';
import { Confirm, PageTitle, Row, RowButton, Rows, Status } from '../elements.js';
import { time } from '../format.js';
import { useCan } from '../session.js';
import { TestResult } from './test-result.js';
import { ToolServerDialog } from './tool-server-dialog.js';

interface ActionProps {
  server: ToolServer;
  onClose(): void;
}

function Remove({ server: { id, name, etag }, onClose }: ActionProps) {
  const remove = useAction((client, _input: void) => client.toolServers.delete({ id, etag }));
  return (
    <Confirm
      title="Delete the tool server"
      action="Delete"
      dependents={<Dependents type="tool_server" id={id} isLoaded={remove.isIdle} />}
      error={remove.error}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      Agents can no longer use the tools of {name}.
    </Confirm>
  );
}

interface TableProps {
  servers: ToolServer[];
  onTest(server: ToolServer): void;
  onEdit(server: ToolServer): void;
  onRemove(server: ToolServer): void;
}

function Table({ servers, onTest, onEdit, onRemove }: TableProps) {
  const can = useCan();
  return (
    <Rows head={['Name', 'State', 'Last success', 'Last error', 'Agents may use it', '']}>
      {servers.map((server) => (
        <Row
          key={server.id}
          cells={[
            <>
              {server.name}
              <Text size="xs" c="dimmed" className="break">
                {server.url}
              </Text>
            </>,
            <Status value={server.state} />,
            time(server.lastSuccessAt),
            server.lastError === null ? (
              '–'
            ) : (
              <>
                <Text size="sm" className="break" lineClamp={3}>
                  {server.lastError}
                </Text>
                <Text size="xs" c="dimmed">
                  {time(server.lastErrorAt)}
                </Text>
              </>
            ),
            server.enabled ? 'on' : 'off',
            <Group gap={4} wrap="nowrap" justify="flex-end">
              {can('testToolServer') && <RowButton onClick={() => onTest(server)}>Test</RowButton>}
              {can('updateToolServer') && <RowButton onClick={() => onEdit(server)}>Edit</RowButton>}
              {can('deleteToolServer') && (
                <RowButton color="red" onClick={() => onRemove(server)}>
                  Delete
                </RowButton>
              )}
            </Group>,
          ]}
        />
      ))}
    </Rows>
  );
}

export function ToolServersPage() {
  const can = useCan();
  const query = useData(['toolServers'], (client, signal) => client.toolServers.list({}, { signal }));
  const [edited, setEdited] = useState<ToolServer | 'new' | null>(null);
  const [removed, setRemoved] = useState<ToolServer | null>(null);
  // The test also updates the state of the server in the list.
  const test = useAction((client, { id }: ToolServer) => client.toolServers.test({ id }));
  return (
    <>
      <PageTitle
        actions={can('createToolServer') && <Button onClick={() => setEdited('new')}>Add a tool server</Button>}
      >
        Tool servers
      </PageTitle>
      <Loaded
        query={query}
        isEmpty={({ toolServers }) => toolServers.length === 0}
        empty="The organization has no tool servers yet."
      >
        {({ toolServers }) => (
          <Table servers={toolServers} onTest={test.mutate} onEdit={setEdited} onRemove={setRemoved} />
        )}
      </Loaded>
      {!test.isIdle && (
        <Modal opened size="lg" onClose={test.reset} title={`Test of ${test.variables.name}`}>
          {test.isPending && <Loading />}
          {test.error && <ErrorNotice error={test.error} onRetry={() => test.mutate(test.variables)} />}
          {test.data && <TestResult result={test.data} />}
        </Modal>
      )}
      {edited !== null && (
        <ToolServerDialog server={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {removed && <Remove server={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}
