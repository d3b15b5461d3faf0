import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { contractSha256, type OperationId } from '../../generated/operations.js';
import { requestContract } from '../../generated/request-contract.js';
import { compileReplyValidator, type ReplyValidator } from '../reply/reply-checks.js';
import { createRequestValidation } from './validate.js';

export interface ContractChecks {
  readonly replyDifference: ReplyValidator;
  validation(operationId: OperationId): RequestHandler;
}

export function assertSameContract(yaml: string): void {
  const sha256 = createHash('sha256').update(yaml.replaceAll('\r\n', '\n')).digest('hex');
  if (sha256 !== contractSha256)
    throw new Error('openapi.yaml does not match the generated code; run `npm run generate`');
}

const compiled = new Map<string, Promise<ContractChecks>>();

async function compile(contract: string, checkReplyBounds: boolean): Promise<ContractChecks> {
  assertSameContract(contract);
  const validation = await createRequestValidation(structuredClone(requestContract));
  return { replyDifference: compileReplyValidator({ thorough: checkReplyBounds }), validation };
}

/** Compiling takes 0.4 s of CPU time, so the applications of a process share the result. */
export function contractChecks(contract: string, checkReplyBounds: boolean): Promise<ContractChecks> {
  const key = `${checkReplyBounds} ${contract}`;
  const checks = compiled.get(key) ?? compile(contract, checkReplyBounds);
  compiled.set(key, checks);
  return checks;
}
