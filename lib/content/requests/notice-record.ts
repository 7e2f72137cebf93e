/** What a record keeps of the notice that was shown: its version, which names the language, and its hash. */
import { createTranslator } from '../../languages/create-translator.ts';
import { catalogueOf, readPoFile } from '../../languages/po-files.ts';
import type { PageLanguage } from '../../site/hindi-pages.ts';
import { sha256Hex } from '../../text/sha256-hex.ts';
import type { TextRecord } from '../consent-record.ts';
import { noticeVersion, type RequestKind, requestKinds } from './request-kinds.ts';

/** A change of a Hindi notice needs a new version: the date, a number from the second change of a day, and "-hi". */
export const noticeVersionHindi = '2026-11-28-hi';

const { translate } = createTranslator(
  catalogueOf(readPoFile('requests-request-notices')),
  (href) => href,
);

/** In English where the kind has no Hindi notice: its form is on no Hindi page. */
export function noticeRecord(kind: RequestKind, language: PageLanguage): TextRecord {
  const english = requestKinds[kind].notice;
  const hindi = english.map(translate);
  const isShownInHindi = language === 'hindi' && hindi.every((text, at) => text !== english[at]);
  return isShownInHindi
    ? { version: noticeVersionHindi, hash: sha256Hex(hindi.join('\n')) }
    : { version: noticeVersion, hash: sha256Hex(english.join('\n')) };
}
