import { reasons } from '../../generated/reasons.js';
import { fillIn, type OptionsFor, type Values } from '../text-placeholders.js';
import { DocumentError } from './port.js';

export function documentError<Reason extends keyof typeof reasons.document>(
  reason: Reason,
  ...[options]: OptionsFor<(typeof reasons.document)[Reason]['text'], { cause?: unknown }>
): DocumentError {
  const { values = {}, cause }: { values?: Values; cause?: unknown } = options ?? {};
  const { failure, text } = reasons.document[reason];
  return new DocumentError(failure, fillIn(text, values), { cause });
}
