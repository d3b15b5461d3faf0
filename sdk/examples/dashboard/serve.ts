// npm run example:dashboard — bundles the page and serves it. Run `npm run build --workspace sdk` first; the npm script does.
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

export interface ServedPage {
  url: string;
  stop(): Promise<void>;
}

/** Port 0 takes a free one. `sdkEntry` stands in for the built package, for tests. */
export async function serveDashboard({ port, sdkEntry }: { port: number; sdkEntry?: string }): Promise<ServedPage> {
  const bundler = await context({
    absWorkingDir: folder,
    entryPoints: ['main.ts', 'index.html', 'style.css'],
    outdir: 'dist',
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    loader: { '.html': 'copy' },
    ...(sdkEntry === undefined ? {} : { alias: { '@agent-platform/sdk': sdkEntry } }),
    logLevel: 'warning',
  });
  const { port: taken } = await bundler.serve({ host: '127.0.0.1', port });
  return { url: `http://127.0.0.1:${taken}/`, stop: () => bundler.dispose() };
}
