/**
 * The words of a letter, by which they are compared: their stems, without the words that say nothing, after Hindi in
 * Devanagari was written in Latin letters. A code such as "Excl 01", "4.1" or "section 64VB" is one word.
 */

import { normalizeText } from '../../text/search/normalize-text.ts';
import { isStopWord, stemWord } from '../../text/search/search-terms.ts';
import { toLatinLetters } from '../../text/search/to-latin-letters.ts';
import { toAsciiDigits } from '../../text/to-ascii-digits.ts';

/** In characters. Longer input is cut. */
export const maxLetterLength = 200;

/** Stems without words that say nothing; codes in one spelling. */
export function splitWords(text: string): string[] {
  const dotted = toAsciiDigits(text).replace(/(?<=\d)\.(?=\d)/g, 'p');
  const latin = normalizeText(dotted).split(' ').map(toLatinLetters).join(' ');
  return joinCodes(joinSayings(withCodes(latin)))
    .split(' ')
    .filter((word) => word !== '' && !isStopWord(word))
    .map(stemWord);
}

/** "My claim was rejected": the words say that it was, and not why. */
export function hasNoReason(text: string): boolean {
  return splitWords(text.slice(0, maxLetterLength)).every((word) => wordsOfRefusalAlone.has(word));
}

const reasonWord = '(?:reason|karan|kaaran|wajah|vajah)s?';
const toldWord = '(?:given?|giving|told|tell|said|say|stated?|mention(?:ed)?|explain(?:ed)?)';
const toldInHindi = '(?:bat[aiey]+|likh[aiy]+|di|diya|dia|diye)';
const notInHindi = '(?:nahin?|nai|nhi)';
/** "Not told me the reason", "without any reason", "koi karan nahi bataya", "the reason was not given". */
const saidWithoutReason = new RegExp(
  [
    `\\bnot ${toldWord} (?:[a-z]+ ){0,3}?${reasonWord}`,
    `\\b(?:no|any|without|bina|koi)(?: (?:any|a|giving|kisi|koi|bhi|clear|valid|specific|proper))* ${reasonWord}` +
      `(?: ${notInHindi})?(?: ${toldWord}| ${toldInHindi})?`,
    `\\b${reasonWord}(?: is| was| has| been| bhi)* (?:not|${notInHindi})(?: ${toldWord}| ${toldInHindi})?`,
  ]
    .map((said) => `${said}\\b`)
    .join('|'),
  'g',
);

/**
 * What a reader says in many ways is one word. The stop words, such as "not" and "nahi", are still there: without them
 * "no reason" would be "reason", which is in every letter.
 */
function joinSayings(text: string): string {
  return (
    text
      .replace(saidWithoutReason, 'noreason')
      .replace(/\b(?:pahle|pahale|pehley|pehele|pahele)\b/g, 'pehle')
      .replace(/\b(?:pehle se (?:hi )?(?:th[aie]|hai)|(?:ill|sick) before)\b/g, '$& preexisting')
      .replace(/\bchh?[iu]pp?a[a-z]*/g, 'disclosed')
      .replace(/\b(?:nahin?|nai|nhi) (?:bat[aiey]+|likh[aiy]+)\b/g, 'disclosed')
      .replace(/\bnot (?:been )?(?:told|tell|mention(?:ed)?|reveal(?:ed)?)\b/g, 'disclosed')
      .replace(/\b(?:did|does|has|have) ?n ?t (?:tell|told|say|mention|declare)\b/g, 'disclosed')
      .replace(
        /\b(?:(?:other|previous|existing|earlier|more|\d+) )+(?:life |insurance )?policies\b|\bother life policy\b/g,
        '$& otherpolicies',
      )
      // What is swallowed is no consumable, and what is not paid no item that is not payable.
      .replace(/\bconsum(?:ed|ing)\b/g, 'took')
      // Who was treated at home says no more than that; who could have been needed no hospital.
      .replace(/\bghar (?:par|pe) (?:hi |bhi )?ilaa?j\b(?! (?:ho|kar) sakt)/g, 'homecare')
      .replace(/\bnon ?payment\b/g, 'unpaid')
      .replace(/\bearlier\b/g, 'previous')
      .replace(/\bhearing aids?\b/g, 'hearingaid')
      .replace(/\baids\b/g, 'hiv')
      .replace(/\bappointed\b/g, 'named')
      .replace(/\bplastic(?! surgery)\b/g, 'parts')
      // A health policy has no compulsory one.
      .replace(/\bcompulsory (?:deductibles?|excess)\b/g, 'motorexcess')
      // What is cut is no deductible, and what is permitted no permit.
      .replace(/\bdeductibles?\b/g, 'ownpart')
      .replace(/\bpermitted\b/g, 'allowed')
      .replace(/\bdisclosed in (?:its|the|our) website\b/g, 'website')
      // What is deducted for age is no part that failed by age.
      .replace(/\bghisai (?:ki |ka )?(?:katauti|katoti|deduction)\b/g, 'depreciation')
      .replace(/\b(?:hid|hides?|hidden|hiding)\b/g, 'disclosed')
  );
}

