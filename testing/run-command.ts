/** An operator's command, as a person runs it beside the running site. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Never with execFileSync: the stand-ins live in this process, and one that cannot answer for the seconds that a
 * command takes on a busy machine looks to the site like a server that hangs.
 *
 * @returns what it prints.
 */
export async function runCommand(
  script: string,
  dataDir: string,
  ...parameters: string[]
): Promise<string> {
  const { stdout } = await execute(
    process.execPath,
    ['--conditions=react-server', script, ...parameters],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  return stdout;
}
