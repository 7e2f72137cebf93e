/** A file that a reader sees whole or not at all: written under another name, then renamed. For its owner only. */
import 'server-only';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

export async function writeFileAtomically(
  folder: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(/* turbopackIgnore: true */ folder, `.${name}.${process.pid}`);
  try {
    const file = await open(/* turbopackIgnore: true */ draft, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(/* turbopackIgnore: true */ folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
