import { Alert, List, Stack, Text } from '@mantine/core';
import type { ToolServerTestReply } from '@agent-platform/sdk';
import { count, seconds } from '../format.js';

export function TestResult({ result: { success, tools, error, durationMs } }: { result: ToolServerTestReply }) {
  if (!success)
    return (
      <Alert color="red" title="The test failed" role="alert">
        <Text size="sm" className="break">
          {error}
        </Text>
      </Alert>
    );
  return (
    <Alert color="teal" title={`${count(tools.length, 'tool')} in ${seconds(durationMs / 1000)}`} role="status">
      <List size="sm">
        {tools.map(({ name, description }) => (
          <List.Item key={name}>
            <Stack gap={0}>
              <Text size="sm" fw={600} className="break">
                {name}
              </Text>
              <Text size="xs" lineClamp={2}>
                {description}
              </Text>
            </Stack>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
