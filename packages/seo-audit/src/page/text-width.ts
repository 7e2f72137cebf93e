/** Measures the width of a text in a search result, and cuts it there. */

/** The widths at which results are cut; search engines document no limit. */
export const titleLimit = { sizePx: 20, widthPx: 580 } as const;
export const descriptionLimit = { sizePx: 14, widthPx: 985 } as const;

/** Default width of letters outside Arial, such as Devanagari; East Asian characters fill the em. */
const unknownWidth = 1229;
/** Arabic letters join: half an em on average, measured in DejaVu Sans, a wide face. */
const arabicWidth = 1024;
const arabic = /\p{Script=Arabic}/u;
const fullWidthCharacter =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\u{1f300}-\u{1faff}]/u;
const combining = /\p{Mark}/u;
/** In Noto Sans Devanagari, on average: a vowel sign beside its letter, and the sign that joins two letters. */
const devanagariWidths = { vowelSign: 625, joiner: -825 };
const devanagariVowelSign = /[\u093e-\u0940\u0949-\u094c]/u;
const devanagariJoiner = '\u094d';

export function textWidth(text: string, sizePx: number): number {
  let units = 0;
  for (const character of text) units += widthOf(character);
  return (units * sizePx) / unitsPerEm;
}

/** The text as a result shows it: whole, or cut after a word with three dots. */
export function cutToWidth(text: string, sizePx: number, widthPx: number): string {
  if (textWidth(text, sizePx) <= widthPx) return text;
  const room = widthPx - textWidth(' ...', sizePx);
  let shown = '';
  let width = 0;
  for (const character of text) {
    width += (widthOf(character) * sizePx) / unitsPerEm;
    if (width > room) break;
    shown += character;
  }
  return `${shown.replace(/\s+\S*$/, '') || shown} ...`;
}

function widthOf(character: string): number {
  const known = arialWidths.get(character);
  if (known !== undefined) return known;
  if (character === devanagariJoiner) return devanagariWidths.joiner;
  if (devanagariVowelSign.test(character)) return devanagariWidths.vowelSign;
  if (combining.test(character)) return 0;
  if (arabic.test(character)) return arabicWidth;
  return fullWidthCharacter.test(character) ? unitsPerEm : unknownWidth;
}

/**
 * Advance widths of Arial Regular in 1/2048 em, by width. Read from Liberation Sans Regular 2.1 (SIL Open Font
 * Licence), which is drawn to the same advance widths as Arial. Search results set titles at 20 px and
 * descriptions at 14 px in this face.
 */
export const unitsPerEm = 2048;

const charactersByWidth: Record<number, string> = {
  391: "'",
  455: 'ijl‘’',
  532: '|¦',
  569: ' !,./:;I[\\]ft\u00a0·ÌÍÎÏìíîï',
  682: '()-`r¡¨\u00ad²³´¸¹“”‑',
  684: '{}',
  717: '•',
  727: '"',
  748: 'º',
  758: 'ª',
  797: '*',
  819: '°',
  961: '^',
  1024: 'Jcksvxyzçýÿ',
  1100: '¶',
  1124: '±÷≤≥',
  1131: '¯',
  1139: '#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþ–€₹',
  1180: 'µ',
  1196: '+<=>~¬×−',
  1251: 'FTZ¿ßø',
  1366: '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞ',
  1479: 'CDHNRUwÇÐÑÙÚÛÜ',
  1509: '©®',
  1593: 'GOQÒÓÔÕÖØ',
  1706: 'Mm',
  1708: '¼½¾',
  1821: '%æ',
  1933: 'W',
  2048: 'Æ—…™→',
  2079: '@',
};

/** Widths by character. The rupee sign is newer than the table and takes a figure's width, as other signs do. */
export const arialWidths: ReadonlyMap<string, number> = new Map(
  Object.entries(charactersByWidth).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width)] as const),
  ),
);
