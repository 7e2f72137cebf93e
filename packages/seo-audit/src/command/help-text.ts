/** What --help prints. */
import { defaultLimits } from '../crawl/crawl-request.ts';
import type { Project } from './project.ts';

export function helpText({ commandLine, startSite, waiversFile, bannedWords }: Project): string {
  const examples = [
    ...(startSite ? [['', 'our own built site']] : []),
    ['https://www.example.com', 'a running site: its sitemaps, then its links'],
    ['saved.html', 'a page saved from a browser, or a folder of them'],
  ];
  const words = bannedWords
    ? `
  --own                  the URL is our own site: banned words are checked, and our waivers count
  --banned               check our banned words on another site`
    : '';
  const ownWaivers = waiversFile ? ` (our own site: ${waiversFile})` : '';
  return `Audits what search engines and people who share a page see of a site.

${examples.map(([target = '', what]) => `  ${commandLine} ${target.padEnd(25)} ${what}`).join('\n')}

Reports (beside the table in the terminal):
  --html FILE            one page to read and to pass on: previews, findings, sortable tables
  --csv FILE             a row for each page, for spreadsheets;  --csv-findings FILE  a row for each finding
  --csv-links FILE       a row for each link: from, to, words, rel, what it answers
  --json FILE            everything, also for --baseline; "-" writes it to the terminal instead of the table
  --baseline FILE        what changed since a run that --json wrote: which tag, from what to what
  --checks FILE          a page of all checks: id, what, where, why, how; alone, nothing is audited
  --rows N, --places N   pages in the table (60), places for each finding (5)

What is read:
  --render               also in Chromium: which tags and links scripts change
  --canonical-origin URL the origin the pages name, when the site asked is a copy of it. For a copy on this
                         machine it is taken from the sitemap line of robots.txt, whatever the copy's port
  --max-pages N (${defaultLimits.maxPages})   --max-minutes N (${defaultLimits.maxTimeMs / 60_000})   --max-resources N (${defaultLimits.maxResources}, pictures and icons)
  --concurrency N (${defaultLimits.concurrency})   --delay-ms N (0)   --timeout-seconds N (${defaultLimits.timeoutMs / 1000})
  --user-agent TEXT      robots.txt is asked for "SeoAudit", whatever this says
  --ignore-robots        only for a site that is yours

What counts:${words}
  --waivers FILE         findings that are accepted, each with a reason${ownWaivers}
  --skip ID,ID           checks that are not asked
  --fail-on error|warning|never   exit status 1 from here (error)

Exit status: 0 nothing to fail on, 1 something was found, 2 wrong usage. Other hosts are never asked; addresses
in private networks only when the audited site itself is there.`;
}
