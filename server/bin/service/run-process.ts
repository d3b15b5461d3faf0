import { resolve } from 'node:path';
import { Writable } from 'node:stream';
import { readConfig, usesDataFolder, type Config } from '../../app/config/config.js';
import { misspelledSettings } from '../../app/config/misspelled.js';
import { prepareDataFolder } from '../../embedded/data-folder.js';
import { createAccessLogger, createLogger } from '../../platform/log/logger.js';
import { openLogOutput } from '../../platform/log/output.js';
import { traceFields } from '../../platform/telemetry/spans.js';
import { exitWith } from '../process/explain.js';
import { withFreePorts } from './free-ports.js';
import { connectToPrimary, type PrimaryLink } from '../api-processes/primary-link.js';

type LogOutput = ReturnType<typeof openLogOutput>;

async function prettyPrint(output: LogOutput, hasColors: boolean): Promise<LogOutput> {
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    colorize: hasColors,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
    singleLine: true,
    destination: new Writable({
      write(line: Buffer, _encoding, done) {
        output.write(line.toString());
        done();
      },
    }),
  });
}

async function createLoggers(config: Config, primary: PrimaryLink | null) {
  // Reading `process.stdout` has an effect: if no process reads the pipe, writing to it then fails instead of blocking.
  const hasTerminal = process.stdout.isTTY;
  const output = openLogOutput();
  const isPretty = config.logFormat === 'pretty' || (config.logFormat === null && hasTerminal);
  const destination = isPretty ? await prettyPrint(output, hasTerminal) : output;
  const logger = createLogger(config.logLevel, destination, config.isTraced ? traceFields : undefined);
  const accessLogger = createAccessLogger(config.logLevel, destination);
  if (primary === null) return { logger, accessLogger };
  const fields = { process: primary.processNumber };
  return { logger: logger.child(fields), accessLogger: accessLogger.child(fields) };
}

async function main(environment: NodeJS.ProcessEnv): Promise<void> {
  const startedAt = performance.now();
  const primary = connectToPrimary(environment);
  const given = readConfig(environment);
  // The primary process has already chosen the port of its API processes.
  const config = primary === null ? await withFreePorts(given, environment) : given;
  const loggers = await createLoggers(config, primary);
  if (primary === null) for (const sentence of misspelledSettings(environment)) loggers.logger.warn(sentence);
  const common = { config, environment, startedAt };
  // Each branch loads only the code that it needs.
  if (config.http.processes > 1 && primary === null) {
    const { runPrimary } = await import('../api-processes/primary.js');
    await runPrimary({ ...common, logger: loggers.logger });
  } else {
    // Check the folder first, because loading the service takes most of the startup time.
    if (usesDataFolder(config)) prepareDataFolder(resolve(config.dataDir));
    const { runService } = await import('./run-service.js');
    await runService({ ...common, ...loggers, primary });
  }
}

/** `role` takes precedence over ROLE. */
export function runProcess(role?: Config['role']): void {
  main(role === undefined ? process.env : { ...process.env, ROLE: role }).catch(exitWith);
}
