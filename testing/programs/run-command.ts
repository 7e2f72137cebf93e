/** Runs an operator's command in a process of its own. */
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Arguments of Node for a script in `scripts/commands`, without .env, whose variables would decide the test. */
export function commandArguments(script: string, ...parameters: string[]): string[] {
  return ['--conditions=react-server', script, ...parameters];
}

/** @returns the exit status and what it printed; the test waits for it, so nothing else in this process responds. */
export function runCommandSync(
  script: string,
  variables: Record<string, string>,
  ...parameters: string[]
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    commandArguments(script, ...parameters),
    { encoding: 'utf8', env: { ...process.env, ...variables } },
  );
  return { status, stdout, stderr };
}

/**
 * Runs a command while the site runs. It does not use execFileSync: the stand-ins run in this process and would not
 * respond to the site while it is blocked.
 * @returns the command's output.
 */
export async function runCommand(
  script: string,
  dataDir: string,
  ...parameters: string[]
): Promise<string> {
  const { stdout } = await execute(process.execPath, commandArguments(script, ...parameters), {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout;
}
