/** A child process ends with its parent, and not before: a terminal and systemd signal the whole group at once. */
export function followParent(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
}
