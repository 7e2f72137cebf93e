/** Every Hindi text of the site as one translator. Server only, for its size. */
import { createPageTranslator } from '@/components/languages/page-translator';
import { demonstrationBroker } from '@/lib/config/broker-details';
import { runningBuildDir } from '@/lib/config/build-dir';
import { insurers } from '@/lib/content/insurers';
import { figureRows } from '@/lib/figures/figure-on';
import type { Catalogue } from '@/lib/languages/create-translator';
import { addMissingText } from '@/lib/languages/missing-texts';
import { extractPlaceables } from '@/lib/languages/placeables';
import { catalogueOf, readPoFiles } from '@/lib/languages/po-files';
import { hindiHref } from '@/lib/site/hindi-pages';
import { readCases } from '@/lib/tools/refusals/read-cases';

/** Titles of sources stay in the language of the source, names of firms and parties as they write them. */
const names: Catalogue = Object.fromEntries(
  [
    ...figureRows.map(({ source }) => source.title),
    ...insurers.flatMap(({ brand, legalName, registrationNumber, registrationSource }) => [
      brand,
      legalName,
      `${brand} (${registrationNumber})`,
      registrationSource.title,
    ]),
    ...readCases.flatMap(({ title, source }) => [title, source.title]),
    demonstrationBroker.name,
    demonstrationBroker.legalName,
    demonstrationBroker.principalOfficer,
  ].map((name) => {
    const { key } = extractPlaceables(name);
    return [key, key];
  }),
);

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
const catalogue: Catalogue = { ...names, ...catalogueOf(entries) };

export const hindi = createPageTranslator(catalogue, hindiHref, reportMissing);

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
