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
