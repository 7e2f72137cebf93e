/** With --help, prints the usage and exits with status 0 before the program does anything. */
export function printHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
