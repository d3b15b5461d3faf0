// Colors in which texts have a contrast of at least 4.5 to their background. Some defaults of Mantine have less.
import { createTheme, type CSSVariablesResolver } from '@mantine/core';

export const theme = createTheme({
  ...{ primaryColor: 'indigo', defaultRadius: 'md', cursorType: 'pointer' },
  primaryShade: { light: 7, dark: 8 },
});

const darkened = ['teal', 'red', 'orange', 'yellow', 'blue'].flatMap((name) => {
  const color = `color-mix(in srgb, var(--mantine-color-${name}-9), black 35%)`;
  return [
    [`--mantine-color-${name}-text`, color],
    [`--mantine-color-${name}-light-color`, color],
    [`--mantine-color-${name}-outline`, color],
  ] as const;
});

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-red-filled': 'var(--mantine-color-red-9)',
    ...Object.fromEntries(darkened),
  },
  dark: { '--mantine-color-dimmed': 'var(--mantine-color-dark-1)' },
});
