// A TCP proxy in front of a dependency, which can hang or refuse connections.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

export interface FaultyProxy {
  readonly port: number;
  /** Forwards nothing and keeps all connections open, as in a network outage. */
  hang(): void;
  /** Resumes forwarding, starting with the data that was held back. */
  goOn(): void;
  /**
   * Ends `hang` for new connections. Earlier connections stay open and receive nothing, as after a firewall has dropped
   * their state.
   */
  acceptNewOnly(): void;
  /** Closes all connections and each new one, as a database does while it restarts. */
  refuse(): void;
  /** Ends `refuse`. */
  accept(): void;
  stop(): Promise<void>;
}

export async function startFaultyProxy(target: NetConnectOpts): Promise<FaultyProxy> {
  /** Maps each open socket to the socket that receives its data. */
  const open = new Map<Socket, Socket>();
  let isHanging = false;
  let isRefusing = false;
  const forward = (from: Socket, to: Socket) => {
    open.set(from, to);
    if (!isHanging) from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    if (isRefusing) return void client.destroy();
    const upstream = connect(target);
    forward(client, upstream);
    forward(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hang() {
      isHanging = true;
      // `pause` alone is not enough, because a pipe resumes its source when the other side has room.
      open.forEach((to, from) => from.unpipe(to).pause());
    },
    goOn() {
      isHanging = false;
      open.forEach((to, from) => from.pipe(to));
    },
    acceptNewOnly() {
      isHanging = false;
    },
    refuse() {
      isRefusing = true;
      open.forEach((_to, from) => from.destroy());
    },
    accept() {
      isRefusing = false;
    },
    async stop() {
      open.forEach((_to, from) => from.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function startHttpProxy(url: string): Promise<{ proxy: FaultyProxy; url: string }> {
  const { hostname, port, pathname } = new URL(url);
  const proxy = await startFaultyProxy({ host: hostname, port: Number(port) });
  return { proxy, url: `http://127.0.0.1:${proxy.port}${pathname === '/' ? '' : pathname}` };
}

/** Also accepts the URL of a Postgres that listens on a Unix socket. */
export async function startDatabaseProxy(databaseUrl: string): Promise<{ proxy: FaultyProxy; url: string }> {
  const url = new URL(databaseUrl);
  const socketFolder = url.searchParams.get('host');
  const port = Number(url.port);
  const proxy = await startFaultyProxy(
    socketFolder === null ? { host: url.hostname, port } : { path: `${socketFolder}/.s.PGSQL.${port}` },
  );
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return { proxy, url: url.href };
}
