import { useState } from 'react';
import { Button, Checkbox, Group, Modal, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { ToolServer } from '@agent-platform/sdk';
import { ErrorNotice, useAction } from '../data.js';
import { TestResult } from './test-result.js';

interface Draft {
  name: string;
  url: string;
  transport: string;
  enabled: boolean;
  /** One header per line. Null keeps the stored headers, whose values the API never returns. */
  headers: string | null;
}

const empty: Draft = { name: '', url: '', transport: 'streamable-http', enabled: true, headers: '' };

/** Returns null if a line has no name before a colon. */
function parseHeaders(text: string): Record<string, string> | null {
  const headers: Record<string, string> = {};
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const colon = line.indexOf(':');
    if (colon < 1) return null;
    headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return headers;
}

interface HeadersProps {
  stored: readonly string[];
  draft: Draft;
  change(changes: Partial<Draft>): void;
}

function Headers({ stored, draft: { headers }, change }: HeadersProps) {
  return (
    <>
      {stored.length > 0 && (
        <Checkbox
          label={`Replace the stored headers: ${stored.join(', ')}`}
          checked={headers !== null}
          onChange={({ currentTarget: { checked } }) => change({ headers: checked ? '' : null })}
        />
      )}
      {headers !== null && (
        <Textarea
          label="Headers"
          description="One per line, such as Authorization: Bearer … The values are stored encrypted and never shown."
          autosize
          minRows={2}
          maxRows={8}
          value={headers}
          error={parseHeaders(headers) === null ? 'Each line is a name, a colon and a value.' : null}
          onChange={({ currentTarget: { value } }) => change({ headers: value })}
        />
      )}
    </>
  );
}

/** Adds a tool server, or changes it unless another user has changed it since the dialog opened. */
export function ToolServerDialog({ server, onClose }: { server: ToolServer | null; onClose(): void }) {
  const stored = server?.headerNames ?? [];
  const [draft, setDraft] = useState<Draft>(
    server === null ? empty : { ...server, headers: stored.length > 0 ? null : '' },
  );
  const change = (changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes }));
  const { name, url, transport, enabled } = draft;
  const headers = draft.headers === null ? null : parseHeaders(draft.headers);
  const save = useAction(async (client, _input: void) => {
    const body = { name, url, transport, enabled, ...(headers !== null && { headers }) };
    if (server === null) await client.toolServers.create(body);
    else await client.toolServers.update({ ...body, id: server.id, etag: server.etag });
  });
  const test = useAction((client, _input: void) => client.toolServers.test({ url, transport, headers: headers ?? {} }));
  const isValid = name.trim() !== '' && url !== '' && (draft.headers === null || headers !== null);
  return (
    <Modal opened size="lg" onClose={onClose} title={server === null ? 'Add a tool server' : server.name}>
      <Stack>
        <TextInput label="Name" value={name} onChange={({ currentTarget: { value } }) => change({ name: value })} />
        <TextInput label="URL" value={url} onChange={({ currentTarget: { value } }) => change({ url: value.trim() })} />
        <Select
          label="Transport"
          allowDeselect={false}
          data={['streamable-http', 'sse']}
          value={transport}
          onChange={(value) => value && change({ transport: value })}
        />
        <Headers stored={stored} draft={draft} change={change} />
        <Switch
          label="Agents may use it"
          checked={enabled}
          onChange={({ currentTarget: { checked } }) => change({ enabled: checked })}
        />
        {(save.error ?? test.error) && <ErrorNotice error={save.error ?? test.error} />}
        {test.data && <TestResult result={test.data} />}
        <Group justify="flex-end">
          {draft.headers !== null && (
            <Button
              variant="light"
              disabled={url === '' || headers === null}
              loading={test.isPending}
              onClick={() => test.mutate()}
            >
              Test
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!isValid}
            loading={save.isPending}
            onClick={() => save.mutate(undefined, { onSuccess: onClose })}
          >
            Save
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
