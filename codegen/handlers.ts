// The interface that the server's handlers implement: one method for each operation. A new operation breaks the build until it is served.
import type { Contract, Operation } from './contract.js';

const comment = (operation: Operation) =>
  `  /** ${operation.summary}. \`${operation.method.toUpperCase()} ${operation.path}\`, ${operation.role === 'none' ? 'no token' : operation.role}. */`;

export function generateHandlers(contract: Contract): string {
  const methods = contract.operations.map(
    (operation) => `${comment(operation)}\n  ${operation.id}: Handler<'${operation.id}'>;`,
  );
  return [
    "import type { Handler } from '../http/operation.js';\n",
    `/** Every operation of the contract. */\nexport interface Handlers {\n${methods.join('\n')}\n}\n`,
  ].join('\n');
}
