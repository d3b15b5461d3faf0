// Measures how long the event loop of this process did not run, for example because the machine was suspended. After a
// pause, timers fire before received bytes are read. So an expired time limit does not prove that a remote server
// failed to respond: its reply may have arrived in time.

const intervalMs = 250;
/** A shorter delay is normal on a busy machine. */
const minPauseMs = 750;

let pausedTotalMs = 0;
let lastSampleMs: number | undefined;

function sample(): void {
  const nowMs = performance.now();
  const delayMs = lastSampleMs === undefined ? 0 : nowMs - lastSampleMs - intervalMs;
  if (delayMs >= minPauseMs) pausedTotalMs += delayMs;
  lastSampleMs = nowMs;
}

/** Returns the total time of all pauses since the first call, including a pause that has just ended. */
export function pausedMs(): number {
  if (lastSampleMs === undefined) setInterval(sample, intervalMs).unref();
  if (lastSampleMs === undefined || performance.now() - lastSampleMs >= intervalMs) sample();
  return pausedTotalMs;
}

/** Returns the time of a monotonic clock that stands still during pauses. */
export const runningMs = (): number => performance.now() - pausedMs();
