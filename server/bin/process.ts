// Starts a process of the service from its environment: the service itself, or the supervisor of several API processes.
import { readConfig, type Config } from '../app/config/config.js';
import { createAccessLogger, createLogger } from '../platform/log/logger.js';
import { prettyDestination } from '../platform/log/pretty.js';
import { traceFields } from '../platform/telemetry/spans.js';
import { exitWith } from './explain.js';
import { withFreePorts } from './free-ports.js';
import { connectToSupervisor, type SupervisorLink } from './group/supervisor-link.js';

async function createLoggers(config: Config, supervisor: SupervisorLink | null) {
  const isPretty = config.logFormat === 'pretty' || (config.logFormat === null && process.stdout.isTTY);
  const destination = isPretty ? await prettyDestination(process.stdout.isTTY) : undefined;
  const logger = createLogger(config.logLevel, destination, config.isTraced ? traceFields : undefined);
  const accessLogger = createAccessLogger(config.logLevel, destination);
  if (supervisor === null) return { logger, accessLogger };
  const fields = { process: supervisor.processNumber };
  return { logger: logger.child(fields), accessLogger: accessLogger.child(fields) };
}

async function main(environment: NodeJS.ProcessEnv): Promise<void> {
  const startedAt = performance.now();
  const supervisor = connectToSupervisor(environment);
  const given = readConfig(environment);
  // A supervisor has chosen the port of its processes.
  const config = supervisor === null ? await withFreePorts(given, environment) : given;
  const loggers = await createLoggers(config, supervisor);
  const common = { config, environment, startedAt };
  // Each of the two loads only what it needs: a supervisor needs little of the service.
  if (config.http.processes > 1 && supervisor === null) {
    const { supervise } = await import('./group/supervisor.js');
    await supervise({ ...common, logger: loggers.logger });
  } else {
    const { runService } = await import('./service.js');
    await runService({ ...common, ...loggers, supervisor });
  }
}

/** Runs the process until a signal stops it. `role` takes precedence over ROLE. */
export function runProcess(role?: Config['role']): void {
  main(role === undefined ? process.env : { ...process.env, ROLE: role }).catch(exitWith);
}
