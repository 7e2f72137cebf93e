/** robots.txt as a file: present and valid. */

import { type Check, liveCheck } from '../check-helpers/check.ts';
import { quote } from '../check-helpers/wording.ts';
import { looksLikeHtml } from '../crawl/read-robots.ts';

const robotsLine =
  /^\s*(?:#.*|(?:user-agent|allow|disallow|sitemap|crawl-delay|host|clean-param|content-signal|noindex|request-rate|visit-time)\s*:.*)?$/i;
/** Rules are matched against the path only. */
const wholeAddress = /^\s*(?:allow|disallow)\s*:\s*https?:/i;
const maxInvalidLines = 5;

const robotsFile = { where: 'robots.txt' } as const;

const robotsTxtUnreachable = liveCheck(
  {
    ...robotsFile,
    id: 'robots-txt-unreachable',
    severity: 'error',
    about: 'robots.txt cannot be read',
    why: 'While it answers 5xx or not at all, search engines read nothing of the site.',
    fix: 'Make it answer 200, or 404 if there is none.',
  },
  function* ({ robots }) {
    const status = robots.status ?? 0;
    if (robots.problem || status >= 500)
      yield { url: robots.url, what: robots.problem ?? `it answers ${status}` };
  },
);

const robotsTxtMissing = liveCheck(
  {
    ...robotsFile,
    id: 'robots-txt-missing',
    severity: 'notice',
    about: 'There is no robots.txt',
    why: 'It is where crawlers look for the sitemap.',
    fix: 'Add one that allows everything and names the sitemap.',
  },
  function* ({ robots }) {
    const status = robots.status ?? 0;
    if (status >= 400 && status < 500) yield { url: robots.url, what: `it answers ${status}` };
  },
);

const robotsTxtHtml = liveCheck(
  {
    ...robotsFile,
    id: 'robots-txt-html',
    severity: 'error',
    about: 'robots.txt is a web page',
    why: 'Crawlers find no rule and no sitemap in it.',
    fix: 'Serve it as text/plain; look for a rule that sends unknown paths to the home page.',
  },
  function* ({ robots }) {
    if (robots.status === 200 && looksLikeHtml(robots))
      yield { url: robots.url, what: robots.contentType || 'HTML' };
  },
);

const robotsTxtLine = liveCheck(
  {
    ...robotsFile,
    id: 'robots-txt-line',
    severity: 'warning',
    about: 'A line of robots.txt is not a rule',
    why: 'Crawlers ignore it, so the intended rule does not apply.',
    fix: 'Use User-agent, Allow, Disallow, Sitemap; # begins a comment.',
  },
  function* ({ robots }) {
    if (robots.status !== 200 || looksLikeHtml(robots)) return;
    const wrong = robots.text
      .split(/\r?\n/)
      .flatMap((line, at) =>
        robotsLine.test(line) && !wholeAddress.test(line)
          ? []
          : [`line ${at + 1}: ${quote(line, 80)}`],
      );
    for (const what of wrong.slice(0, maxInvalidLines)) yield { url: robots.url, what };
  },
);

const robotsTxtTooLarge = liveCheck(
  {
    ...robotsFile,
    id: 'robots-txt-too-large',
    severity: 'warning',
    about: 'robots.txt is too large',
    why: 'Search engines read the first 500 KB only.',
    fix: 'Use patterns instead of lists.',
  },
  function* ({ robots }) {
    if (robots.isCut) yield { url: robots.url, what: 'more than 500 KB' };
  },
);

export const robotsTxtChecks: Check[] = [
  robotsTxtUnreachable,
  robotsTxtMissing,
  robotsTxtHtml,
  robotsTxtLine,
  robotsTxtTooLarge,
];
