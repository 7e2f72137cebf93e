/** Writes a file with personal data: readable by its owner only, even if a file of that name existed. */
import { closeSync, fchmodSync, openSync, writeFileSync } from 'node:fs';

export function writePrivateFile(path: string, content: string): void {
  // 'a' and not 'w', which would truncate the file before its mode keeps others from opening it.
  const file = openSync(path, 'a', 0o600);
  try {
    // The mode above applies to a new file only.
    fchmodSync(file, 0o600);
  } finally {
    closeSync(file);
  }
  writeFileSync(path, content);
}
