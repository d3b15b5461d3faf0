// Filters of the list of conversations.
import { useState } from 'react';
import { Group, MultiSelect, NumberInput, Select, TextInput } from '@mantine/core';
import type { ListConversationsInput } from '@agent-platform/sdk';
import { useData } from '../data.js';
import { nameOf, words } from '../format.js';
import { useParameters } from '../parameters.js';
import { useMembers } from '../people/names.js';
import { useCan } from '../session.js';
import { outcomes } from '../usage/figures.js';

const names = ['text', 'status', 'source', 'agent', 'user', 'model', 'from', 'to', 'seconds', 'cost'] as const;
type Name = (typeof names)[number];

export interface RunFilters {
  values: Partial<Record<Name, string>>;
  isOwn: boolean;
  change(changes: Partial<Record<Name | 'own', string | null>>): void;
}

export function useRunFilters(): RunFilters {
  const [parameters, change] = useParameters<Name | 'own'>();
  const values = Object.fromEntries(
    names.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : [])),
  ) as RunFilters['values'];
  return { values, isOwn: parameters.get('own') === 'true', change };
}

export function toQuery({ values }: Pick<RunFilters, 'values'>): ListConversationsInput {
  const { text, status, source, agent, user, model, from, to, seconds, cost } = values;
  return {
    ...(text && { text }),
    ...(status && { streamStatus: status.split(',') as NonNullable<ListConversationsInput['streamStatus']> }),
    ...(source && { source: source as NonNullable<ListConversationsInput['source']> }),
    ...(agent && { agentId: Number(agent) }),
    ...(user && { userId: user }),
    ...(model && { model }),
    ...(from && { from }),
    ...(to && { to }),
    ...(seconds && { minLatencyMs: Math.round(Number(seconds) * 1000) }),
    ...(cost && { minCostUsd: Number(cost) }),
  };
}

function Search({ values, change }: RunFilters) {
  const [text, setText] = useState(values.text ?? '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        change({ text });
      }}
    >
      <TextInput
        label="Text"
        placeholder="Name or first message"
        w={200}
        maxLength={200}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
        onBlur={() => change({ text })}
      />
    </form>
  );
}

function Records({ values, isOwn, change }: RunFilters) {
  const can = useCan();
  const agents = useData(['agents'], (sdk, signal) => sdk.agents.list({}, { signal }), {
    isEnabled: can('listAgents'),
  });
  const models = useData(['models'], (sdk, signal) => sdk.models.list({}, { signal }), {
    isEnabled: can('listModels'),
  });
  const members = useMembers();
  const known = (models.data?.models ?? []).filter(({ uses }) => uses.includes('chat')).map(({ id }) => id);
  const shared = { clearable: true, searchable: true, w: 180 } as const;
  return (
    <>
      {can('listAgents') && (
        <Select
          {...shared}
          label="Agent"
          value={values.agent ?? null}
          data={(agents.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(agent) => change({ agent })}
        />
      )}
      {can('listUsers') && (
        <Select
          {...shared}
          label="User"
          disabled={isOwn}
          value={values.user ?? null}
          data={members.map((user) => ({ value: user.id, label: nameOf(user) }))}
          onChange={(user) => change({ user })}
        />
      )}
      {can('listModels') && (
        <Select
          {...shared}
          label="Model"
          value={values.model ?? null}
          data={[...new Set([...known, ...(values.model ? [values.model] : [])])]}
          onChange={(model) => change({ model })}
        />
      )}
    </>
  );
}

export function RunFilterBar(filters: RunFilters) {
  const { values, change } = filters;
  const can = useCan();
  const minimumField = (name: 'seconds' | 'cost', label: string, step: number) => (
    <NumberInput
      label={label}
      w={130}
      min={0}
      step={step}
      value={values[name] ?? ''}
      onChange={(value) => change({ [name]: value === '' ? null : String(value) })}
    />
  );
  return (
    <Group mb="md" gap="sm" align="flex-end">
      <Search key={values.text ?? ''} {...filters} />
      <MultiSelect
        label="Status"
        w={200}
        clearable
        value={values.status?.split(',') ?? []}
        data={outcomes.map((value) => ({ value, label: words(value) }))}
        onChange={(statuses) => change({ status: statuses.join(',') })}
      />
      <Select
        label="Source"
        w={120}
        clearable
        value={values.source ?? null}
        data={['chat', 'task', 'trigger', 'agent']}
        onChange={(source) => change({ source })}
      />
      <Records {...filters} />
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={name === 'from' ? 'Created from' : 'To, not included'}
          value={values[name] ?? ''}
          onChange={({ currentTarget: { value } }) => change({ [name]: value })}
        />
      ))}
      {minimumField('seconds', 'Seconds, at least', 1)}
      {can('listModels') && minimumField('cost', 'US dollars, at least', 0.01)}
    </Group>
  );
}
