/** Every Hindi text of the site as one translator. Server only, for its size. */
import { createPageTranslator } from '@/components/languages/page-translator';
import { runningBuildDir } from '@/lib/config/build-dir';
import { parseEnvironment } from '@/lib/config/parse-environment';
import { insurers } from '@/lib/content/insurers';
import { figureRows } from '@/lib/figures/figure-on';
import type { Catalogue } from '@/lib/languages/create-translator';
import { addMissingText } from '@/lib/languages/missing-texts';
import { catalogueOf, readPoFiles } from '@/lib/languages/po-files';
import { hindiHref } from '@/lib/site/hindi-pages';
import { readCases } from '@/lib/tools/refusals/read-cases';

/** Titles of sources stay in the language of the source, names of firms, people and parties as they write them. */
function* names(): Generator<string> {
  for (const { source } of figureRows) {
    yield source.title;
    // "a copy of the judgment on …" has Hindi.
    if (source.via && !/^(?:a|the) /.test(source.via)) yield source.via;
  }
  for (const {
    brand,
    legalName,
    formerNames,
    registrationNumber,
    registrationSource,
  } of insurers) {
    yield* [brand, legalName, `${brand} (${registrationNumber})`, ...(formerNames ?? [])];
    yield registrationSource.title;
  }
  for (const { title, source, forum } of readCases) yield* [title, source.title, forum];
  // biome-ignore lint/style/noProcessEnv: client components render on the server too, where environment.server.ts cannot be imported
  const { licence, author, review, ...ours } = parseEnvironment(process.env).broker;
  yield* [ours.name, ours.legalName, licence.number, ours.cin, ours.address, ours.phone];
  yield* [ours.helpMailbox, ours.complaintsMailbox, ours.careersMailbox];
  yield* [
    ours.principalOfficer,
    ours.grievanceOfficer,
    author?.name ?? [],
    review?.reviewer.name ?? [],
  ].flat();
  yield* [ours.salesCallSeries, ours.serviceCallSeries];
}

/** An address, an abbreviation, an empty blank of a letter, or Hindi that has passed the catalogue once. */
const needsNoHindi = /\p{Script=Devanagari}|^[;, ]*\S*[.@]\S+$|^[\p{Lu}\d:]+$|^\{[a-z]\w*\}$/u;
const reported = new Set<string>();

/** Only in a build: at other times a text may be a visitor's. */
function reportMissing(key: string) {
  if (runningBuildDir === null || reported.has(key) || needsNoHindi.test(key)) return;
  reported.add(key);
  addMissingText(runningBuildDir, key);
}

const entries = readPoFiles();

export const hindi = createPageTranslator(catalogueOf(entries), hindiHref, {
  names: [...names()],
  onMissing: reportMissing,
});

/**
 * Client components render texts in the browser as well, and React turns those English that are not sent with the page:
 * a comment of the PO file says in which pages ("In the browser: claims, common").
 */
export type BrowserGroup =
  | 'callBack'
  | 'claims'
  | 'codes'
  | 'contact'
  | 'grievance'
  | 'hospitals'
  | 'insurers'
  | 'letters'
  | 'ombudsman'
  | 'privacy'
  | 'products'
  | 'renewal'
  | 'requests';

/** The texts that the browser renders: on every page, and those of the groups. */
export function browserCatalogue(groups: readonly BrowserGroup[]): Catalogue {
  const sent = new Set<string>(['common', ...groups]);
  return catalogueOf(
    entries.filter(({ browserGroups }) => browserGroups.some((one) => sent.has(one))),
  );
}
