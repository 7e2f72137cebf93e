/**
 * Imported first. On a full disk Next's own log line throws; the handler of the uncaught exception logs again and
 * throws too: the process ends at its start, or loops later without responding, and nothing restarts it.
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
