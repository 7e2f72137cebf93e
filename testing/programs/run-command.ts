/** Runs operators' commands: in a process of their own, or many in one. */
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import type { CommandCall, CommandOutcome } from './command-host.ts';

const execute = promisify(execFile);

/** Arguments of Node for a script in `scripts/commands`, without .env, whose variables would decide the test. */
export function commandArguments(script: string, ...parameters: string[]): string[] {
  return ['--conditions=react-server', script, ...parameters];
}

/** A process that runs commands one after the other; a test that ends or kills a command starts one of its own. */
export function startCommandHost() {
  const child = fork('testing/programs/command-host.ts', {
    execArgv: ['--conditions=react-server'],
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'production' },
  });
  let before: Promise<unknown> = Promise.resolve();
  const answer = async (call: CommandCall) => {
    const answered = once(child, 'message', { signal: AbortSignal.timeout(300_000) });
    child.send(call);
    const [outcome] = await answered;
    return outcome as CommandOutcome;
  };
  return {
    end: () => child.kill(),
    run(command: string, variables: Record<string, string>, ...parameters: string[]) {
      const script = `scripts/commands/${command.replace(':', '-')}.ts`;
      const answered = before.then(() => answer({ script, parameters, variables }));
      before = answered.catch(() => undefined);
      return answered;
    },
  };
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
