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
    version: '2026-11-29',
    hash: '7c45fa842b9a399f8d41e1ed1d3e16a0fda8426382ac036cbac3996655c6476f',
  },
  hindi: {
    version: '2026-11-29-hi',
    hash: '9b53d15af9ee971bb08b67adc6bdf7f9243f9a0978822dff7edac98036b88560',
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
