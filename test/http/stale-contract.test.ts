import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { assertSameContract } from '../../server/http/validation/contract-checks.js';

const contract = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8');

test('accepts the contract from which the code was generated, with any line ends', () => {
  expect(() => assertSameContract(contract)).not.toThrow();
  expect(() => assertSameContract(contract.replaceAll('\n', '\r\n'))).not.toThrow();
});

test('rejects a limit that was changed without `npm run generate`, and names this command', () => {
  expect(() => assertSameContract(contract.replace('maxLength: 63', 'maxLength: 9'))).toThrow(/npm run generate/);
});
