/** Every Hindi text of the site as one translator. Server only, for its size. */
import { createPageTranslator } from '@/components/languages/page-translator';
import { demonstrationBroker } from '@/lib/config/broker-details';
import { runningBuildDir } from '@/lib/config/build-dir';
import { insurers } from '@/lib/content/insurers';
import { figureRows } from '@/lib/figures/figure-on';
import type { Catalogue } from '@/lib/languages/create-translator';
import { addMissingText } from '@/lib/languages/missing-texts';
import { extractPlaceables } from '@/lib/languages/placeables';
import { hindiHref } from '@/lib/site/hindi-pages';
import { type BrowserTexts, browserTexts } from './browser-texts';
import { catalogues } from './catalogues';

/** Titles of sources stay in the language of the source, names of firms as the firms write them. */
const names: Catalogue = Object.fromEntries(
  [
    ...figureRows.map(({ source }) => source.title),
    ...insurers.flatMap(({ brand, legalName, registrationNumber, registrationSource }) => [
      brand,
      legalName,
      `${brand} (${registrationNumber})`,
      registrationSource.title,
    ]),
    demonstrationBroker.name,
    demonstrationBroker.legalName,
    demonstrationBroker.principalOfficer,
  ].map((name) => {
    const { key } = extractPlaceables(name);
    return [key, key];
  }),
);

/** An address, an abbreviation, an empty blank of a letter, or Hindi that has passed the catalogue once. */
const needsNoHindi = /\p{Script=Devanagari}|^\S*[.@]\S+$|^[\p{Lu}\d:]+$|^\{[a-z]\w*\}$/u;
const reported = new Set<string>();

/** Only in a build: at other times a text may be a visitor's. */
function reportMissing(key: string) {
  if (runningBuildDir === null || reported.has(key) || needsNoHindi.test(key)) return;
  reported.add(key);
  addMissingText(runningBuildDir, key);
}

const catalogue: Catalogue = Object.assign({}, names, ...catalogues);

export const hindi = createPageTranslator(catalogue, hindiHref, reportMissing);

/** The texts that the browser renders: on every page, and those of the groups. */
export function browserCatalogue(groups: readonly BrowserTexts[]): Catalogue {
  const texts = [...browserTexts.common, ...groups.flatMap((group) => browserTexts[group])];
  return Object.fromEntries(
    texts.flatMap((text) => (catalogue[text] === undefined ? [] : [[text, catalogue[text]]])),
  );
}
