import '@mantine/core/styles.css';
import './style.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createTheme, MantineProvider } from '@mantine/core';
import { App } from './app.js';
import { readConnection } from './connection.js';

const theme = createTheme({ primaryColor: 'indigo', defaultRadius: 'md', cursorType: 'pointer' });

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <App initial={readConnection()} />
    </MantineProvider>
  </StrictMode>,
);
