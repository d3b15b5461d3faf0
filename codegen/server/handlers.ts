// Generates the interface of the server's handlers, so that an operation without a handler breaks the build.
import type { Contract, Operation } from '../contract/contract.js';
import { interfaceOf } from '../typescript-source.js';

function method({ id, method: verb, path, role, summary }: Operation): string {
  const caller = role === 'none' ? 'no token' : role;
  return `  /** ${summary}. \`${verb.toUpperCase()} ${path}\`, ${caller}. */\n  ${id}: Handler<'${id}'>;`;
}

export function generateHandlers({ operations }: Contract): string {
  return [
    "import type { Handler } from '../http/handler-types.js';\n",
    interfaceOf('Handlers', 'Every operation of the contract.', operations.map(method)),
  ].join('\n');
}
