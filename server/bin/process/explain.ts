import { ConfigError } from '../../app/config/config.js';
import { DataFolderInUseError } from '../../embedded/postgres/index.js';
import { EnvironmentError, fileSystemReason } from '../../platform/process/environment-error.js';
import { formatError } from '../../platform/log/logger.js';
import { redactSecrets } from '../../platform/log/secrets.js';
import { NoRunningComponentError } from '../../app/startup/running-component.js';
import { StorageError } from '../../platform/storage/port.js';

const operatorErrors = [ConfigError, DataFolderInUseError, EnvironmentError, NoRunningComponentError];

/** SQLSTATE of a write to a read-only database. */
const readOnlyCode = '25006';
const readOnlySentence =
  'The database is read-only, but this process must write to the database to start. Make the database writable, ' +
  'then start again.';

/** Settings of an address to listen on. `host` is null if the address is always 127.0.0.1. */
interface ListenSettings {
  readonly port: string;
  readonly host: string | null;
}

const serverSettings: ListenSettings = { port: 'PORT', host: 'HOST' };

/** The components, as error messages name them, and their settings. */
const componentSettings: readonly (readonly [string, ListenSettings])[] = [
  ['identity provider', { port: 'EMBEDDED_IDENTITY_PORT', host: null }],
  ['object store', { port: 'EMBEDDED_STORAGE_PORT', host: null }],
  ['tool server', { port: 'EMBEDDED_TOOL_SERVER_PORT', host: null }],
  ['metrics', { port: 'METRICS_PORT', host: 'METRICS_HOST' }],
];

interface SystemError {
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
  readonly message: string;
  readonly cause?: SystemError;
}

/**
 * Returns a message without a stack for an error that an operator can resolve. Other errors keep their stack and
 * causes.
 */
export function explain(error: unknown): string {
  if (operatorErrors.some((type) => error instanceof type)) return redactSecrets((error as Error).message);
  if (error instanceof StorageError) return redactSecrets(`The object store failed: ${error.message}.`);
  const { message = '', cause, ...given } = (error ?? {}) as Partial<SystemError>;
  if (given.code?.startsWith('ERR_PARSE_ARGS')) return message;
  if (given.code === readOnlyCode || cause?.code === readOnlyCode) return readOnlySentence;
  const sentence =
    explainListening({ message, ...(error as object) }, serverSettings) ??
    explainCause(message, cause) ??
    explainFile(given);
  return sentence ?? formatError(error);
}

function explainCause(message: string, cause: SystemError | undefined): string | null {
  if (cause === undefined) return null;
  const settings = componentSettings.find(([component]) => message.includes(component))?.[1];
  return settings === undefined ? null : explainListening(cause, settings);
}

function explainListening(
  { code, syscall, port, address, hostname }: SystemError,
  settings: ListenSettings,
): string | null {
  const host = hostname ?? address ?? '';
  switch (code) {
    case 'EADDRINUSE':
      return `The port ${port} is in use. Set ${settings.port} to a free port.`;
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return (
        `The server cannot listen on ${host} (${code}). ` +
        (settings.host === null
          ? 'Enable the loopback interface of this machine.'
          : `Set ${settings.host} to an address of this machine.`)
      );
    case 'EACCES':
      // With a primary process, the system call is `bind`.
      return syscall === 'listen' || syscall === 'bind'
        ? `The port ${port} requires system privileges. Set ${settings.port} to 1024 or higher.`
        : null;
    default:
      return null;
  }
}

function explainFile({ path, ...error }: Partial<SystemError>): string | null {
  const reason = fileSystemReason(error);
  return reason === null || path === undefined ? null : `${path} cannot be used: ${reason}.`;
}

export function exitWith(error: unknown): never {
  console.error(explain(error));
  process.exit(1);
}
