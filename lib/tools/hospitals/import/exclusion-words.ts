/**
 * Words of insurers for hospitals that they do not work with, or not any more. Rule: a value that is neither one of
 * these nor plainly in force is asked about, never taken as cashless.
 */
import listWords from './list-words.json' with { type: 'json' };

/** A longer text is prose, which mentions many things. */
export const maxStatusLetters = 60;

const wordsOf = (parts: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');

/** In the words that `plainWords` writes. These end a tie-up in any short text; the certain ones in any text at all. */
const ending = [...listWords.certainEndings, ...listWords.endings];
/** Of any tie-up, at some time and not in May: which hospitals are cashless it does not say. */
const noEnding =
  /\b(?:(?<!^|\b(?:\d+(?:st|nd|rd|th)?|mid|from|since|by|in|of|wef|w e f|till|until|after|before) )may(?! to\b)|can|could|reserves?)(?: (?!not\b)[a-z]+){0,6}?(?: (?:or )?(?:with ?draw|suspend|terminate|discontinue|stop|cancel|remove|delist)\b)+/g;
/** An ending that is over, or does not end cashless: not set aside, but asked about. */
const over = wordsOf(listWords.endingsThatAreOver);
/** "OPD closed", "Old a/c closed": a part of the hospital, or all of it, so it is asked about. */
const ofFacility =
  /(?<![\p{L}\p{M}])(?:opd|ओपीडी|wards?|lifts?|parking|canteen|chemist|pharmacy|(?:old|bank) (?:a\W?c|account)) (?:(?:is|are|remains?) )?(?:closed|shut|बंद)(?![\p{L}\p{M}])/giu;
const isCertain = wordsOf(listWords.certainEndings);
const isEnding = wordsOf(ending);
/** What may stand before the words of an ending. */
const lead =
  '(?:(?:on|hospital|clinic|licen[cs]e|cash ?less|facility|services?|tie ?up|mou|agreement|is|are|has|been|was|now|currently|temporar\\w*|temp|permanent\\w*|under|status|provider|अस्पताल) )*';
const startsEnded = new RegExp(`^${lead}(?:${ending.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');
const endsWithHospital = /\b(?:hospitals?|clinic|cent(?:re|er)|home|institute)$/i;
/** What may stand behind them, a day among it. */
const endsEnded = new RegExp(
  ` (?:${ending.join('|')})(?: (?:now|wef|w e f|from|since|till|until|on|at|present|further|notice|permanently|temporarily|basis|\\d+|jan\\w*|feb\\w*|mar\\w*|apr\\w*|may|june?|july?|aug\\w*|sep\\w*|oct\\w*|nov\\w*|dec\\w*))*$`,
  'u',
);
const mention = wordsOf(listWords.mentionsOfCashless);
/** Only in the name of a file or a sheet, or in a heading. */
const endingTitle =
  /^left$|\b(?:excl|(?:un|not) ?recog|neg(?:ative)? ?list|del list|regret\w*|non ?ppn|(?:network )?exits?)\b/;
/** Only there, asked about: hospitals that are not yet, not now or not for every stay in the network. */
const isDoubtfulTitle = wordsOf(listWords.doubtfulTitles);
const color = '(?:red|orange|amber|yellow|green|blue|violet|pink|brown|gr[ae]y)';
const colorLegend = new RegExp(
  `(?:^|[;|,\\n])\\s*(?:(?:legends?|key|colou?r codes?|notes?)\\s*[:–-]\\s*)?${color}(?: colou?r)?(?:\\s*[=:]|\\s[-–])\\s*\\p{L}`,
  'iu',
);
/** What a title says of hospitals that are not on the list, or of those with a mark. */
const titleOfSome = new RegExp(
  `\\b(?:exclud(?:es|ing)|except|other than|not (?:in|on|part of) (?:this|the) list|italics?|bold|highlighted|shaded|colou?red|(?:marked|shown) (?:in|with|are)|in ${color})\\b`,
);
export const maxMarkLetters = 6;
/** A sign that no text has, or a short code before its meaning: "~ On deposit only", "# = under review", "RI: …". */
const sign = `[^\\p{L}\\p{M}\\p{N}\\s\\-–—.,;:'"“”‘’()[\\]{}/\\\\&•=]{1,3}`;
const signLegend = new RegExp(`^(${sign})\\s*[=:–-]?\\s*(\\p{L}.*)$`, 'su');
const codeLegend = /^[([]?(\p{L}|\p{Lu}[\p{Lu}\p{N}]{0,5}|\d{1,2})[)\]]?\s*[=:–-]\s*(\p{L}.*)$/su;
const legendTitle = /^(?:legends?|key|notes?|abbreviations?)\s*[:–-]\s*/i;
/** "* Suspended   # On deposit", "PPN: Preferred, RI: Reimbursement", "0=Live, 1=Stop". */
const nextLegend = new RegExp(
  `[;|\\n]|(?<![\\s,])[\\s,]+(?=${sign}\\s*[=:–-]?\\s*\\p{L})|,\\s*(?=\\p{Lu}[\\p{Lu}\\p{N}]{0,5}\\s*[=:–-]\\s*\\p{L})|,?\\s+(?=[\\p{Lu}\\p{N}]{1,6}\\s*=\\s*\\p{L})`,
  'u',
);
/** What ends a name or an address in brackets or behind a dash, and does not end a tie-up. */
const otherEnding =
  /\b(?:former(?:ly)?|erstwhile|restricted|negative|near|next to|opp\w*|behind|(?:sun|mon|tues|wednes|thurs|fri|satur|holi)days?|(?:on|every|\d(?:st|nd|rd|th)) (?:sat|sun)|lunch|weekly|hours?|nights?|am|pm)\b|^closed (?:wards?|lifts?|parking|sat|sun)$|\b(?:road|rd|street|marg|lane|chowk|nagar|colony)$/;
/** Only in a column that says whether a hospital is in force: "not available" may be said of a telephone. */
const denial =
  /\b(?:not (?!applicable|known|spec|mention|given|required)\w+|un ?available|no)\b|^(?:n|0|false|x)$|नहीं|अनुपलब्ध/u;
const onlyReimbursement =
  /^(?!.*(?:cash ?less|कैशलेस)).*(?:\breimb|प्रतिपूर्ति)|\b(?:reimb\w*|non cash ?less) only\b|\bonly (?:for )?reimb/u;

const inForceWords = new Set(listWords.inForce);
const fillerWords = new Set(listWords.filler);

export function hasExclusionWords(text: string): boolean {
  return isCertain.test(plainWords(text).replace(noEnding, ''));
}

/** Cyrillic and Greek letters that look like Latin ones, small or as capitals, each before its likeness. */
const lookalikes = new Map(Object.entries(listWords.lookalikes));

/** "De-Panelled (w.e.f. 1/6)" as "de panelled w e f 1 6"; "Suѕреnded" in two alphabets, and "Netw0rk", as they look. */
export function plainWords(text: string): string {
  const isAscii = /^[\0-\x7f]*$/.test(text);
  const folded = isAscii ? text : text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const lower = folded.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return (
    isAscii
      ? lower
      : lower.replace(/[\u0131\u0370-\u04ff\u0501]/g, (one) => lookalikes.get(one) ?? one)
  )
    .replace(/(?<=[a-z])0(?=[a-z])/g, 'o')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** A short text that says of its hospital that the tie-up has ended. */
export function saysEnded(text: string): boolean {
  return isEnding.test(plainWords(text).replace(noEnding, ''));
}

export function withoutEnding(text: string): string {
  return plainWords(text).replace(isEnding, '');
}

/** "The insurer may withdraw cashless at any hospital": of all hospitals, at some time. */
export function saysNoEnding(text: string): boolean {
  return plainWords(text).search(noEnding) >= 0;
}

/** "Suspension lifted", "Earlier excluded, now restored". */
export function isOver(text: string): boolean {
  return over.test(plainWords(text));
}

/** The name of a file or a sheet, or a heading, of hospitals that are not cashless. */
export function isTitleOfEnded(title: string): boolean {
  return saysEnded(title) || endingTitle.test(plainWords(title));
}

/** The name of a file or a sheet, which may be of hospitals that are not cashless. */
export function isTitleInDoubt(title: string): boolean {
  return isTitleOfEnded(title) || isDoubtfulTitle.test(plainWords(title));
}

/**
 * In a hospital's name or address, where any word may stand: "(De-listed)", "*CLOSED*", or a part that begins with
 * it: "SUSPENDED - X Hospital"; null for another text, and for a name such as "Expiry Lal Hospital".
 */
export function endedMark(cell: string, isName = false): string | null {
  const marked = [...cell.matchAll(/[([{*#]([^()[\]{}*#]{3,60})[)\]}*#]/gu)].map(
    ([, text = '']) => text,
  );
  const parts = partsOf(cell).filter(
    (text) =>
      startsEnded.test(plainWords(text).slice(0, 80)) && !(isName && endsWithHospital.test(text)),
  );
  return (
    [...marked, ...parts.map((text) => text.slice(0, maxStatusLetters))].find(isShortEnding) ?? null
  );
}

function partsOf(cell: string): string[] {
  return cell.split(/[,;:|/\n()[\]{}*#]+|\s[-–—]+|[-–—]+\s/u).map((text) => text.trim());
}

/**
 * Short forms of an ending, which elsewhere in a text mean a block or a bundle: alone, in brackets or behind a dash;
 * letters before a name that put it at the end of a list.
 */
const shortForm =
  /(?:^|[([{]|\s[-–—]\s*)(?:dnl|dnu|bl|blk|blkd|d\/l|t\/s|inact|out|band)\.?\s*(?:$|[)\]}])|^(?:z{2,}|x{2,})[\s_.-]/iu;
/** One letter at the end of a name, which nobody but the insurer knows; not "(P) Ltd", India, east and west. */
const letterCode = /[([]\s*(?![PIEW]\b)\p{Lu}\s*[)\]]\s*$/u;

/** The code behind a hospital's name. */
export function findLetterCode(name: string): string | null {
  return letterCode.exec(name)?.[0].trim() ?? null;
}

/** A sign behind a text that no note explains. */
export function findEndMark(text: string, explained: readonly string[]): string | null {
  const [mark = ''] = /[*#†‡~^²³¹§+!@$]+$/u.exec(text.trimEnd().slice(-20)) ?? [];
  return mark === '' || explained.some((one) => hasMark(`x${mark}`, one)) ? null : mark;
}

/** The part of any text that speaks of the tie-up in words that nobody knows: "Contact TPA before admission". */
export function findMention(cell: string): string | null {
  if (shortForm.test(cell)) return cell;
  // An e-mail address, the number of a desk.
  if (!mention.test(plainWords(cell)) || /@|(?:\p{N}\W?){6}/u.test(cell)) return null;
  return (
    partsOf(cell).find((text) => mention.test(plainWords(text)) && !isPlainlyInForce(text)) ?? null
  );
}

/** "Ruby Hall CLOSED w.e.f. 1.4.2026": an address may end with a bus stop. */
export function isNameOfEnded(name: string): boolean {
  return endsInEnding(name) && !namesOtherEnd(name);
}

/** "Sunday Hospital CLOSED" too. */
export function endsInEnding(name: string): boolean {
  return endsEnded.test(plainWords(name).slice(-80));
}

/** Of a cell that holds more than words of an ending only by mistake. */
export function isShortEnding(text: string): boolean {
  const isEnded = saysEnded(text.replace(ofFacility, ''));
  return text.length <= maxStatusLetters && isEnded && !isOver(text) && !namesOtherEnd(text);
}

/** A mark of hospitals and what it means, as notes explain it. */
export type Legend = { mark: string; meaning: string };

/** `others` are what a note says besides. */
export function parseLegends(note: string): { legends: Legend[]; others: string[] } {
  const legends: Legend[] = [];
  const others: string[] = [];
  const parts = note
    .replace(legendTitle, '')
    .replace(/[^\S\n]+/g, ' ')
    .split(nextLegend);
  for (const text of parts.map((part) => part.trim())) {
    const [, mark = '', meaning = ''] = signLegend.exec(text) ?? codeLegend.exec(text) ?? [];
    const last = legends.at(-1);
    if (mark !== '') legends.push({ mark, meaning });
    // "W = On watch; cashless continues"
    else if (last && !saysNoCashless(text)) last.meaning += `; ${text}`;
    else others.push(text);
  }
  return { legends, others };
}

/** The texts of a row; of a legend the mark may stand in one cell and its meaning in the next. */
export function textsOf(cells: readonly string[]): string[] {
  const texts = cells.filter((cell) => cell.trim() !== '');
  const [mark = ''] = texts;
  return texts.length === 2 && mark.length <= maxMarkLetters ? [texts.join(' = ')] : texts;
}

/** A sign stands at an end of the text, and not before a house number; a code in brackets or alone. */
export function hasMark(cell: string, mark: string): boolean {
  const text = cell.trim();
  if (/\p{L}/u.test(mark))
    return text === mark || text.includes(`(${mark})`) || text.includes(`[${mark}]`);
  const [before, after] = [text.slice(0, -mark.length), text.slice(mark.length)];
  return (
    (text.endsWith(mark) && !before.endsWith(mark)) ||
    (text.startsWith(mark) && !after.startsWith(mark) && !/^\s*\p{N}/u.test(after))
  );
}

/** "Closed on Sundays", "Formerly Apollo". */
export function namesOtherEnd(text: string): boolean {
  return otherEnding.test(plainWords(text));
}

/** A note below or between the rows. */
export function isNoteOfEnded(text: string): boolean {
  return isTitleOfEnded(text) || colorLegend.test(text) || deniesCashless(withoutNumbers(text));
}

/** A title that speaks of some of the hospitals, by a mark, or of others: which ones, a person decides. */
export function isTitleOfSome(text: string): boolean {
  return titleOfSome.test(plainWords(text)) || colorLegend.test(text);
}

/** Of the rows in a color, which are not known, whatever was left out for a mark. */
export function hasColorLegend(text: string): boolean {
  return colorLegend.test(text);
}

/** "No. of beds", "Sr. No. 2". */
function withoutNumbers(text: string): string {
  return plainWords(text).replace(/\b(?:(?:s|sr|sl) ?no\b|no(?= of\b| \d|$))/g, '');
}

/** A short text of any place in the list that says so in words of an ending, of cashless or of reimbursement. */
export function saysNoCashless(text: string): boolean {
  const words = withoutNumbers(text);
  if (isOver(text)) return false;
  if (saysEnded(text) || onlyReimbursement.test(words)) return true;
  return /cash ?less|कैशलेस/.test(words) && denial.test(words);
}

/** The same, of a value in a column that says whether a hospital is in force. */
export function deniesCashless(value: string): boolean {
  const words = plainWords(value);
  const isEnded = saysEnded(value.replace(ofFacility, ''));
  if (isOver(value)) return false;
  return isEnded || denial.test(words) || onlyReimbursement.test(words);
}

export function isPlainlyInForce(value: string): boolean {
  const words = plainWords(value)
    .split(' ')
    .filter((word) => !fillerWords.has(word));
  return (
    words.length > 0 && words.every((word) => inForceWords.has(word)) && !deniesCashless(value)
  );
}
