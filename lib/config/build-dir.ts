/** The folder of `npm run build` and `npm start`. */
export const mainBuildDir = '.next';

/** The folder that a build is written to and read from (docs/configuration.md). */
export function buildDir({ BUILD_DIR }: NodeJS.ProcessEnv): string {
  return BUILD_DIR || mainBuildDir;
}
