import { ConfigError } from '../../app/config/config.js';
import { DataFolderInUseError } from '../../embedded/postgres/index.js';
import { EnvironmentError, fileSystemReason } from '../../platform/process/environment-error.js';
import { formatError } from '../../platform/log/logger.js';
import { redactSecrets } from '../../platform/log/secrets.js';
import { NoRunningComponentError } from '../../app/startup/running-component.js';

const operatorErrors = [ConfigError, DataFolderInUseError, EnvironmentError, NoRunningComponentError];

/** SQLSTATE of a write to a read-only database. */
const readOnlyCode = '25006';
const readOnlySentence =
  'The database is read-only, and this process has to write to it before it can start. Make it writable, ' +
  'then start again.';

/** The components, as error messages name them, and the settings of their ports. */
const portSettings = [
  ['identity provider', 'EMBEDDED_IDENTITY_PORT'],
  ['object store', 'EMBEDDED_STORAGE_PORT'],
  ['tool server', 'EMBEDDED_TOOL_SERVER_PORT'],
  ['metrics', 'METRICS_PORT'],
] as const;

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
 * Returns a message without a stack for an error that an operator can repair, otherwise the error with its stack and
 * causes. Credentials are redacted.
 */
export function explain(error: unknown): string {
  if (operatorErrors.some((type) => error instanceof type)) return redactSecrets((error as Error).message);
  const { message = '', cause, ...given } = (error ?? {}) as Partial<SystemError>;
  if (given.code?.startsWith('ERR_PARSE_ARGS')) return message;
  if (given.code === readOnlyCode || cause?.code === readOnlyCode) return readOnlySentence;
  const sentence =
    explainListening({ message, ...(error as object) }, 'PORT') ?? explainCause(message, cause) ?? explainFile(given);
  return sentence ?? formatError(error);
}

function explainCause(message: string, cause: SystemError | undefined): string | null {
  if (cause === undefined) return null;
  const setting = portSettings.find(([component]) => message.includes(component))?.[1];
  return setting === undefined ? null : explainListening(cause, setting);
}

/** `setting` is the environment variable of the port. */
function explainListening({ code, syscall, port, address, hostname }: SystemError, setting: string): string | null {
  const host = hostname ?? address ?? '';
  switch (code) {
    case 'EADDRINUSE':
      return `The port ${port} is in use. Set ${setting} to a free port.`;
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return (
        `The server cannot listen on ${host} (${code}). ` +
        `Set ${setting === 'METRICS_PORT' ? 'METRICS_HOST' : 'HOST'} to an address of this machine.`
      );
    case 'EACCES':
      // With a primary process, the system call is `bind`.
      return syscall === 'listen' || syscall === 'bind'
        ? `The port ${port} requires system privileges. Set ${setting} to 1024 or higher.`
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
