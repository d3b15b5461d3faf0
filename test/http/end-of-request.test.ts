// A failure that is caused only by the end of a request is not a failure of the server, and is not logged.
import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { enforceDeadline, isEndOfRequest, signalOf } from '../../server/http/request/deadline.js';

test('recognizes errors that only the end of a request has caused', () => {
  const [request, response] = [{}, new EventEmitter()];
  enforceDeadline({ deadlineMs: 60_000, handleError: () => undefined })(
    request as Request,
    response as Response,
    () => undefined,
  );
  const premature = new Error('Premature close');
  expect(isEndOfRequest(request, premature)).toBe(false);
  response.emit('close');
  const reason: unknown = signalOf(request).reason;
  expect(reason).toMatchObject({ message: 'the connection closed' });
  expect(isEndOfRequest(request, reason)).toBe(true);
  expect(isEndOfRequest(request, new AggregateError([reason, premature]))).toBe(true);
  expect(isEndOfRequest(request, new AggregateError([premature]))).toBe(false);
  expect(isEndOfRequest(request, null)).toBe(false);
});
