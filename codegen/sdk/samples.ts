// Generates the calls of the SDK that the reference page shows. The tests of the SDK compile the same calls.
import type { Contract } from '../contract/contract.js';
import { exampleCall } from './docs.js';
import { readSdkMethods } from './methods-model.js';

export function generateSdkSamples(contract: Contract): string {
  const samples: Record<string, object[]> = {};
  for (const method of readSdkMethods(contract)) {
    const query = method.sdk.query.map(({ name }) => name);
    const call = { ...exampleCall(contract, method, 'method'), main: method.main, query };
    (samples[method.sdk.operation.id] ??= []).push(call);
  }
  const record = JSON.stringify(samples, null, 2);
  return (
    'interface SdkCall {\n' +
    '  /** Code before and after the argument. */\n  readonly before: string;\n  readonly after: string;\n' +
    '  readonly input: Readonly<Record<string, unknown>>;\n' +
    '  /** The key whose value can be passed alone. */\n  readonly main: string | null;\n' +
    '  /** Keys that are sent as query parameters. */\n  readonly query: readonly string[];\n}\n\n' +
    '/** Calls of the SDK by operation. An operation with two replies has two. */\n' +
    `export const sdkCalls: Readonly<Record<string, readonly SdkCall[]>> = ${record};\n`
  );
}
