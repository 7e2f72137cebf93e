/** Next's own program, run by the Node that runs the script. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

export const nextProgram = join(dirname(require.resolve('next/package.json')), 'dist/bin/next');
