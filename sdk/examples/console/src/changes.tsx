import { Badge, Code, SimpleGrid, Stack, Text } from '@mantine/core';
import { Empty } from './data.js';

export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

function Side({ label, color, value }: { label: string; color: string; value: unknown }) {
  return (
    <div>
      <Badge variant="light" color={color} mb={4}>
        {label}
      </Badge>
      <Code block className="prewrap">
        {value === undefined || value === null || value === '' ? '–' : show(value)}
      </Code>
    </div>
  );
}

export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <Empty>No field differs.</Empty>;
  return (
    <Stack>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <Text fw={600} mb={4}>
            {field}
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <Side label="before" color="red" value={before} />
            <Side label="after" color="teal" value={after} />
          </SimpleGrid>
        </div>
      ))}
    </Stack>
  );
}
