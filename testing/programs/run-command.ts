/** Runs an operator's command while the site runs. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Not with execFileSync: the stand-ins run in this process and would not respond to the site while it is blocked.
 * @returns the command's output.
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
