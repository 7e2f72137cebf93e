/** The audit alone, without a project's own site, words or waivers: npm run audit -w seo-audit -- URL */
import { runCommand } from './command/run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  commandLine: 'npm run audit -w seo-audit --',
});
