/** Writes a file that holds personal data: readable by its owner alone, also where one of that name was there before. */
import { closeSync, fchmodSync, openSync, writeFileSync } from 'node:fs';

export function writePrivateFile(path: string, content: string): void {
  // Not 'w': the file is emptied only once nobody else can open it.
  const file = openSync(path, 'a', 0o600);
  try {
    // The mode given above counts for a new file only.
    fchmodSync(file, 0o600);
  } finally {
    closeSync(file);
  }
  writeFileSync(path, content);
}
