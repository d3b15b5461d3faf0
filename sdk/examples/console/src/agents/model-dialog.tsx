import { useState } from 'react';
import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import type { Agent, ModelCatalogEntry } from '@agent-platform/sdk';
import { ErrorNotice, Loaded, useAction, useData } from '../data.js';
import { Facts } from '../elements.js';
import { number, words } from '../format.js';

const orUnknown = (value: string | number | null | undefined) =>
  typeof value === 'number' ? number(value) : (value ?? 'unknown');

function ModelFacts({ model }: { model: ModelCatalogEntry }) {
  const { price, inputs, reasoningEfforts, acceptsTemperature } = model;
  return (
    <Facts
      facts={[
        ['Provider', model.provider],
        ['Context in tokens', orUnknown(model.contextTokens)],
        ['Maximum output in tokens', orUnknown(model.maxOutputTokens)],
        ['Reads', orUnknown(inputs?.join(', '))],
        ['Reasoning efforts', orUnknown(reasoningEfforts && (reasoningEfforts.map(words).join(', ') || 'none'))],
        ['Temperature', acceptsTemperature === null ? 'unknown' : acceptsTemperature ? 'has an effect' : 'is ignored'],
        ['USD per million tokens of input', orUnknown(price?.inputPerMillionTokens)],
        ['USD per million tokens of output', orUnknown(price?.outputPerMillionTokens)],
      ]}
    />
  );
}

/** Changes the model, unless another user has changed the agent since the dialog opened. */
export function ModelDialog({ agent, onClose }: { agent: Agent; onClose(): void }) {
  const [{ id, etag, model: current }] = useState(agent);
  const [chosen, setChosen] = useState(current);
  const catalog = useData(['models'], (client, signal) => client.models.list({}, { signal }));
  const save = useAction((client, model: string) => client.agents.save({ id, model, etag }));
  return (
    <Modal opened size="lg" onClose={onClose} title={`Model of ${agent.name}`}>
      <Stack>
        <Loaded
          query={catalog}
          isEmpty={({ models }) => !models.some(({ uses }) => uses.includes('chat'))}
          empty="No model is available."
        >
          {({ models }) => {
            const usable = models.filter(({ uses }) => uses.includes('chat'));
            const model = usable.find((one) => one.id === chosen);
            return (
              <>
                <Select
                  label="Model"
                  placeholder={`${current} is not available`}
                  searchable
                  allowDeselect={false}
                  value={model?.id ?? null}
                  data={usable.map((one) => ({ value: one.id, label: `${one.displayName} · ${one.id}` }))}
                  onChange={(value) => value && setChosen(value)}
                />
                {model ? <ModelFacts model={model} /> : <Text size="sm">The agent uses {current}.</Text>}
              </>
            );
          }}
        </Loaded>
        {save.error && <ErrorNotice error={save.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen === current}
            loading={save.isPending}
            onClick={() => save.mutate(chosen, { onSuccess: onClose })}
          >
            Save
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
