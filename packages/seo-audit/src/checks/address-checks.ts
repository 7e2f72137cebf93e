/** URLs as people read, type and share them. */
import { type Check, type CheckInfo, pageCheck, siteCheck } from '../check-helpers/check.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { quote, shortUrl } from '../check-helpers/wording.ts';
import type { Thresholds } from './thresholds.ts';

const sessionName =
  /(?:^|[?&;])(?:jsessionid|phpsessid|aspsessionid\w*|sessionid|session_id|sid)=/i;

const addressSession = addressCheck(
  {
    id: 'address-session',
    severity: 'error',
    about: 'A URL contains a session id',
    why: 'Each visit gives the page another URL, and search engines list none or all of them.',
    fix: 'Keep the session in a cookie, and its id out of links.',
  },
  ({ pathname, search }) => sessionName.test(pathname + search),
);

const addressSlashes = addressCheck(
  {
    id: 'address-slashes',
    severity: 'warning',
    about: 'A URL has two slashes in a row',
    why: 'The same page also has a URL with one slash.',
    fix: 'Correct the link, and redirect the URL with two slashes.',
  },
  ({ pathname }) => pathname.includes('//'),
);

const addressSpace = addressCheck(
  {
    id: 'address-space',
    severity: 'notice',
    about: 'A URL has spaces',
    why: 'In a shared message the link breaks at the space.',
    fix: 'Use hyphens between words.',
  },
  ({ pathname }) => /%20|\+/.test(pathname),
);

const addressCapitals = addressCheck(
  {
    id: 'address-capitals',
    severity: 'notice',
    about: 'A URL has capital letters',
    why: 'Typed in lower case it is another URL.',
    fix: 'Use lower case, and redirect the other spellings.',
  },
  ({ pathname }) => /[A-Z]/.test(pathname.replace(/%[0-9A-F]{2}/g, '')),
);

const addressUnderscore = addressCheck(
  {
    id: 'address-underscore',
    severity: 'notice',
    about: 'The words of a URL are joined by underscores',
    why: 'Search engines read hyphens as spaces, and underscores as letters.',
    fix: 'Use hyphens in new URLs; old ones that people find may stay.',
  },
  ({ pathname }) => /[a-z]_[a-z]/i.test(pathname),
);

const addressLong = (thresholds: Thresholds): Check =>
  addressCheck(
    {
      id: 'address-long',
      severity: 'notice',
      about: 'A URL is very long',
      why: 'Nobody reads it in a result, and messengers cut it.',
      fix: `Keep path and query to ${thresholds['address-characters']} characters.`,
    },
    ({ pathname, search }) => pathname.length + search.length > thresholds['address-characters'],
  );

const addressDeep = (thresholds: Thresholds): Check =>
  addressCheck(
    {
      id: 'address-deep',
      severity: 'notice',
      about: 'A URL has many folders',
      why: 'It says little about the page, and changes whenever the site is reorganised.',
      fix: `Use at most ${thresholds['address-folders']} folders.`,
    },
    ({ pathname }) => pathname.split('/').filter(Boolean).length > thresholds['address-folders'],
  );

const addressParameters = (thresholds: Thresholds): Check =>
  addressCheck(
    {
      id: 'address-parameters',
      severity: 'notice',
      about: 'A URL has many parameters, or one of them twice',
      why: 'Parameters can be put in any order: the page has many URLs.',
      fix: 'Use the path to identify the page, and parameters to sort or filter it.',
    },
    ({ searchParams }) => {
      const names = [...searchParams.keys()];
      return names.length > thresholds['address-parameters'] || new Set(names).size < names.length;
    },
  );

const addressIndexFile = siteCheck(
  {
    id: 'address-index-file',
    severity: 'warning',
    about: 'A page answers with and without its file name',
    where: 'URL',
    why: 'Both are indexed, and compete.',
    fix: 'Redirect the one with index.html to the one without.',
  },
  function* (site) {
    for (const { url } of pagesIn(site, 'indexable')) {
      const folder = url.replace(/(?:index|default)\.(?:html?|php|aspx?)$/i, '');
      const other = folder === url ? undefined : site.pages.get(folder);
      if (other?.status === 200) yield { url, what: `so does ${shortUrl(folder, site)}` };
    }
  },
);

function addressCheck(words: Omit<CheckInfo, 'where'>, isWrong: (url: URL) => boolean): Check {
  return pageCheck(
    { ...words, where: 'URL' },
    ({ url, foundBy }, site) =>
      foundBy !== 'file' && isWrong(new URL(url)) && quote(shortUrl(url, site), 200),
  );
}

export const addressChecks = (thresholds: Thresholds): Check[] => [
  addressSession,
  addressSlashes,
  addressSpace,
  addressCapitals,
  addressUnderscore,
  addressLong(thresholds),
  addressDeep(thresholds),
  addressParameters(thresholds),
  addressIndexFile,
];
