/** The arguments and environment with which Node runs the server. */
import { fileURLToPath } from 'node:url';

/**
 * Arguments of `process.execPath`. Left alone, V8 lets memory grow with the machine, to twice what the site needs
 * (npm run bench -- call-backs).
 */
export const startArguments = [
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
  fileURLToPath(new URL('./serve.ts', import.meta.url)),
];

/** A production build runs in production mode, whatever NODE_ENV the shell sets. */
export const startEnvironment = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
} as const;
