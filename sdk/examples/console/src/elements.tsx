import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import { Anchor, Badge, Button, Group, Modal, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { ErrorNotice } from './data.js';
import { words } from './format.js';

const colors: Record<string, string> = {
  ...{ completed: 'teal', ready: 'teal', released: 'teal', accepted: 'teal', published: 'teal', reachable: 'teal' },
  ...{ enabled: 'teal', succeeded: 'teal' },
  ...{ failed: 'red', error: 'red', timeout: 'red', parse_failed: 'red', chunk_failed: 'red', extract_failed: 'red' },
  ...{ unreachable: 'red' },
  ...{ in_progress: 'blue', parsing: 'blue', parsed: 'blue', chunking: 'blue', pending: 'blue' },
  ...{ skipped: 'yellow', missed: 'yellow', stopped: 'yellow', expired: 'yellow', development: 'yellow' },
};

/** A status that this version does not know is gray. */
export function Status({ value }: { value: string | null }) {
  return (
    <Badge variant="light" miw="max-content" color={(value !== null && colors[value]) || 'gray'}>
      {value === null ? 'none' : words(value)}
    </Badge>
  );
}

export function PageTitle({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <Group justify="space-between" mb="md" gap="sm">
      <Title order={1} size="h2" className="break">
        {children}
      </Title>
      {actions && <Group gap="xs">{actions}</Group>}
    </Group>
  );
}

export function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Group justify="space-between" mb="sm" gap="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        {actions}
      </Group>
      <Stack gap="sm">{children}</Stack>
    </Paper>
  );
}

const HeadContext = createContext<string[]>([]);

/**
 * On a narrow screen, CSS shows each row as a card. This removes the roles of rows and cells, so `Rows` and `Row` set
 * them explicitly.
 */
export function Rows({ head, children }: { head: string[]; children: ReactNode }) {
  return (
    <HeadContext value={head}>
      <div className="rows">
        <Table verticalSpacing="xs" highlightOnHover role="table">
          <Table.Thead>
            <Table.Tr role="row">
              {head.map((name) => (
                <Table.Th key={name}>{name}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{children}</Table.Tbody>
        </Table>
      </div>
    </HeadContext>
  );
}

export function Row({ cells }: { cells: ReactNode[] }) {
  const head = useContext(HeadContext);
  return (
    <Table.Tr role="row">
      {cells.map((cell, index) => (
        <Table.Td key={index} role="cell" data-label={head[index]}>
          <div>{cell}</div>
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

export function PageLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor component={Link} href={href} className="break" inherit>
      {children}
    </Anchor>
  );
}

export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <Text component="dd" size="sm" className="break">
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}

interface ConfirmProps {
  title: string;
  children: ReactNode;
  dependents?: ReactNode;
  action: string;
  error: unknown;
  isPending: boolean;
  onConfirm(): void;
  onClose(): void;
}

export function Confirm({ title, children, dependents, action, error, isPending, onConfirm, onClose }: ConfirmProps) {
  return (
    <Modal opened centered title={title} onClose={onClose}>
      <Stack>
        <Text size="sm">{children}</Text>
        {dependents}
        {error !== null && <ErrorNotice error={error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button color="red" loading={isPending} onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

export function RowButton(props: ComponentProps<typeof Button<'button'>>) {
  return <Button size="compact-xs" variant="light" {...props} />;
}
