import { useMemo, useState } from 'react';
import { Button, Center, Loader, Stack } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createClient } from '@agent-platform/sdk';
import { keepConnection, type Connection } from './connection.js';
import { ConnectionDialog } from './connection-dialog.js';
import { ErrorNotice } from './data.js';
import { Pages } from './pages.js';
import { SessionContext } from './session.js';
import { Shell } from './shell.js';

interface ConnectedProps {
  connection: Connection;
  openSettings(): void;
}

function Connected({ connection, openSettings }: ConnectedProps) {
  const client = useMemo(() => createClient(connection), [connection]);
  const me = useQuery({ queryKey: ['me'], queryFn: ({ signal }) => client.me.permissions({}, { signal }) });
  if (me.data) {
    return (
      <SessionContext value={{ client, me: me.data }}>
        <Shell baseUrl={connection.baseUrl} openSettings={openSettings}>
          <Pages />
        </Shell>
      </SessionContext>
    );
  }
  return (
    <Center mih="100vh" p="md">
      {me.error ? (
        <Stack maw={560} w="100%">
          <ErrorNotice error={me.error} onRetry={() => void me.refetch()} />
          <Button variant="default" onClick={openSettings}>
            Change the connection
          </Button>
        </Stack>
      ) : (
        <Loader aria-label="Connecting" />
      )}
    </Center>
  );
}

/** TanStack Query must not retry, because the SDK does. */
const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false } } });

export function App({ initial }: { initial: Connection | null }) {
  const [connection, setConnection] = useState(initial);
  const [isOpen, setOpen] = useState(initial === null);
  // The cache must not outlive its connection: another service or caller has other records.
  const queries = useMemo(createQueryClient, [connection]);
  const connect = (next: Connection) => {
    keepConnection(next);
    setConnection({ ...next });
    setOpen(false);
  };
  return (
    <QueryClientProvider client={queries}>
      {connection && <Connected connection={connection} openSettings={() => setOpen(true)} />}
      {isOpen && (
        <ConnectionDialog
          connection={connection}
          onConnect={connect}
          onClose={connection ? () => setOpen(false) : null}
        />
      )}
    </QueryClientProvider>
  );
}
