/** CPU time that a process and its descendants have used (Linux). */
import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const msPerTick = 10;

/** CPU time in milliseconds, exited children included. */
export function cpuMs(pid: number): number {
  try {
    // The name before the last parenthesis may contain anything; state is the third field, utime to cstime the 14th to
    // 17th.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ownMs = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * msPerTick;
    return childrenOf(pid).reduce((sum, child) => sum + cpuMs(child), ownMs);
  } catch {
    // It has exited in the meantime; its parent's counters include it.
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}
