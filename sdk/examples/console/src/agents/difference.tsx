import type { AgentVersionDetail } from '@agent-platform/sdk';
import { Changes } from '../changes.js';
import { Loaded, useData } from '../data.js';

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

function compare(before: AgentVersionDetail, after: AgentVersionDetail): AgentVersionDetail['changes'] {
  return (Object.keys(after.snapshot) as (keyof AgentVersionDetail['snapshot'])[])
    .map((field) => ({ field, before: before.snapshot[field], after: after.snapshot[field] }))
    .filter((change) => !isSame(change.before, change.after));
}

interface DifferenceProps {
  agentId: number;
  versionId: number;
  /** The version to compare with; null for the previous version. */
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
  return <Loaded query={query}>{(changes) => <Changes changes={changes} />}</Loaded>;
}
