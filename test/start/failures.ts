// Gets the sentence that a process prints if its start fails.
import { expect } from '@jest/globals';
import { readConfig } from '../../server/app/config/config.js';
import { createContainer, type Container } from '../../server/app/container.js';
import { explain } from '../../server/bin/process/explain.js';
import { prepareDataFolder } from '../../server/embedded/data-folder.js';
import { createLogger } from '../../server/platform/log/logger.js';
import { isFullRun } from '../support/full-run.js';
import { runToEnd } from './support.js';

/** Runs a process that cannot start. Returns its output without the log. */
export async function failureOf(environment: Record<string, string>, name = 'start'): Promise<string> {
  const { code, output } = await runToEnd(name, environment);
  const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  expect({ code, lines }).toEqual({ code: 1, lines: [expect.any(String)] });
  return lines[0] ?? '';
}

const logger = createLogger('silent');
const ports = { EMBEDDED_IDENTITY_PORT: '0', EMBEDDED_STORAGE_PORT: '0', EMBEDDED_TOOL_SERVER_PORT: '0' };

/** Starts the components of a server in this process, because a new process takes a second of CPU time. */
export async function startHere(environment: Record<string, string>): Promise<Container> {
  prepareDataFolder(environment['DATA_DIR'] ?? '');
  return createContainer(readConfig({ ...ports, ...environment }), { logger, accessLogger: logger });
}

/**
 * Returns the sentence that a process prints if the start of its components fails. Only `npm run test:full` starts a
 * process.
 */
export async function sentenceOf(
  environment: Record<string, string>,
  name: 'start' | 'api' = 'start',
): Promise<string> {
  if (isFullRun) return failureOf(environment, name);
  const role: Record<string, string> = name === 'start' ? {} : { ROLE: name };
  const sentence = await startHere({ ...environment, ...role }).then(
    (container) => container.close().then(() => ''),
    explain,
  );
  expect(sentence).toMatch(/^.+$/);
  return sentence;
}
