import { useState, type FormEvent } from 'react';
import { Badge, Button, Group, NativeSelect, Paper, Stack, Text, TextInput } from '@mantine/core';
import { Loaded, useData } from '../data.js';
import { Section } from '../elements.js';

const modes = [
  { value: 'hybrid', label: 'Words and meaning' },
  { value: 'text', label: 'Words only' },
  { value: 'vector', label: 'Meaning only' },
] as const;
type Mode = (typeof modes)[number]['value'];

export function Search({ kbId }: { kbId: number }) {
  const [query, setQuery] = useState('');
  const [mode, setMode] = useState<Mode>('hybrid');
  const found = useData(
    ['knowledge-base', kbId, 'search', query, mode],
    (client, signal) => client.knowledgeBases.search({ kbId, query, limit: 5, mode }, { signal }),
    { isEnabled: query !== '' },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQuery(String(new FormData(event.currentTarget).get('query')).trim());
  };
  return (
    <Section title="Search">
      <form onSubmit={submit}>
        <Group align="flex-end" gap="xs">
          <TextInput name="query" aria-label="Question" placeholder="What does E-17 mean?" flex={1} maxLength={1000} />
          <NativeSelect
            aria-label="Search by"
            data={modes}
            value={mode}
            onChange={({ currentTarget }) => setMode(currentTarget.value as Mode)}
          />
          <Button type="submit" loading={found.isFetching}>
            Search
          </Button>
        </Group>
      </form>
      {query !== '' && (
        <Loaded query={found} isEmpty={({ results }) => results.length === 0} empty="Nothing was found.">
          {({ results }) => (
            <Stack gap="xs">
              {results.map(({ fileId, fileName, text, score }, index) => (
                <Paper key={`${fileId}-${index}`} withBorder p="sm">
                  <Group gap="xs" mb={4}>
                    <Text size="sm" fw={600} className="break">
                      {fileName}
                    </Text>
                    <Badge variant="light">{score.toFixed(2)}</Badge>
                  </Group>
                  <Text size="sm" className="prewrap" lineClamp={6}>
                    {text}
                  </Text>
                </Paper>
              ))}
            </Stack>
          )}
        </Loaded>
      )}
    </Section>
  );
}
