/**
 * A process of its own for work that may run out of memory. A thread's limits are not enough: V8 ends the whole process
 * where one allocation of a thread jumps over them.
 */
import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';

/**
 * @param program its path below the working directory; it calls `followParent`.
 * @param heapMb it ends beyond this.
 * @param more options of Node.
 */
export function startChild(program: string, heapMb: number, ...more: string[]): ChildProcess {
  const options = ['--conditions=react-server', `--max-old-space-size=${heapMb}`, ...more];
  // `fork`, or a path that it can follow, makes Turbopack bundle the program.
  return spawn(/* turbopackIgnore: true */ process.execPath, [...options, program], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
}
