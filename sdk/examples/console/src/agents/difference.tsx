// What a version changed: its fields before and after.
import { Badge, Code, SimpleGrid, Stack, Text } from '@mantine/core';
import type { AgentVersionDetail } from '@agent-platform/sdk';
import { Empty, Loaded, useData } from '../data.js';

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

function Side({ label, color, value }: { label: string; color: string; value: unknown }) {
  return (
    <div>
      <Badge variant="light" color={color} mb={4}>
        {label}
      </Badge>
      <Code block className="prewrap">
        {value === null || value === '' ? '–' : show(value)}
      </Code>
    </div>
  );
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Fields that differ between two configurations. */
function compare(before: AgentVersionDetail, after: AgentVersionDetail): AgentVersionDetail['changes'] {
  return (Object.keys(after.snapshot) as (keyof AgentVersionDetail['snapshot'])[])
    .map((field) => ({ field, before: before.snapshot[field], after: after.snapshot[field] }))
    .filter((change) => !isSame(change.before, change.after));
}

interface DifferenceProps {
  agentId: number;
  versionId: number;
  /** Another version to compare with; null for the one before. */
  otherId: number | null;
}

export function Difference({ agentId, versionId, otherId }: DifferenceProps) {
  const query = useData(['agent', agentId, 'difference', versionId, otherId], async (client, signal) => {
    const [version, other] = await Promise.all([
      client.agents.versions.get({ agentId, versionId }, { signal }),
      otherId === null ? null : client.agents.versions.get({ agentId, versionId: otherId }, { signal }),
    ]);
    return other === null ? version.changes : compare(other, version);
  });
  return (
    <Loaded query={query}>
      {(changes) =>
        changes.length === 0 ? (
          <Empty>No field differs.</Empty>
        ) : (
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
        )
      }
    </Loaded>
  );
}
