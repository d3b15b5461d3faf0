// The TypeScript compiler, which a Jest worker loads only once (.config/modules-outside-jest.cjs). With `import`,
// Node.js would also search its 9 MB for exported names, which takes half a second of CPU time.
import { createRequire } from 'node:module';
import type typescript from 'typescript';

export const ts = createRequire(import.meta.url)('typescript') as typeof typescript;
