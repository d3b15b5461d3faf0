import { useState } from 'react';
import { Button, Code, Group, Modal, Select, Stack, Text } from '@mantine/core';
import type { Agent, AgentVersion } from '@agent-platform/sdk';
import { Link } from 'wouter';
import { Loaded, useAction, useData } from '../data.js';
import { Confirm, Facts, PageTitle, Row, RowButton, Rows, Section, Status } from '../elements.js';
import { time, words } from '../format.js';
import { useNameOfUser } from '../people/names.js';
import { useCan } from '../session.js';
import { Difference } from './difference.js';
import { ModelDialog } from './model-dialog.js';

interface ComparedProps {
  version: AgentVersion;
  versions: AgentVersion[];
  onClose(): void;
}

const labelOf = ({ number, label }: AgentVersion) => `Version ${number}${label === null ? '' : ` · ${label}`}`;

function Compared({ version, versions, onClose }: ComparedProps) {
  const [other, setOther] = useState<string | null>(null);
  return (
    <Modal opened size="xl" onClose={onClose} title={labelOf(version)}>
      <Stack>
        <Select
          label="Compared with"
          placeholder="Previous version"
          clearable
          value={other}
          onChange={setOther}
          data={versions
            .filter(({ id }) => id !== version.id)
            .map((one) => ({ value: String(one.id), label: labelOf(one) }))}
        />
        <Difference agentId={version.agentId} versionId={version.id} otherId={other === null ? null : Number(other)} />
      </Stack>
    </Modal>
  );
}

function Versions({ agent: { id: agentId, etag } }: { agent: Agent }) {
  const can = useCan();
  const nameOfUser = useNameOfUser();
  const query = useData(['agent', agentId, 'versions'], (client, signal) =>
    client.agents.versions.list({ agentId, limit: 200 }, { signal }),
  );
  const [compared, setCompared] = useState<AgentVersion | null>(null);
  const [restored, setRestored] = useState<AgentVersion | null>(null);
  const rollback = useAction((client, version: AgentVersion) =>
    client.agents.versions.rollback({ agentId, versionId: version.id, etag }),
  );
  const checkpoint = useAction((client, _input: void) => client.agents.versions.checkpoint({ agentId }));
  const close = () => {
    setRestored(null);
    rollback.reset();
  };
  return (
    <Section
      title="Versions"
      actions={
        can('changeAgentVersion') && (
          <Button size="xs" variant="default" loading={checkpoint.isPending} onClick={() => checkpoint.mutate()}>
            Save a checkpoint
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ versions }) => (
          <>
            <Rows head={['Version', 'Created', 'Saved by', 'Source', '']}>
              {versions.map((version) => (
                <Row
                  key={version.id}
                  cells={[
                    <Group gap="xs">
                      <span>{labelOf(version)}</span>
                      {version.isPublished && <Status value="published" />}
                    </Group>,
                    time(version.createdAt),
                    <Text size="sm" className="break">
                      {nameOfUser(version.createdBy)}
                    </Text>,
                    words(version.source),
                    <Group gap={4} wrap="nowrap" justify="flex-end">
                      <RowButton onClick={() => setCompared(version)}>Differences</RowButton>
                      {can('changeAgentVersion') && !version.isPublished && (
                        <RowButton color="orange" onClick={() => setRestored(version)}>
                          Roll back
                        </RowButton>
                      )}
                    </Group>,
                  ]}
                />
              ))}
            </Rows>
            {compared && <Compared version={compared} versions={versions} onClose={() => setCompared(null)} />}
            {restored && (
              <Confirm
                title="Roll back"
                action={`Restore version ${restored.number}`}
                error={rollback.error}
                isPending={rollback.isPending}
                onConfirm={() => rollback.mutate(restored, { onSuccess: close })}
                onClose={close}
              >
                The agent gets the configuration of {labelOf(restored)}. The current configuration is kept as a version.
              </Confirm>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function useNameOfToolServer(): (id: number) => string {
  const can = useCan();
  const query = useData(['toolServers'], (client, signal) => client.toolServers.list({}, { signal }), {
    isEnabled: can('listToolServers'),
  });
  return (id) => query.data?.toolServers.find((server) => server.id === id)?.name ?? String(id);
}

function Configuration({ agent }: { agent: Agent }) {
  const can = useCan();
  const [isChoosing, setChoosing] = useState(false);
  const nameOfToolServer = useNameOfToolServer();
  return (
    <Section
      title="Configuration"
      actions={
        can('saveAgent') && (
          <Button size="xs" variant="default" onClick={() => setChoosing(true)}>
            Choose a model
          </Button>
        )
      }
    >
      <Facts
        facts={[
          ['Model', agent.model],
          ['Temperature', agent.temperature ?? 'default of the model'],
          ['Maximum output tokens', agent.maxOutputTokens ?? 'default of the model'],
          ['Reasoning effort', agent.reasoningEffort ?? 'default of the model'],
          ['Stage', <Status value={agent.stage} />],
          ['In the chat', agent.showInChat ? 'yes' : 'no'],
          ['Tools', Object.keys(agent.tools).join(', ') || 'none'],
          ['Tool servers', agent.mcpServers?.map(nameOfToolServer).join(', ') || 'none'],
          ['Maximum tool calls', agent.maxToolRoundtrips],
          ['Email slug', agent.emailSlug ?? '–'],
          ['Tags', agent.tags.map(({ name }) => name).join(', ') || 'none'],
          ['Updated', time(agent.updatedAt)],
        ]}
      />
      <Text size="sm" c="dimmed">
        System prompt
      </Text>
      <Code block className="prewrap">
        {agent.systemPrompt || '–'}
      </Code>
      {isChoosing && <ModelDialog agent={agent} onClose={() => setChoosing(false)} />}
    </Section>
  );
}

export function AgentPage({ agentId }: { agentId: number }) {
  const agent = useData(['agent', agentId], (client, signal) => client.agents.get(agentId, { signal }));
  return (
    <Loaded query={agent}>
      {(data) => (
        <>
          <PageTitle
            actions={
              <Button component={Link} href={`/chat?agent=${agentId}`}>
                Chat
              </Button>
            }
          >
            {data.name}
          </PageTitle>
          <Stack>
            <Text c="dimmed">{data.description}</Text>
            <Configuration agent={data} />
            <Versions agent={data} />
          </Stack>
        </>
      )}
    </Loaded>
  );
}
