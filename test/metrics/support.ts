import type { TestServer } from '../support/server.js';

export interface MetricsReader {
  readonly url: string;
  read(): Promise<string>;
  /** Returns the value of one line, or undefined if the line is missing. */
  valueOf(line: string): Promise<number | undefined>;
}

/** Reads the metrics port of a server that was started with METRICS_PORT 0. */
export function metricsOf(server: TestServer): MetricsReader {
  const port = /metrics on port (\d+)/.exec(server.container.components.join('\n'))?.[1];
  const url = `http://127.0.0.1:${port}`;
  const read = async () => (await fetch(`${url}/metrics`)).text();
  return {
    url,
    read,
    async valueOf(line) {
      const found = (await read()).split('\n').find((text) => text.startsWith(`${line} `));
      return found === undefined ? undefined : Number(found.slice(line.length + 1));
    },
  };
}
