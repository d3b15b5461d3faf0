// Shows which other records a deletion changes, before the user confirms it.
import { List, Text } from '@mantine/core';
import type { DependentEffect, Dependents as Found, ReferencedRecordType } from '@agent-platform/sdk';
import { Loaded, useData } from './data.js';

// A later version of the service may return effects that are not in this list.
const words: Readonly<Partial<Record<string, string>>> = {
  reference_removed: 'Agents that no longer refer to it',
  tag_removed: 'Agents that lose the tag',
  task_disabled: 'Scheduled tasks that are disabled',
  trigger_disabled: 'Knowledge bases whose trigger is disabled',
  run_stopped: 'Conversations whose run is stopped',
} satisfies Record<DependentEffect, string>;

function lineOf({ effect, total }: Found['totals'][number], dependents: Found['dependents']): string {
  const names = dependents.filter((one) => one.effect === effect).map(({ name }) => name || 'unnamed');
  const others = total - names.length;
  if (others > 0) names.push(`${others} more`);
  return `${words[effect] ?? effect}: ${names.join(', ')}`;
}

interface DependentsProps {
  type: ReferencedRecordType;
  id: number | string;
  /** False as soon as the deletion has begun, because the API returns 404 for a deleted record. */
  isLoaded: boolean;
}

export function Dependents({ type, id, isLoaded }: DependentsProps) {
  const query = useData(
    ['dependents', type, id],
    (client, signal) => client.dependents.list({ type, id: String(id) }, { signal }),
    { isEnabled: isLoaded },
  );
  return (
    <Loaded query={query} lines={1}>
      {({ dependents, totals }) =>
        totals.length === 0 ? (
          <Text size="sm">Nothing else depends on it.</Text>
        ) : (
          <List size="sm" aria-label="What changes">
            {totals.map((total) => (
              <List.Item key={total.effect}>{lineOf(total, dependents)}</List.Item>
            ))}
          </List>
        )
      }
    </Loaded>
  );
}
