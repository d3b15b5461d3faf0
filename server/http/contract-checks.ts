// Compiles the contract into the checks of requests and replies.
import type { RequestHandler } from 'express';
import type { OperationId } from '../generated/operations.js';
import { compileReplyChecks, type ReplyCheck } from './reply-checks.js';
import { assertSameContract, serverView } from './server-view.js';
import { createRequestValidation } from './validate.js';

export interface ContractChecks {
  readonly check: ReplyCheck;
  validation(operationId: OperationId): RequestHandler;
}

const compiled = new Map<string, Promise<ContractChecks>>();

async function compile(contract: string, checkReplyBounds: boolean): Promise<ContractChecks> {
  assertSameContract(contract);
  const validation = await createRequestValidation(serverView(contract));
  return { check: compileReplyChecks({ thorough: checkReplyBounds }), validation };
}

/**
 * Returns the checks of a contract. Compiling takes 1 s of CPU time, so the applications of one process share the
 * result, which has no state.
 */
export function contractChecks(contract: string, checkReplyBounds: boolean): Promise<ContractChecks> {
  const key = `${checkReplyBounds} ${contract}`;
  const checks = compiled.get(key) ?? compile(contract, checkReplyBounds);
  compiled.set(key, checks);
  return checks;
}
