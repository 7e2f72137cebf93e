/** The folder that a build is written to and read from (docs/configuration.md). */
export function buildDir({ BUILD_DIR }: { BUILD_DIR?: string | undefined }): string {
  return BUILD_DIR || '.next';
}
