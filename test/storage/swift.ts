// Starts OpenStack Swift with its S3 API from Debian's packages. Requires extended attributes below the temporary
// folder, and `swift_hash_path_suffix` in /etc/swift/swift.conf as the packages install it.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreAccess } from './support.js';

export interface Swift extends StoreAccess {
  stop(): Promise<void>;
}

const services = ['account', 'container', 'object'] as const;
const startTimeoutMs = 90_000;
const timeoutS = 60;

/** Returns a sentence about missing packages, or null if none is missing. */
export function reasonWithoutSwift(): string | null {
  const missing = ['proxy', ...services].filter((name) => !runs('which', [`swift-${name}-server`]));
  if (missing.length === 0) return null;
  const packages = missing.map((name) => `swift-${name}`).join(' ');
  return `not installed: apt-get install -y --no-install-recommends ${packages}`;
}

export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-platform-swift-'));
  mkdirSync(join(folder, 'disks', 'one'), { recursive: true });
  const [proxyPort = 0, ...ports] = await freePorts(1 + services.length);
  services.forEach((name, index) => writeService(folder, name, ports[index] ?? 0));
  writeProxy(folder, proxyPort);
  const servers = start(folder, ports);
  const stop = async () => {
    await end(servers);
    rmSync(folder, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${proxyPort}`;
  try {
    await waitUntilAnswering([`${endpoint}/healthcheck`, ...ports.map((port) => `http://127.0.0.1:${port}/`)], servers);
  } catch (cause) {
    const log = readFileSync(join(folder, 'log'), 'utf8').slice(-4000);
    await stop();
    throw new Error(`Swift did not start:\n${log}`, { cause });
  }
  return {
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test:tester', secretAccessKey: 'testing' },
    stop,
  };
}

function common(folder: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
log_level = WARNING
# By default, Swift waits half a second for a connection and one second for the update of a list. A busy machine exceeds
# these limits: Swift then returns 503, or a list lacks a new object.
conn_timeout = ${timeoutS}
node_timeout = ${timeoutS}
container_update_timeout = ${timeoutS}
`;
}

/**
 * Writes a ring for each service, and runs each server as a fork, so that Python loads Swift's modules once. Swift's
 * own programs would take 13 processes and several seconds of CPU time. If one server ends, the script kills the others
 * and ends too.
 */
const serversScript = `
import os, signal, sys
from swift.common.ring import RingBuilder
from swift.common.wsgi import run_wsgi
import swift.account.server, swift.common.middleware.s3api.s3api
import swift.container.server, swift.obj.server, swift.proxy.server
names = sys.argv[1::2]
for name, port in zip(names, sys.argv[2::2]):
    address = {'ip': '127.0.0.1', 'port': int(port)}
    replication = {'replication_ip': '127.0.0.1', 'replication_port': int(port)}
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({'region': 1, 'zone': 1, 'device': 'one', 'weight': 1, 'meta': '', **address, **replication})
    builder.rebalance()
    builder.get_ring().save(name + '.ring.gz')
pids = []
for name in ['proxy', *names]:
    pid = os.fork()
    if pid == 0:
        sys.exit(run_wsgi(os.path.abspath(name + '.conf'), name + '-server'))
    pids.append(pid)
def stop(*_):
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    for pid in pids:
        os.waitpid(pid, 0)
    os._exit(1)
signal.signal(signal.SIGTERM, stop)
ended, _ = os.wait()
pids.remove(ended)
stop()
`;

function writeService(folder: string, name: string, port: number): void {
  const own = `devices = ${join(folder, 'disks')}
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;
  writeFileSync(join(folder, `${name}.conf`), common(folder, port) + own);
}

function writeProxy(folder: string, port: number): void {
  const filters = ['catch_errors', 'gatekeeper', 'healthcheck', 'proxy_logging', 'copy', 'slo', 'dlo'].map(
    (name) => `[filter:${name}]\nuse = egg:swift#${name}\n`,
  );
  const beforeStore = ['catch_errors', 'gatekeeper', 'healthcheck', 'proxy_logging', 'cache', 's3api', 'tempauth'];
  const own = `[pipeline:main]
pipeline = ${[...beforeStore, 'copy', 'slo', 'dlo', 'proxy_logging', 'proxy-server'].join(' ')}
[filter:cache]
use = egg:swift#memcache
# No memcached is running, and none is needed.
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
dns_compliant_bucket_names = true
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# Never leaves a server out after failures, because each service has only one server.
error_suppression_limit = 1000000
`;
  writeFileSync(join(folder, 'proxy.conf'), common(folder, port) + own + filters.join(''));
}

function start(folder: string, ports: readonly number[]): ChildProcess {
  const log = openSync(join(folder, 'log'), 'a');
  const given = services.flatMap((name, index) => [name, `${ports[index]}`]);
  return spawn('/usr/bin/python3', ['-c', serversScript, ...given], { cwd: folder, stdio: ['ignore', log, log] });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function waitUntilAnswering(urls: readonly string[], servers: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await sleep(100)) {
    if (servers.exitCode !== null) throw new Error('a server ended');
    const answers = await Promise.allSettled(urls.map((url) => fetch(url)));
    if (answers.every(({ status }) => status === 'fulfilled')) return;
  }
  throw new Error(`no reply in ${startTimeoutMs} ms`);
}

/** Keeps all ports open until the last is chosen, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => http.createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) =>
          server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
        ),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function runs(command: string, given: string[]): boolean {
  try {
    execFileSync(command, given, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
