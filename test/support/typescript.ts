// The TypeScript compiler. Node.js loads this file outside of Jest's context (.config/modules-outside-jest.cjs), so a
// Jest worker loads the compiler only once. With `import`, Node.js would also search the compiler's 9 MB for exported
// names, which takes half a second of CPU time.
import { createRequire } from 'node:module';
import type typescript from 'typescript';

export const ts = createRequire(import.meta.url)('typescript') as typeof typescript;
