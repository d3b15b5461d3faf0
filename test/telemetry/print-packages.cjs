/* global process, console */
// A process loads this file before the server, by `--require`. At its end, it prints which of OpenTelemetry's packages
// were loaded.
process.on('exit', () => {
  const packages = Object.keys(require.cache).flatMap(
    (path) => /node_modules\/(@opentelemetry\/[\w-]+)\//.exec(path)?.[1] ?? [],
  );
  console.log(`packages: ${JSON.stringify([...new Set(packages)].sort())}`);
});
