// The CPU time of chunking a text, and of chunking a text of four times its length.

export interface Cost {
  readonly name: string;
  readonly onceMs: number;
  readonly fourfoldMs: number;
}

/** Below this time, the start of the process and garbage collection dominate the measurement. */
const noiseMs = 60;

export const isTooSlow = ({ onceMs, fourfoldMs }: Pick<Cost, 'onceMs' | 'fourfoldMs'>): boolean =>
  fourfoldMs > 6.25 * Math.max(onceMs, noiseMs);
