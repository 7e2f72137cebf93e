/** The audit without a project's own site, banned words or waivers: npm run audit -w seo-audit -- URL */
import { runAuditCommand } from './command/run-audit-command.ts';

process.exitCode = await runAuditCommand(process.argv.slice(2), {
  commandLine: 'npm run audit -w seo-audit --',
});
