import { Fault } from './fault.js';

export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Returns null if the header is missing or invalid, or requests several ranges. Null means the whole object. */
export function parseRange(header: string | undefined, size: number): ByteRange | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  if (first >= size || (from === '' && Number(to) === 0)) {
    throw new Fault(416, 'InvalidRange', 'The requested range is not satisfiable', {
      RangeRequested: header ?? '',
      ActualObjectSize: String(size),
    });
  }
  return { first, last };
}
