/* global process, console */
// Loaded before the server by `--require`: prints at the end which of OpenTelemetry's packages the process has loaded.
process.on('exit', () => {
  const packages = Object.keys(require.cache).flatMap(
    (path) => /node_modules\/(@opentelemetry\/[\w-]+)\//.exec(path)?.[1] ?? [],
  );
  console.log(`packages: ${JSON.stringify([...new Set(packages)].sort())}`);
});
