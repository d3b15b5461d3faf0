import type { ReactNode } from 'react';
import { ActionIcon, AppShell, Badge, Burger, Group, NavLink, Text, useMantineColorScheme } from '@mantine/core';
import { useComputedColorScheme } from '@mantine/core';
import { useDisclosure, useReducedMotion } from '@mantine/hooks';
import { Link, useLocation } from 'wouter';
import { pages } from './pages.js';
import { useCan, useSession } from './session.js';

interface ShellProps {
  baseUrl: string;
  openSettings(): void;
  children: ReactNode;
}

export function Shell({ baseUrl, openSettings, children }: ShellProps) {
  const { me } = useSession();
  const can = useCan();
  const [isOpen, { toggle, close }] = useDisclosure();
  const [path] = useLocation();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme();
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding="md"
      transitionDuration={useReducedMotion() ? 0 : 200}
    >
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger opened={isOpen} onClick={toggle} hiddenFrom="md" size="sm" aria-label="Menu" />
            <Text fw={700} truncate>
              Agent Platform
            </Text>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <Badge variant="light" visibleFrom="xs">
              {me.role.replace('org:', '').replaceAll('_', ' ')}
            </Badge>
            <ActionIcon
              variant="default"
              aria-label={scheme === 'dark' ? 'Light colors' : 'Dark colors'}
              onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
            >
              {scheme === 'dark' ? '☀' : '☾'}
            </ActionIcon>
            <ActionIcon variant="default" aria-label="Connection" title={baseUrl} onClick={openSettings}>
              ⚙
            </ActionIcon>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label="Pages">
        {pages
          .filter(({ needs }) => can(needs))
          .map(({ href, label }) => (
            <NavLink
              key={href}
              component={Link}
              href={href}
              label={label}
              active={path === href || path.startsWith(`${href}/`)}
              onClick={close}
            />
          ))}
        <Text size="xs" c="dimmed" mt="auto" p="xs" className="break">
          {baseUrl}
        </Text>
      </AppShell.Navbar>
      <AppShell.Main>{children}</AppShell.Main>
    </AppShell>
  );
}
