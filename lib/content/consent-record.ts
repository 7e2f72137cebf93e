/**
 * What a record keeps of the consent text that was shown: its version, which names the language, and its hash. Constants,
 * which a test compares with the text, so that the route of a call-back loads neither the text nor its translation.
 */
import type { PageLanguage } from '../site/hindi-pages.ts';

export type TextRecord = { version: string; hash: string };

/**
 * The text above the button. A change of either text needs a new version: the date, a number from the second change of
 * a day, and "-hi".
 */
export const consentRecords: Readonly<Record<PageLanguage, TextRecord>> = {
  english: {
    version: '2026-11-27.3',
    hash: '415212a2f5fec398651dd96c18f67f693e558af563f78d8901fe65a1c7061487',
  },
  hindi: {
    version: '2026-11-28-hi',
    hash: '1ae8c9c4f2d845667c939b2feaa4a18ec210376bac09eb3ce58a4ab061d745f9',
  },
};

/** The box about advertising networks has versions of its own, recorded only if it was ticked: nobody else agreed. */
export const advertiserReportRecords: Readonly<Record<PageLanguage, TextRecord>> = {
  english: {
    version: '2026-11-27',
    hash: '647d552670cba5fd54f0b432886a9b586d422e37c5ef400bed373bac9073619b',
  },
  hindi: {
    version: '2026-11-28-hi',
    hash: 'cf1f0a813e335b2ed833ddcb42e949eda55b98145ee9d11acc3442c4ef2319f1',
  },
};
