/** Groups of robots.txt: their agents, rules that one agent misses, and lines that search engines ignore. */

import { type Check, type CheckInfo, liveCheck } from '../check-helpers/check.ts';
import { joinFirst, quote } from '../check-helpers/wording.ts';
import { looksLikeHtml } from '../crawl/read-robots.ts';
import { isWebAddress } from '../page/web-url.ts';

type Line = { at: number; name: string; value: string };
type Group = { agents: string[]; disallowed: string[] };

const robotsTxtNoAgent = robotsCheck(
  {
    id: 'robots-txt-no-agent',
    severity: 'error',
    about: 'Rules of robots.txt belong to no group',
    why: 'Everything before the first User-agent line is ignored.',
    fix: 'Begin with “User-agent: *”.',
  },
  (lines) => {
    const first = lines.findIndex(({ name }) => name === 'user-agent');
    const before = first < 0 ? lines : lines.slice(0, first);
    return before.filter(isRule).map(formatLine);
  },
);

const robotsTxtOwnGroup = robotsCheck(
  {
    id: 'robots-txt-own-group',
    severity: 'notice',
    about: 'The group of one robot lacks the rules for all',
    why: 'It reads only its own group: what is disallowed for all is allowed for it.',
    fix: 'Repeat the rules in its group, or remove the group.',
  },
  (lines) => {
    const groups = groupsOf(lines);
    const all = groups
      .filter(({ agents }) => agents.includes('*'))
      .flatMap((one) => one.disallowed);
    return groups.flatMap(({ agents, disallowed }) => {
      const [agent] = agents.filter((name) => /^(?:googlebot|bingbot)$/.test(name));
      const allowedPaths = all.filter((path) => !disallowed.some((own) => path.startsWith(own)));
      return agent && allowedPaths.length > 0
        ? [`${agent} may read ${joinFirst(allowedPaths, 3)}`]
        : [];
    });
  },
);

const robotsTxtSitemapRelative = robotsCheck(
  {
    id: 'robots-txt-sitemap-relative',
    severity: 'error',
    about: 'robots.txt names a sitemap without its host',
    why: 'Search engines require the whole URL and ignore this line.',
    fix: 'Write Sitemap: https://…/sitemap.xml',
  },
  (lines) =>
    lines.filter(({ name, value }) => name === 'sitemap' && !isWebAddress(value)).map(formatLine),
);

const robotsTxtNoindex = robotsCheck(
  {
    id: 'robots-txt-noindex',
    severity: 'warning',
    about: 'robots.txt asks for noindex',
    why: 'Search engines do not support it there, and index the pages.',
    fix: 'Put noindex into the pages themselves, and let robots read them.',
  },
  (lines) => lines.filter(({ name }) => name === 'noindex').map(formatLine),
);

function robotsCheck(
  words: Omit<CheckInfo, 'where'>,
  describe: (lines: readonly Line[]) => string[],
): Check {
  return liveCheck({ ...words, where: 'robots.txt' }, function* ({ robots }) {
    if (robots.status !== 200 || looksLikeHtml(robots)) return;
    for (const what of describe(linesOf(robots.text)).slice(0, 5)) yield { url: robots.url, what };
  });
}

function linesOf(text: string): Line[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    return name ? [{ at: index + 1, name: name.toLowerCase(), value: value.trim() }] : [];
  });
}

/** Consecutive User-agent lines share the rules up to the next such line. */
function groupsOf(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const line of lines) {
    if (line.name === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], disallowed: [] });
      groups.at(-1)?.agents.push(line.value.toLowerCase());
    } else if (line.name === 'disallow' && line.value !== '')
      groups.at(-1)?.disallowed.push(line.value);
    if (line.name === 'user-agent' || isRule(line)) isNaming = line.name === 'user-agent';
  }
  return groups;
}

function isRule({ name }: Line): boolean {
  return name === 'allow' || name === 'disallow';
}

function formatLine({ at, name, value }: Line): string {
  return `line ${at}: ${quote(`${name}: ${value}`, 80)}`;
}

export const robotsGroupChecks: Check[] = [
  robotsTxtNoAgent,
  robotsTxtOwnGroup,
  robotsTxtSitemapRelative,
  robotsTxtNoindex,
];
