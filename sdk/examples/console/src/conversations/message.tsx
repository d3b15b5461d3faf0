// The texts of users and models are shown as plain text.
import { Code, Paper, Stack, Text } from '@mantine/core';
import type { Message, MessagePart } from '@agent-platform/sdk';
import { number, time, words } from '../format.js';

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

function Value({ label, value }: { label: string; value: unknown }) {
  if (value === undefined) return null;
  return (
    <>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Code block className="prewrap">
        {show(value)}
      </Code>
    </>
  );
}

export interface ToolCallView {
  name: string;
  state: string;
  input?: unknown;
  output?: unknown;
  error?: unknown;
}

export function ToolCall({ name, state, input, output, error }: ToolCallView) {
  return (
    <details className="sub">
      <summary>
        <Text span size="sm" c="dimmed">
          {name} · {words(state)}
        </Text>
      </summary>
      <Stack gap={4} mt={4}>
        <Value label="Arguments" value={input} />
        <Value label="Result" value={output} />
        <Value label="Error" value={error} />
      </Stack>
    </details>
  );
}

function Part({ part }: { part: MessagePart }) {
  if ('toolCallId' in part) {
    const { type, state, input, output, errorText } = part;
    return <ToolCall name={type.slice('tool-'.length)} state={state} input={input} output={output} error={errorText} />;
  }
  if ('mediaType' in part) {
    return (
      <Text size="sm" c="dimmed">
        File: {part.filename ?? part.mediaType}
      </Text>
    );
  }
  if (part.type === 'reasoning')
    return part.text === '' ? null : <ToolCall name="Reasoning" state="text" output={part.text} />;
  if ('text' in part) return <Text className="prewrap">{part.text}</Text>;
  return null;
}

export function MessageView({ message }: { message: Message }) {
  const { role, parts, createdAt, usage, warnings = [] } = message;
  return (
    <Paper withBorder p="sm" className="message" data-role={role}>
      <Stack gap="xs">
        <Text size="xs" c="dimmed">
          {role === 'user' ? 'User' : 'Agent'} · {time(createdAt)}
          {usage && ` · ${number(usage.totalTokens)} tokens`}
        </Text>
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
        {warnings.map(({ message: text }) => (
          <Text key={text} size="sm" c="orange">
            {text}
          </Text>
        ))}
      </Stack>
    </Paper>
  );
}
