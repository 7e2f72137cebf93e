/** How much of the processor a process has used, with all that it started (Linux). */
import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const msPerTick = 10;

/** Milliseconds since the process began; of children that have ended too. */
export function cpuMs(pid: number): number {
  try {
    // After the name, which may hold anything: state is the third field, utime and stime the 14th and 15th.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * msPerTick;
    return childrenOf(pid).reduce((sum, child) => sum + cpuMs(child), own);
  } catch {
    // It has ended meanwhile: its parent counts it.
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}
