import { Group, Select, TextInput } from '@mantine/core';
import type { AuditRecordType, ExportAuditLogInput } from '@agent-platform/sdk';
import { nameOf, words } from '../format.js';
import { useParameters } from '../parameters.js';
import { useMembers } from '../people/names.js';

const names = ['actorId', 'recordType', 'recordId', 'from', 'to'] as const;
type Name = (typeof names)[number];

/** The compiler checks that every type of the contract is here. */
const recordTypes = Object.keys({
  agent: true,
  agent_tag: true,
  user: true,
  invitation: true,
  skill: true,
  skill_file: true,
  knowledge_base: true,
  knowledge_base_file: true,
  tool_server: true,
  webhook_endpoint: true,
  scheduled_task: true,
  conversation: true,
} satisfies Record<AuditRecordType, true>);

/** Returns the filters in the address of the page without checking them, because the API refuses invalid ones. */
export function useAuditFilters() {
  const [parameters, change] = useParameters<Name>();
  const given = names.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : []));
  return [Object.fromEntries(given) as ExportAuditLogInput, change] as const;
}

interface FilterBarProps {
  filters: ExportAuditLogInput;
  change(changes: Partial<Record<Name, string | null>>): void;
}

export function AuditFilterBar({ filters, change }: FilterBarProps) {
  const { actorId, recordType = null, recordId } = filters;
  const people = useMembers().map((user) => ({ value: user.id, label: nameOf(user) }));
  // The log also has former members, which `people` does not have.
  const isKnown = actorId === undefined || people.some(({ value }) => value === actorId);
  return (
    <Group mb="md" gap="sm" align="flex-end">
      <Select
        label="Changed by"
        placeholder="All users"
        w={200}
        clearable
        searchable
        value={actorId ?? null}
        data={isKnown ? people : [...people, { value: actorId, label: actorId }]}
        onChange={(value) => change({ actorId: value })}
      />
      <Select
        label="Type of record"
        placeholder="All types"
        w={200}
        clearable
        value={recordType}
        data={recordTypes.map((value) => ({ value, label: words(value) }))}
        onChange={(value) => change({ recordType: value, recordId: null })}
      />
      {recordType !== null && (
        <TextInput
          label="Id of the record"
          key={recordId}
          defaultValue={recordId}
          onBlur={({ currentTarget: { value } }) => change({ recordId: value.trim() })}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      )}
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={name === 'from' ? 'From' : 'To, not included'}
          value={filters[name]?.slice(0, 10) ?? ''}
          onChange={({ currentTarget: { value } }) => change({ [name]: value })}
        />
      ))}
    </Group>
  );
}
