// Generates the SDK's example of each operation for the reference page. The tests of the SDK compile the same examples.
import type { Contract } from '../contract/contract.js';
import { exampleCode } from './docs.js';
import { readSdkMethods } from './methods-model.js';

export function generateSdkSamples(contract: Contract): string {
  const samples: Record<string, string[]> = {};
  for (const method of readSdkMethods(contract))
    (samples[method.sdk.operation.id] ??= []).push(exampleCode(contract, method, 'method'));
  // An operation with two replies has two methods.
  const joined = Object.entries(samples).map(([id, codes]) => [id, codes.join('\n\n// or\n')]);
  const record = JSON.stringify(Object.fromEntries(joined), null, 2);
  return `/** SDK samples by operation. */\nexport const sdkSamples: Readonly<Record<string, string>> = ${record};\n`;
}
