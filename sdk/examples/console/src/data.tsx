// Hooks that load and change data, and the elements that a loading, empty or failed page shows.
import type { ReactNode } from 'react';
import { Alert, Button, Code, Group, List, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { AgentPlatformError, ApiError, ConnectionError, TimeoutError, type Client } from '@agent-platform/sdk';
import { useSession } from './session.js';

interface DataOptions<Data> {
  isEnabled?: boolean;
  /** Returns the milliseconds until the data is loaded again; false for never. */
  refetchMs?(data: Data | undefined): number | false;
  /** Whether the data of the previous key is shown until the data of a new key arrives. */
  keepsPrevious?: boolean;
}

/** Leaving the page aborts the request. */
export function useData<Data>(
  key: readonly unknown[],
  load: (client: Client, signal: AbortSignal) => PromiseLike<Data>,
  { isEnabled = true, refetchMs, keepsPrevious = false }: DataOptions<Data> = {},
): UseQueryResult<Data> {
  const { client } = useSession();
  return useQuery<Data>({
    queryKey: key,
    queryFn: async ({ signal }) => load(client, signal),
    enabled: isEnabled,
    refetchInterval: (query) => refetchMs?.(query.state.data) ?? false,
    ...(keepsPrevious ? { placeholderData: (previous: Data | undefined) => previous as never } : {}),
  });
}

/**
 * Changes a record, then reloads the data of the page. Reloads even after a failure, so that a refused change can be
 * repeated with the new etag. Calls `onSuccess` before the reload, so that `onSuccess` can leave the page of a deleted
 * record.
 */
export function useAction<Input, Output>(
  run: (client: Client, input: Input) => Promise<Output>,
  { onSuccess }: { onSuccess?(): void } = {},
) {
  const { client } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => run(client, input),
    onSuccess,
    onSettled: () => void queries.invalidateQueries(),
  });
}

interface Description {
  text: string;
  code: string;
  requestId: string | null;
  details: string[];
}

function describe(error: unknown): Description {
  if (error instanceof ApiError) {
    const details = error.details.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' '));
    if (error.code === 'record_changed')
      details.push('Nothing was saved. Close this to see the current record, then repeat the change.');
    return { text: error.error, code: `${error.status} ${error.code}`, requestId: error.requestId, details };
  }
  const none = { requestId: null, details: [] };
  if (error instanceof ConnectionError)
    return {
      ...none,
      text: 'The service cannot be reached. Check its address, and that it allows this origin.',
      code: error.name,
    };
  if (error instanceof TimeoutError) return { ...none, text: 'The service did not reply in time.', code: error.name };
  if (error instanceof AgentPlatformError) return { ...none, text: error.message, code: error.name };
  return { ...none, text: String(error), code: 'unexpected' };
}

export function ErrorNotice({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { text, code, requestId, details } = describe(error);
  return (
    <Alert color="red" title={text} role="alert">
      <Stack gap="xs" align="flex-start">
        {details.length > 0 && (
          <List size="sm">
            {details.map((detail) => (
              <List.Item key={detail}>{detail}</List.Item>
            ))}
          </List>
        )}
        <Group gap="xs">
          <Text size="xs">
            Code <Code>{code}</Code>
          </Text>
          <Text size="xs">
            Request {requestId === null ? 'without an id' : <Code className="break">{requestId}</Code>}
          </Text>
        </Group>
        {onRetry && (
          <Button size="xs" color="red" variant="outline" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

export function Empty({ children }: { children: ReactNode }) {
  return (
    <Paper withBorder p="xl" className="empty">
      <Text c="dimmed" ta="center">
        {children}
      </Text>
    </Paper>
  );
}

export function Loading({ lines = 4 }: { lines?: number }) {
  return (
    <Stack gap="sm" aria-busy="true" aria-label="Loading">
      {Array.from({ length: lines }, (_line, index) => (
        <Skeleton key={index} height={28} width={`${100 - (index % 3) * 12}%`} />
      ))}
    </Stack>
  );
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  isEmpty?(data: Data): boolean;
  empty?: ReactNode;
  lines?: number;
  children(data: Data): ReactNode;
}

export function Loaded<Data>({ query, isEmpty, empty, lines, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  const notice = error && <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return notice ?? <Loading {...(lines === undefined ? {} : { lines })} />;
  return (
    <>
      {notice}
      {isEmpty?.(data) ? <Empty>{empty}</Empty> : children(data)}
    </>
  );
}
