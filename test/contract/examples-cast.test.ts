// Tests that the contract's examples use the same organizations, users, agents and tasks everywhere.
import { describe, expect, test } from '@jest/globals';
import { document, operation, operations, type Json } from './support.js';

const roles = ['none', 'org:guest', 'org:member', 'org:agent_manager', 'org:admin'];
const bearer = operations.filter(({ raw }) => raw['x-required-role'] !== 'none');
const id = (candidate: { id: string }) => candidate.id;

describe('examples', () => {
  const text = JSON.stringify(document);
  const used = (pattern: RegExp) => [...new Set(text.match(pattern))].sort();

  test('use one set of organizations, users and invitations', () => {
    expect(used(/\borg_[A-Za-z0-9]{10,}/g)).toEqual(['org_2kAcmeRobotics7Q4mZx1Lt8', 'org_2kGlobexFoods3H9nVb6Rw5']);
    expect(used(/\buser_2k[A-Za-z0-9]+/g)).toEqual([
      'user_2kAdaOkafor5tN8wQy3Kd',
      'user_2kBenLindqvist4sM7xPz2Jc',
      'user_2kChiaraRossi6uR9vTx4Le',
      'user_2kDenizKaya8wV2yUa6Nf',
    ]);
    expect(used(/\borginv_2k[A-Za-z0-9]+/g)).toEqual(['orginv_2kEliPark9zB3cWq7Mg', 'orginv_2kFatimaNoor1aC4dXr8Nh']);
  });

  test('use one name for each agent and task', () => {
    const names: Record<string, Set<string>> = {};
    const note = (kind: string, key: unknown, name: unknown) =>
      (names[`${kind} ${String(key)}`] ??= new Set()).add(String(name));
    JSON.stringify(
      operations.map(({ raw }) => raw),
      (_key, value: Json) => {
        if (value?.agentId && value.agentName) note('agent', value.agentId, value.agentName);
        if (value?.id && value.name && value.systemPrompt) note('agent', value.id, value.name);
        if (value?.schedule && value.id) note('task', value.id, value.name);
        return value;
      },
    );
    expect(Object.fromEntries(Object.entries(names).map(([key, set]) => [key, [...set].join(' / ')]))).toEqual({
      'agent 1': 'Support Concierge',
      'agent 2': 'Field Report Writer',
      'agent 3': 'Spare Parts Finder',
      'task 7': 'Morning visit digest',
    });
  });

  test('of GET /me/permissions match the roles of the contract', () => {
    for (const { value } of Object.values<Json>(
      operation('getMyPermissions').raw.responses['200'].content['application/json'].examples,
    )) {
      const allowed = bearer.filter(
        ({ raw }) =>
          roles.indexOf(raw['x-required-role']) <= roles.indexOf(value.role) ||
          raw['x-required-permission']?.some((name: string) => value.permissions.includes(name)),
      );
      expect(value.operations).toEqual(allowed.map(id).sort());
    }
  });
});
