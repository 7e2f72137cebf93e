/** Runs operators' commands one after the other in one process, each as if alone in it; `run-command.ts` asks. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment } from '../../lib/config/environment.server.ts';
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { errorMessage } from '../../lib/text/error-message.ts';

export type CommandCall = {
  script: string;
  parameters: readonly string[];
  variables: Readonly<Record<string, string>>;
};
export type CommandOutcome = { status: number; stdout: string; stderr: string };

class Exit extends Error {}

const { env: own, argv } = process;
let runs = 0;

process.exit = (code) => {
  process.exitCode = code ?? 0;
  throw new Exit();
};

async function run({ script, parameters, variables }: CommandCall): Promise<CommandOutcome> {
  const printed = { stdout: '', stderr: '' };
  const keep = (stream: 'stdout' | 'stderr') => (text: string | Uint8Array) => {
    printed[stream] += typeof text === 'string' ? text : Buffer.from(text).toString();
    return true;
  };
  process.stdout.write = keep('stdout');
  process.stderr.write = keep('stderr');
  process.argv = [argv[0] ?? '', script, ...parameters];
  process.env = { ...own, ...variables };
  process.exitCode = 0;
  try {
    // What a process reads and holds once is otherwise of the command before.
    Object.assign(environment(), parseEnvironment(process.env));
    Reflect.deleteProperty(globalThis, '__site');
    runs += 1;
    await import(`${pathToFileURL(resolve(script)).href}?${runs}`);
  } catch (error) {
    if (!(error instanceof Exit)) {
      console.error(errorMessage(error));
      process.exitCode = error instanceof Error && 'status' in error ? Number(error.status) : 1;
    }
  }
  const status = Number(process.exitCode);
  process.exitCode = 0;
  return { status, ...printed };
}

process.on('message', async (call: CommandCall) => {
  process.send?.(await run(call));
});
