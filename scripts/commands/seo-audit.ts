/** Audits a site's tags, links and structure: npm run seo:audit -- [URL | saved page] (--help lists all options). */
import { runAuditCommand } from 'seo-audit';
import { bannedWords } from '../../lib/site/banned-words.ts';
import { findChromium } from '../../testing/programs/find-chromium.ts';
import { startSiteForAudit } from './seo-audit/start-site-for-audit.ts';

process.exitCode = await runAuditCommand(process.argv.slice(2), {
  commandLine: 'npm run seo:audit --',
  startSite: startSiteForAudit,
  waiversFile: 'seo-audit.waivers.json',
  bannedWords: {
    words: bannedWords,
    why: 'Insurance advertisements may not rank, promise or press (the list is in lib/site/banned-words.ts).',
  },
  findChromium,
});
