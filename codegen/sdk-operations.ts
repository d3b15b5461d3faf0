import type { Contract } from './contract.js';

export function generateSdkOperations(_contract: Contract): Record<string, string> {
  return {};
}
