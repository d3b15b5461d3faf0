/* global process, console */
// A process loads this file before the server, by `--require`. When the process exits, this file prints which packages
// of OpenTelemetry were loaded.
process.on('exit', () => {
  const packages = Object.keys(require.cache).flatMap(
    (path) => /node_modules\/(@opentelemetry\/[\w-]+)\//.exec(path)?.[1] ?? [],
  );
  console.log(`packages: ${JSON.stringify([...new Set(packages)].sort())}`);
});
