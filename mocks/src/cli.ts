#!/usr/bin/env node
// The command `agent-platform-mock`.
import { appendFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
// The build bundles this file of the server into the package.
import { watchNpm } from '../../server/bin/process/npm-parent.js';
import type { Exchange } from './exchange.js';
import { recordedHeaders } from './recorded-headers.js';
import { UsageError } from './usage-error.js';

/**
 * Matches an npm script that starts only the mock. The mock then stops when npm exits. Other scripts, such as
 * `agent-platform-mock &`, can leave the mock running on purpose.
 */
const mockScript = /^[^&|;]*(mocks\/src\/cli|agent-platform-mock)[^&|;]*$/;

const help = `agent-platform-mock: a mock server of the Agent Platform Administration Interface

  agent-platform-mock [options]                    Start the mock
      --port <number>      Port to listen on; 0 chooses a free one. Default: MOCK_PORT, or 4010
      --host <address>     Address to listen on. Default: 127.0.0.1
      --delay <ms>         Pause between two events of a stream. Default: 50
      --stateful           Keep records in memory until the mock stops
      --record <file>      Append every exchange to a file, one JSON object per line
      --contract <file>    Use this contract instead of the one in the package
      --help               Print this text

  agent-platform-mock check [recording …] [options]   Compare recorded traffic with the contract
      --server <url>               Base URL of the service in the recording
      --contract-version <version> Warn if the contract has another version
      --service <url>              Warn if this service has another contract
      --strict                     Fail on warnings
      --contract <file>            Use this contract instead of the one in the package
`;

const options = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  delay: { type: 'string', default: '50' },
  stateful: { type: 'boolean', default: false },
  record: { type: 'string' },
  contract: { type: 'string' },
  help: { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options'];

function readNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < 0 || value > max)
    throw new UsageError(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
  return value;
}

function explainListen(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Choose another one with --port; 0 chooses a free port.`;
  if (error.code === 'EACCES') return `Port ${port} needs more rights. Choose a port above 1023 with --port.`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? ''))
    return `This machine does not have the address ${host}. Choose another one with --host.`;
  if (error.code === 'ENOENT') return `${error.path} does not exist.`;
  return error.message;
}

/** Reports a wrong path at the start instead of at the first request. */
function openRecord(file: string): void {
  try {
    appendFileSync(file, '');
  } catch (error) {
    throw new UsageError(`--record cannot write to ${file}: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

const logLine = ({ request, response, operationId, durationMs, note }: Exchange): string =>
  [
    `${request.method} ${request.url} ${response.status}`,
    operationId ?? '-',
    `${Math.round(durationMs)} ms`,
    ...(note === '' ? [] : [`(${note})`]),
  ].join(' ');

async function serve(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options, strict: true });
  if (values.help) return void process.stdout.write(help);
  const eventDelayMs = readNumber('--delay', values.delay, 60_000);
  const port = readNumber('--port', values.port ?? process.env['MOCK_PORT'] ?? '4010', 65_535);
  const { host, stateful, record } = values;
  if (record !== undefined) openRecord(record);
  // Loaded after the arguments were checked, because loading Prism takes 0.4 s.
  const { startMock } = await import('./index.js');
  const mock = await startMock({
    port,
    host,
    stateful,
    eventDelayMs,
    ...(values.contract === undefined ? {} : { contract: values.contract }),
    onExchange(exchange) {
      console.log(logLine(exchange));
      if (record !== undefined) appendFileSync(record, `${JSON.stringify(toRecord(exchange, mock.url))}\n`);
    },
    onError: (error) => console.error(error),
  }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(explainListen(error, port, host));
  });
  console.log(`The mock of contract ${mock.contractVersion} listens on ${mock.url}. It accepts any bearer token.

  curl -H 'Authorization: Bearer any' ${mock.url}/agents
  curl -H 'Authorization: Bearer any' -H 'Prefer: code=403' ${mock.url}/agents
  curl -H 'Authorization: Bearer any' -H 'Prefer: dynamic=true' ${mock.url}/agents
`);
  const stop = () => void mock.close();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  watchNpm(process.env, mockScript, stop);
}

/** Returns an exchange in the form that `redocly drift` reads, with its secret headers replaced. */
function toRecord({ request: { body, ...request }, response }: Exchange, origin: string): object {
  const headers = recordedHeaders(Object.entries(request.headers));
  const sentBody = body === '' ? {} : { body };
  return {
    request: { ...request, ...sentBody, url: `${origin}${request.url}`, headers },
    response: { ...response, headers: recordedHeaders(Object.entries(response.headers)) },
  };
}

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command !== 'check') await serve(process.argv.slice(2));
  else if (!(await (await import('./check/command.js')).check(rest))) process.exitCode = 1;
} catch (error) {
  const { code, message, path } = error as NodeJS.ErrnoException;
  const isUsage = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
  if (code === 'ENOENT') console.error(`${path} does not exist.`);
  else console.error(isUsage ? message.split('\n', 1)[0] : error);
  process.exitCode = 1;
}
