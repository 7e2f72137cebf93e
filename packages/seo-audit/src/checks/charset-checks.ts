/** The charset: declared early, once, and correctly. */
import { type Check, pageCheck } from '../check-helpers/check.ts';
import { quote } from '../check-helpers/wording.ts';

const maxCharsetOffset = 1_024;

const charsetMissing = pageCheck(
  {
    id: 'charset-missing',
    severity: 'warning',
    about: 'A page does not declare its charset',
    where: '<meta charset>, Content-Type',
    of: 'html',
    why: 'The browser guesses; ₹ and dashes may turn into garbled characters.',
    fix: 'Write <meta charset="utf-8"> first in the head.',
  },
  ({ facts, charsetHeader }) =>
    !facts.charset && !charsetHeader && 'neither tag nor header names one',
);

const charsetLate = pageCheck(
  {
    id: 'charset-late',
    severity: 'warning',
    about: 'The charset is declared too late',
    where: '<meta charset>',
    of: 'html',
    why: `Browsers look for it in the first ${maxCharsetOffset} bytes.`,
    fix: 'Put it first in the head.',
  },
  ({ facts }) =>
    (facts.charset?.atByte ?? 0) > maxCharsetOffset && `at byte ${facts.charset?.atByte}`,
);

const charsetNotUtf8 = pageCheck(
  {
    id: 'charset-not-utf-8',
    severity: 'warning',
    about: 'A page is not in UTF-8',
    where: '<meta charset>, Content-Type',
    of: 'html',
    why: 'Forms and scripts expect it; other charsets lack ₹ and most languages of India.',
    fix: 'Save and send it as UTF-8.',
  },
  ({ facts, charsetHeader }) => {
    const label = charsetHeader ?? facts.charset?.label;
    return label && !/^utf-?8$/i.test(label) && quote(label);
  },
);

const charsetDisagrees = pageCheck(
  {
    id: 'charset-disagrees',
    severity: 'error',
    about: 'Header and page name different charsets',
    where: '<meta charset>, Content-Type',
    of: 'html',
    why: 'The header wins; if the tag was right, the text is garbled.',
    fix: 'Name UTF-8 in both.',
  },
  ({ facts, charsetHeader }) => {
    const plain = (label: string) => label.toLowerCase().replace(/[^a-z0-9]/g, '');
    return (
      facts.charset &&
      charsetHeader &&
      plain(facts.charset.label) !== plain(charsetHeader) &&
      `header ${quote(charsetHeader)}, tag ${quote(facts.charset.label)}`
    );
  },
);

const charsetWrong = pageCheck(
  {
    id: 'charset-wrong',
    severity: 'error',
    about: 'A page’s bytes do not fit its charset',
    where: 'response body',
    of: 'html',
    why: 'Readers see � or other wrong characters.',
    fix: 'Save the text in the charset that header and tag name: UTF-8.',
  },
  ({ facts, problem }) => {
    if (problem?.kind === 'charset') return problem.message;
    return facts.unreadableCharacters > 0 && `${facts.unreadableCharacters} unreadable characters`;
  },
);

export const charsetChecks: Check[] = [
  charsetMissing,
  charsetLate,
  charsetNotUtf8,
  charsetDisagrees,
  charsetWrong,
];
