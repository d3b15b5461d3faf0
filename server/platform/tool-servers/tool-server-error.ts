import { reasons } from '../../generated/reasons.js';
import { fillIn, type OptionsFor, type Values } from '../text-placeholders.js';
import { ToolServerError } from './port.js';

/** Returns the error for a reason of the contract. */
export function toolServerError<Reason extends keyof typeof reasons.toolServer>(
  reason: Reason,
  ...[options]: OptionsFor<(typeof reasons.toolServer)[Reason]['text'], { cause?: unknown }>
): ToolServerError {
  const { values = {}, cause }: { values?: Values; cause?: unknown } = options ?? {};
  const { failure, text } = reasons.toolServer[reason];
  return new ToolServerError(failure, fillIn(text, values), { cause });
}
