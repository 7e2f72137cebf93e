/**
 * What a record keeps of the consent text that was shown: its version, which names the language, and its hash. Not in
 * consent.ts, which browsers load.
 */
import { createTranslator } from '../languages/create-translator.ts';
import type { PageLanguage } from '../site/hindi-pages.ts';
import { sha256Hex } from '../text/sha256-hex.ts';
import { consentHindi } from './consent.hi.ts';
import {
  advertiserReportText,
  advertiserReportVersion,
  consentHashInput,
  consentVersion,
} from './consent.ts';

/** A change of either text needs a new version: the date, a number from the second change of a day, and "-hi". */
const consentVersionHindi = '2026-11-29-hi';
const advertiserReportVersionHindi = '2026-11-28-hi';

export type TextRecord = { version: string; hash: string };

const { translate } = createTranslator(consentHindi, (href) => href);
const advertiserReport = `${advertiserReportText.label}\n${advertiserReportText.hint}`;

/** The text above the button. */
export const consentRecords: Readonly<Record<PageLanguage, TextRecord>> = {
  english: { version: consentVersion, hash: sha256Hex(consentHashInput) },
  hindi: { version: consentVersionHindi, hash: sha256Hex(translate(consentHashInput)) },
};

/** The box about advertising networks. */
export const advertiserReportRecords: Readonly<Record<PageLanguage, TextRecord>> = {
  english: { version: advertiserReportVersion, hash: sha256Hex(advertiserReport) },
  hindi: { version: advertiserReportVersionHindi, hash: sha256Hex(translate(advertiserReport)) },
};
