import '@mantine/core/styles.css';
import './style.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MantineProvider } from '@mantine/core';
import { App } from './app.js';
import { readConnection } from './connection.js';
import { cssVariablesResolver, theme } from './theme.js';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <App initial={readConnection()} />
    </MantineProvider>
  </StrictMode>,
);
