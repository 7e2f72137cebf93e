/**
 * For the first line of the process. On a full disk a line of Next's own throws; that is told as an uncaught exception, whose
 * line throws: the process ends at its start, or turns in a circle later, answers nobody, and nothing starts it again.
 */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
    stream.on('error', () => undefined);
    stream.write = (...args: unknown[]) => {
      try {
        return write(...args);
      } catch {
        return true;
      }
    };
  }
}
