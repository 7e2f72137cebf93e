/** Where --help is asked for: prints how a command is used and ends with status 0, before anything is done. */
export function printHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(usage);
  process.exit(0);
}
