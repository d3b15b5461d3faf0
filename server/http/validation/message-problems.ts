// Validates one chat message. Request validation checks only the outer form of messages, because only the last message
// is used.
import { componentSchemas } from '../../generated/reply-schemas.js';
import type { ErrorDetail } from '../../platform/errors.js';
import { createBodyProblems } from './body-problems.js';

/** `valueCount` is the approximate number of values in the message. */
type FindMessageProblems = (message: object, valueCount: number) => ErrorDetail[];

export function createMessageProblems(): FindMessageProblems {
  const schema = { $ref: 'contract#/components/schemas/ChatMessage' };
  const findProblems = createBodyProblems(componentSchemas, new Map([['chat', schema]]));
  return (message, valueCount) => findProblems('chat', message, valueCount);
}
