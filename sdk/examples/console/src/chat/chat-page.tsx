import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button, Group, Loader, Paper, Select, Stack, Text, Textarea } from '@mantine/core';
import { useSearchParams } from 'wouter';
import { MessageView, ToolCall } from '../conversations/message.js';
import { Empty, ErrorNotice, Loaded, useData } from '../data.js';
import { PageLink, PageTitle } from '../elements.js';
import { number, words } from '../format.js';
import { useCan } from '../session.js';
import { useChat, type Run } from './use-chat.js';

function Answer({ run }: { run: Run }) {
  const { text, toolCalls, tokens, finishReason, warnings, isRunning } = run;
  const facts = [
    ...(finishReason === null || finishReason === 'stop' ? [] : [words(finishReason)]),
    ...(tokens === null ? [] : [`${number(tokens)} tokens`]),
  ];
  return (
    <Paper withBorder p="sm" className="message" data-role="assistant" aria-live="polite" aria-busy={isRunning}>
      <Stack gap="xs">
        {toolCalls.map(({ id, ...call }) => (
          <ToolCall key={id} {...call} />
        ))}
        {text !== '' && <Text className="prewrap">{text}</Text>}
        {isRunning && <Loader size="xs" type="dots" aria-label="The agent is answering" />}
        {warnings.map((warning) => (
          <Text key={warning} size="sm" c="orange">
            {warning}
          </Text>
        ))}
        {facts.length > 0 && (
          <Text size="xs" c="dimmed">
            {facts.join(' · ')}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

function EarlierMessages({ threadId }: { threadId: string }) {
  const query = useData(['conversation', threadId], (client, signal) => client.conversations.get(threadId, { signal }));
  return (
    <Loaded query={query}>
      {({ messages }) => messages.map((message) => <MessageView key={message.id} message={message} />)}
    </Loaded>
  );
}

interface ChatProps {
  agentId: number;
  threadId: string | null;
  starters: string[];
}

function Chat({ agentId, threadId: given, starters }: ChatProps) {
  const { runs, threadId, send, stop, isRunning } = useChat(agentId, given);
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (runs.length > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [runs]);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === '' || isRunning) return;
    void send(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      submit();
    }
  };
  return (
    <Stack>
      {given !== null && <EarlierMessages threadId={given} />}
      {given === null && runs.length === 0 && (
        <Stack gap="xs" align="flex-start">
          <Text c="dimmed">Ask the agent something{starters.length > 0 && ', for example'}:</Text>
          {starters.map((starter) => (
            <Button key={starter} variant="default" size="xs" onClick={() => void send(starter)}>
              {starter}
            </Button>
          ))}
        </Stack>
      )}
      {runs.map((run, index) => (
        <Stack key={index}>
          <Paper withBorder p="sm" className="message" data-role="user">
            <Text className="prewrap">{run.question}</Text>
          </Paper>
          <Answer run={run} />
          {run.error !== null && <ErrorNotice error={run.error} />}
        </Stack>
      ))}
      <form onSubmit={submit}>
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <Textarea
            aria-label="Message"
            placeholder="Message"
            flex={1}
            autosize
            minRows={1}
            maxRows={8}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
            onKeyDown={onKeyDown}
          />
          {isRunning ? (
            <Button color="red" variant="light" onClick={() => void stop()}>
              Stop
            </Button>
          ) : (
            <Button type="submit" disabled={text.trim() === ''}>
              Send
            </Button>
          )}
        </Group>
      </form>
      {threadId !== null && !isRunning && (
        <Text size="sm">
          <PageLink href={`/conversations/${threadId}`}>Open the conversation</PageLink>
        </Text>
      )}
      <div ref={end} />
    </Stack>
  );
}

interface AgentChoiceProps {
  chosen: string | null;
  children(agent: { id: number; conversationStarters: string[] } | null): ReactNode;
  onChoose(id: string): void;
}

function AgentChoice({ chosen, children, onChoose }: AgentChoiceProps) {
  const agents = useData(['agents'], (client, signal) => client.agents.list({}, { signal }));
  return (
    <Loaded query={agents} isEmpty={(list) => list.length === 0} empty="The organization has no agents yet.">
      {(list) => (
        <Stack>
          <Select
            aria-label="Agent"
            placeholder="Choose an agent"
            searchable
            allowDeselect={false}
            maw={420}
            value={chosen}
            data={list.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => id !== null && onChoose(id)}
          />
          {children(list.find(({ id }) => String(id) === chosen) ?? null)}
        </Stack>
      )}
    </Loaded>
  );
}

export function ChatPage() {
  const [parameters, setParameters] = useSearchParams();
  const can = useCan();
  const [started, setStarted] = useState(0);
  const [agent, threadId] = [parameters.get('agent'), parameters.get('thread')];
  const begin = (id: string) => {
    setParameters({ agent: id }, { replace: true });
    setStarted((times) => times + 1);
  };
  const chat = (chosen: { id: number; conversationStarters: string[] } | null) =>
    chosen ? (
      <Chat
        key={`${chosen.id} ${threadId} ${started}`}
        agentId={chosen.id}
        threadId={threadId}
        starters={chosen.conversationStarters}
      />
    ) : (
      <Empty>Choose an agent to begin.</Empty>
    );
  return (
    <>
      <PageTitle
        actions={
          agent !== null && (
            <Button variant="default" onClick={() => begin(agent)}>
              New conversation
            </Button>
          )
        }
      >
        Chat
      </PageTitle>
      {can('listAgents') ? (
        <AgentChoice chosen={agent} onChoose={begin}>
          {chat}
        </AgentChoice>
      ) : agent === null ? (
        <Empty>A guest cannot list agents. Add the id of an agent to the address, such as ?agent=1</Empty>
      ) : (
        chat({ id: Number(agent), conversationStarters: [] })
      )}
    </>
  );
}
