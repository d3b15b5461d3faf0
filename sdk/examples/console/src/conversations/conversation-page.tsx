import { useState } from 'react';
import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { Conversation, DashboardInteraction } from '@agent-platform/sdk';
import { Link } from 'wouter';
import { Empty, Loaded, useData } from '../data.js';
import { PageLink, PageTitle, Section, Status } from '../elements.js';
import { count, dollars, number, seconds, words } from '../format.js';
import { useCan } from '../session.js';
import { ownerOf } from '../usage/figures.js';
import { MessageView } from './message.js';

function Messages({ conversation }: { conversation: Conversation }) {
  if (conversation.messages.length === 0) return <Empty>There are no messages.</Empty>;
  return (
    <Stack gap="sm">
      {conversation.messages.map((message) => (
        <MessageView key={message.id} message={message} />
      ))}
      {conversation.failure !== undefined && (
        <Alert color="red" title={conversation.failure}>
          {conversation.failureCode && words(conversation.failureCode)}
        </Alert>
      )}
    </Stack>
  );
}

function Figures({ interaction }: { interaction: DashboardInteraction }) {
  const { totalMessageCount, totalTokens, toolCalls, attachmentCount, duration, model, latencyMs, costUsd } =
    interaction;
  const facts = [
    ownerOf(interaction),
    model ?? interaction.agentModel,
    count(totalMessageCount, 'message'),
    `${number(totalTokens)} tokens`,
    ...(toolCalls.length > 0 ? [count(toolCalls.length, 'tool call')] : []),
    ...(attachmentCount > 0 ? [count(attachmentCount, 'file')] : []),
    ...(duration === null ? [] : [seconds(duration)]),
    ...(latencyMs === null ? [] : [`last run ${seconds(latencyMs / 1000)}`]),
    ...(costUsd === null ? [] : [dollars(costUsd)]),
  ];
  return (
    <>
      <Text size="sm" c="dimmed" className="break">
        {facts.join(' · ')}
      </Text>
      {(interaction.feedbackData ?? []).map(({ rating, comment, timestamp }) => (
        <Text key={timestamp} size="sm" c={rating === 'helpful' ? 'teal' : 'red'}>
          {rating === 'helpful' ? '▲ Helpful' : '▼ Not helpful'}
          {comment !== '' && `: ${comment}`}
        </Text>
      ))}
    </>
  );
}

function SubConversation({ interaction }: { interaction: DashboardInteraction }) {
  const { id, agentName, firstMessageText, subConversations } = interaction;
  const [isOpen, setOpen] = useState(false);
  const query = useData(['conversation', id], (client, signal) => client.conversations.get(id, { signal }), {
    isEnabled: isOpen,
  });
  return (
    <details className="sub" onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>
        <strong>{agentName}</strong>: {firstMessageText ?? 'without a message'}
        {subConversations.length > 0 && (
          <Badge ml="xs" variant="light" color="gray">
            {count(subConversations.length, 'sub-conversation')}
          </Badge>
        )}
      </summary>
      {isOpen && (
        <Stack gap="sm" mt="sm">
          <Figures interaction={interaction} />
          <Loaded query={query}>{(conversation) => <Messages conversation={conversation} />}</Loaded>
          {subConversations.map((sub) => (
            <SubConversation key={sub.id} interaction={sub} />
          ))}
        </Stack>
      )}
    </details>
  );
}

/** The dashboard has no filter by id, so the request selects the millisecond in which the conversation was created. */
function ConversationFigures({ conversation: { id, createdAt } }: { conversation: Conversation }) {
  const can = useCan();
  const query = useData(['interaction', id], async (client, signal) => {
    const to = new Date(Date.parse(createdAt) + 1).toISOString();
    const found = await client.dashboard.interactions({ from: createdAt, to, allInOrg: can('listUsers') }, { signal });
    return found.find((one) => one.id === id) ?? null;
  });
  return (
    <Loaded query={query} lines={1}>
      {(interaction) =>
        interaction && (
          <Stack gap="sm">
            <Figures interaction={interaction} />
            {interaction.subConversations.length > 0 && (
              <Section title="Started by the agent">
                {interaction.subConversations.map((sub) => (
                  <SubConversation key={sub.id} interaction={sub} />
                ))}
              </Section>
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}

export function ConversationPage({ threadId }: { threadId: string }) {
  const can = useCan();
  const query = useData(
    ['conversation', threadId],
    (client, signal) => client.conversations.get(threadId, { signal }),
    { refetchMs: (data) => (data?.streamStatus === 'in_progress' ? 2_000 : false) },
  );
  return (
    <Loaded query={query}>
      {(conversation) => (
        <>
          <PageTitle
            actions={
              <Button
                component={Link}
                href={`/chat?agent=${conversation.agentId}&thread=${conversation.id}`}
                variant="default"
              >
                Continue
              </Button>
            }
          >
            {conversation.name || 'Conversation'}
          </PageTitle>
          <Stack>
            <Group gap="xs">
              <Status value={conversation.streamStatus} />
              {conversation.upstreamConversationId !== null && (
                <Text size="sm">
                  Started in{' '}
                  <PageLink href={`/conversations/${conversation.upstreamConversationId}`}>
                    another conversation
                  </PageLink>
                </Text>
              )}
            </Group>
            <Messages conversation={conversation} />
            {can('getInteractions') && conversation.upstreamConversationId === null && (
              <ConversationFigures conversation={conversation} />
            )}
          </Stack>
        </>
      )}
    </Loaded>
  );
}
