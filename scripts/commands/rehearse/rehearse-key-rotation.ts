/** Rotate keys: a new DATA_ENCRYPTION_KEY in three rounds, without downtime. */
import { documentedCommands } from './documented-commands.ts';
import { generateKey, type LiveSite } from './install.ts';
import type { Rehearsal } from './rehearsal.ts';

/** @returns the new key, and how many values were encrypted with it: "812 values". */
export async function rehearseKeyRotation(
  rehearsal: Rehearsal,
  { configure, instances, dataKey: oldKey }: LiveSite,
): Promise<{ newKey: string; values: string }> {
  const newKey = await generateKey(rehearsal);
  configure({ DATA_ENCRYPTION_KEY_PREVIOUS: newKey });
  await instances.restartOneByOne();
  configure({ DATA_ENCRYPTION_KEY: newKey, DATA_ENCRYPTION_KEY_PREVIOUS: oldKey });
  await instances.restartOneByOne();
  const printed = await rehearsal.run(documentedCommands.rotate);
  if (!printed.includes('Nothing is left')) throw new Error(printed);
  configure({ DATA_ENCRYPTION_KEY: newKey });
  await instances.restartOneByOne();
  return { newKey, values: /\d+ values/.exec(printed)?.[0] ?? '' };
}
