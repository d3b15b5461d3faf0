// The contract's shapes as TypeScript types. The server's have defaults filled in, because request validation fills them; the SDK's do not.
import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { contractFile } from './contract.js';

/** Types of every schema, parameter, body and response. Uses the Node API: the command line tool reads and enforces lint settings. */
export async function generateTypes(options: { defaultsFilledIn: boolean }): Promise<string> {
  const ast = await openapiTS(readFileSync(contractFile, 'utf8'), { defaultNonNullable: options.defaultsFilledIn, alphabetize: false });
  return astToString(ast);
}
