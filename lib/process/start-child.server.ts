/**
 * A process of its own for work that may run out of memory. A thread's limits are not enough: V8 ends the whole process
 * where one allocation of a thread jumps over them.
 */
import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * @param program its path below the working directory; it calls `followParent`.
 * @param heapMb it ends beyond this.
 * @param more options of Node.
 */
export function startChild(program: string, heapMb: number, ...more: string[]): ChildProcess {
  const options = ['--conditions=react-server', `--max-old-space-size=${heapMb}`, ...more];
  // `fork`, or a path that it can follow, makes Turbopack bundle the program.
  const child = spawn(/* turbopackIgnore: true */ process.execPath, [...options, program], {
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  const stderr = child.stderr as Socket | null;
  // Like the child itself, it must not keep this process alive.
  stderr?.unref();
  // One line in place of V8's dump, which comes after its own first line.
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (/^(?:FATAL ERROR|<--- Last few GCs|----- Native stack trace)/m.test(text))
      process.stderr.write(`${program} ran out of memory\n`);
    else if (!/^\s*\d+: 0x/m.test(text)) process.stderr.write(text);
  });
  return child;
}
