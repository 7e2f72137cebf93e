/** The folder of `npm run build` and `npm start`. */
export const mainBuildDir = '.next';

/** The folder that a build is written to and read from (docs/configuration.md). */
export function buildDir({ BUILD_DIR }: NodeJS.ProcessEnv): string {
  return BUILD_DIR || mainBuildDir;
}

/** The folder that `next build` writes while it runs this module; null at other times. For client components too. */
export const runningBuildDir: string | null =
  process.env.NEXT_PHASE === 'phase-production-build' ? buildDir(process.env) : null;
