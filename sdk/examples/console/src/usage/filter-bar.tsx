import { Group, Select, Switch, TextInput } from '@mantine/core';
import { useData } from '../data.js';
import { nameOf } from '../format.js';
import { useMembers } from '../people/names.js';
import { useCan } from '../session.js';
import type { Filters, useFilters } from './filters.js';

interface FilterBarProps {
  filters: Filters;
  change: ReturnType<typeof useFilters>[1];
}

const ranges = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: 'fixed', label: 'From … to' },
];

function Range({ filters, change }: FilterBarProps) {
  const choose = (days: string | null) =>
    days === 'fixed'
      ? change({ days: null, from: filters.from.slice(0, 10), to: filters.to.slice(0, 10) })
      : change({ days, from: null, to: null });
  return (
    <>
      <Select
        label="Range"
        w={140}
        allowDeselect={false}
        value={filters.days ?? 'fixed'}
        data={ranges}
        onChange={choose}
      />
      {filters.days === null &&
        (['from', 'to'] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            label={name === 'from' ? 'From' : 'To, not included'}
            value={filters[name].slice(0, 10)}
            onChange={({ currentTarget: { value } }) => value !== '' && change({ [name]: value })}
          />
        ))}
    </>
  );
}

function Owner({ filters, change }: FilterBarProps) {
  const members = useMembers();
  return (
    <>
      <Select
        label="User"
        placeholder="All users"
        w={200}
        clearable
        searchable
        disabled={filters.isOwn}
        value={filters.userId}
        data={members.map((user) => ({ value: user.id, label: nameOf(user) }))}
        onChange={(user) => change({ user })}
      />
      <Switch
        label="Only mine"
        mb={8}
        checked={filters.isOwn}
        onChange={({ currentTarget: { checked } }) => change({ own: checked ? 'true' : null, user: null })}
      />
    </>
  );
}

export function FilterBar({ filters, change }: FilterBarProps) {
  const can = useCan();
  const agents = useData(['agents'], (client, signal) => client.agents.list({}, { signal }));
  return (
    <Group mb="md" gap="sm" align="flex-end">
      <Range filters={filters} change={change} />
      <Select
        label="Agent"
        placeholder="All agents"
        w={200}
        clearable
        searchable
        value={filters.agentId === null ? null : String(filters.agentId)}
        data={(agents.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(agent) => change({ agent })}
      />
      {can('listUsers') && <Owner filters={filters} change={change} />}
    </Group>
  );
}
