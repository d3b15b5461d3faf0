/**
 * Returns a function that counts its calls. It calls `report` at most once per second, with the count since the
 * previous report.
 */
export function countPerSecond(report: (count: number) => void): () => void {
  let count = 0;
  return () => {
    if (++count > 1) return;
    setTimeout(() => {
      report(count);
      count = 0;
    }, 1_000).unref();
  };
}
