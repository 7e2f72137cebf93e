/**
 * A process of its own for work that may run out of memory. A thread's limits are not enough: V8 ends the whole process
 * where one allocation of a thread jumps over them.
 */
import 'server-only';
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** @param program its path below the working directory; it calls `followParent`. @param heapMb it ends beyond this. */
export function startChild(program: string, heapMb: number): ChildProcess {
  return fork(join(process.cwd(), program), {
    execArgv: ['--conditions=react-server', `--max-old-space-size=${heapMb}`],
    serialization: 'advanced',
  });
}
