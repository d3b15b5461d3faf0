// A way to a dependency that a test can disturb: everything that is sent is swallowed, in old connections and new ones, as by a process that
// hangs or a network that is cut; or connections are refused.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

export interface FaultyProxy {
  readonly port: number;
  /** Nothing goes through, and nobody is told. */
  hang(): void;
  /** What was held back goes through again. */
  goOn(): void;
  /** Connections are closed, and new ones refused. */
  stop(): Promise<void>;
}

export async function startFaultyProxy(target: NetConnectOpts): Promise<FaultyProxy> {
  const open = new Set<Socket>();
  let isHanging = false;
  const forward = (from: Socket, to: Socket) => {
    open.add(from);
    from.pipe(to);
    if (isHanging) from.pause();
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
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
      open.forEach((socket) => socket.pause());
    },
    goOn() {
      isHanging = false;
      open.forEach((socket) => socket.resume());
    },
    async stop() {
      open.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
