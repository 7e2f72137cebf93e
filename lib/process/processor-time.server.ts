import 'server-only';
import { readFile } from 'node:fs/promises';

/** Of the kernel, which counts in hundredths of a second. */
const tickMs = 10;

/** How long a process has had a processor; null where the system does not say it. */
export async function processorMs(pid: number | undefined): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The name of the program, in brackets, may hold spaces.
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return (Number(user) + Number(system)) * tickMs;
}