const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii'.split(' ');
const numerals = 'one two three four five six seven eight nine'.split(' ');
const spelledCode = new RegExp(
  `\\bexcl (?:zero |o )?(${[...romans, ...numerals].join('|')})\\b`,
  'g',
);
const numberOf = (text: string) => numerals.indexOf(text) + 1 || romans.indexOf(text) + 1;

/**
 * "Exclusion 1", "Excl. 01" and "EXCL-01" are one code, as "sec. 45", "s. 45", "u/s 45" and "dhara 45" are. Letters say
 * not disclosed, suppressed or concealed for the same.
 */
function joinCodes(text: string): string {
  return text
    .replace(spelledCode, (_, number: string) => `excl${numberOf(number)}`)
    .replace(
      /\b(?:code )?(?:exc|ecx|exlc?)l?(?:u|us[iou]+ns?)?(?: code| no| number)*\s?[0o]*(\d{1,2})\b/g,
      'excl$1',
    )
    .replace(/\b(?:(?:section|sec|u s|s|dhara|sekshan|sekshn) )?64 ?(vb|um)\b/g, '64$1')
    .replace(/\b(?:section|sec|u s|s|dhara|sekshan|sekshn) (\d{1,3}[a-z]{0,2})\b/g, 'sec$1')
    .replace(/\b(?:non ?|un)?(?:disclos|suppress|conceal)[a-z]*/g, 'disclosed')
    .replace(/\bnon (?=[a-z])/g, 'non')
    .replace(/\bpre (?=exist)/g, 'pre')
    .replace(/\br (?:and )?c\b/g, 'randc');
}

/** How the regulator's own wording of each standard exclusion begins: the words are the code. */
const standardWordings: readonly (readonly [code: number, start: string])[] = [
  [1, 'pre existing disease (?:ped )?and its direct complications?'],
  [2, 'listed conditions? surger(?:y|ies)'],
  [3, '(?:any )?illness within (?:thirty|30) days from the first policy'],
  [4, 'admission primarily for diagnostics?'],
  [5, 'enforced bed rest'],
  [6, 'surgical treatment of obesity'],
  [7, 'characteristics of the body to those of the opposite sex'],
  [8, 'cosmetic or plastic surgery or any treatment'],
  [9, 'participation as a professional in hazardous'],
  [10, 'breach of law with criminal intent'],
  [11, 'provider specifically excluded'],
  [12, 'alcoholism drug or substance abuse'],
  [13, 'health hydros nature cure'],
  [14, 'dietary supplements and substances'],
  [15, 'correction of eye ?sight due to refractive error'],
  [16, 'unproven treatments? services and supplies'],
  [17, 'expenses related to sterility and infertility'],
  [18, 'traceable to childbirth|expenses towards? miscarriage'],
];
const standardStarts = standardWordings.map(
  ([code, start]) => [`$& excl${code}`, new RegExp(`\\b(?:${start})\\b`)] as const,
);

function withCodes(text: string): string {
  return standardStarts.reduce((coded, [code, start]) => coded.replace(start, code), text);
}

/** Words that occur in every letter, in both languages: alone they name no reason. */
export const wordsOfEveryLetter: ReadonlySet<string> = new Set(
  'claim policy insurance company reject refuse bima died death क्लेम पॉलिसी बीमा कंपनी मिला ने किया'
    .split(' ')
    .flatMap(splitWords),
);

/**
 * Words of the exclusions themselves, which most letters about health have: beside others they name no reason, alone
 * they are a question.
 */
export const wordsOfLittleWeight: ReadonlySet<string> = new Set(
  (
    'treatment treated hospital hospitalised hospitalisation expenses charges admission admitted medical patient doctor ' +
    'exclude excluded exclusion permanent cover covered payable admissible relate incur insured home date day month year ' +
    'accident cannot first time clause given illness disease condition complication surgery surgical operation procedure care case service receive ilaj bharti aspatal'
  )
    .split(' ')
    .flatMap(splitWords),
);

/** A letter with these words alone refuses and gives no reason. */
const wordsOfRefusalAlone: ReadonlySet<string> = new Set([
  ...wordsOfEveryLetter,
  ...'letter decline deny repudiate खारिज रिजेक्ट'.split(' ').flatMap(splitWords),
]);
