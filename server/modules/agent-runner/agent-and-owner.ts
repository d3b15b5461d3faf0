import { reasons } from '../../generated/reasons.js';
import type { RunSource } from '../../platform/metrics/port.js';
import type { Agent, Agents } from '../agents/agents.js';
import type { Run } from '../conversations/runs/runs.js';
import type { MembershipStatus, Organization } from '../organization/organization.js';
import { OwnerNotPermittedError } from './attempt/outcome.js';

export interface AgentAndOwnerDependencies {
  readonly agents: Pick<Agents, 'get'>;
  readonly lastKnownMembershipStatusOf: Organization['lastKnownMembershipStatusOf'];
}

export interface AgentAndOwner {
  readonly agent: Agent;
  readonly ownerStatus: MembershipStatus;
}

export async function loadAgentAndOwner(
  { agents, lastKnownMembershipStatusOf }: AgentAndOwnerDependencies,
  { organizationId, userId, agentId }: Pick<Run, 'organizationId' | 'userId' | 'agentId'>,
): Promise<AgentAndOwner> {
  const [agent, ownerStatus] = await Promise.all([
    agents.get(organizationId, agentId),
    lastKnownMembershipStatusOf(organizationId, userId),
  ]);
  return { agent, ownerStatus };
}

/**
 * Throws if the owner is no longer a member. For a guest, also throws if a scheduled task started the run, or if a
 * trigger opened the conversation.
 */
export function assertOwnerMayRun(status: MembershipStatus, { isTriggered }: Run, source: RunSource): void {
  if (status === 'absent') {
    throw new OwnerNotPermittedError(reasons.run.ownerLeft);
  }
  if (status === 'guest' && (source === 'scheduled' || isTriggered)) {
    throw new OwnerNotPermittedError(reasons.run.ownerIsGuest);
  }
}
