/**
 * Words of insurers for hospitals that they do not work with, or not any more. Rule: a value that is neither one of
 * these nor plainly in force is asked about, never taken as cashless.
 */

/** Unmistakable in any text: a title, a file name, a cell of any column. */
const exclusion =
  /\b(?:exclu(?:ded|sions?)|de-?\s?list(?:ed|ing)|(?:de|dis|non|un)-?\s?(?:[ei]m)?pan+el\w*|(?:black|watch|gr[ae]y|negative)-?\s?list(?:ed|ing)?|de-?barred|banned|suspended|terminated|(?:non|un)-?\s?network|in-?active|de-?activated|(?:un|de|non)-?\s?recogni[sz]ed|(?:in|non|un)-?\s?eligible|cautio(?:us|nary|ned)|caution (?:list|hospitals?|providers?)|de-?notified|defaulters?|red-?\s?flag(?:ged)?|not to be used|do not use|(?:contract|agreement|tie-?\s?up|mou) (?:is )?(?:over|ended)|come to an end|parted ways|opted out|permanently closed|not on (?:our )?panel|old panel|ex-?\s?empan\w+|cashless (?:facility |services? )?(?:is |are )?(?:n\/a|not available|withdrawn|discontinued|stopped)|cannot avail|not be entertained|on reimbursement basis)\b/i;

/** In the words that `plainWords` writes: these end a tie-up in any short text. */
const ending = new RegExp(
  `\\b(?:${[
    'with ?dr[ae]w\\w*|revoked|rescinded|discontin\\w*|expired?|expiry|lapsed?|suspen\\w*|susp|terminat\\w*',
    'cancel\\w*|reject\\w*|stop(?:ped)?|ceased?|closed?|closure|clsd|shut ?\\w*|(?:on )?hold|onhold|put on hold',
    'out ?of ?(?:network|panel|ppn|service)|outside network|oon|(?:de|un) ?list\\w*|(?:de|dis|non|un) ?(?:[ei]m)?pan+el\\w*',
    '(?:black|watch|gr[ae]y) ?list\\w*|de ?activ\\w*|in ?activ\\w*|non ?activ\\w*|in ?operat\\w*|non ?(?:operat|function)\\w*',
    'invalid|in ?eligible|(?:un|de|non) ?recogni[sz]ed|de ?barred|barred|banned|blocked|removed|deleted|dropped|exclu\\w*',
    'defunct|dormant|obsolete|no longer|ended|exited|severed|dissolved|(?:de|un) ?regist\\w*|disabled|(?:de|dis) ?associat\\w*',
    'dis ?engaged|dis ?qualif\\w*|refused|denied|declined|fraud\\w*|cautio(?:n|us|ned)|(?:non|no|non?t) ?cash ?less|without cash ?less',
    'ex (?:network|panel)|former(?:ly)?|erstwhile|reimb\\w* only|only (?:for )?reimb\\w*|under (?:watch|investigation|scrutiny)',
    '(?:red|block|negative|reject|deny) ?list\\w*|negative|suspect\\w*|prohibited|restricted|(?:un|dis|non) ?(?:approved|preferred)',
    'deletions?|(?:de|dis) ?emp|de ?link\\w*|not to be (?:entertained|admitted|used)|(?:not|in) ?admissible|fwa',
    'delisted|relieved|vacated|non ?network|not (?:renewed|in (?:force|effect|network|panel)|empan\\w+|valid|active|eligible|recogni[sz]ed)',
  ].join('|')})\\b|बंद|निलंबित|समाप्त|रद्द|निष्क्रिय|निरस्त|हटा|प्रतिबंधित`,
  'u',
);
/** Only in the name of a file or a sheet, or in a heading. */
const endingTitle =
  /\b(?:excl|(?:un|not) ?recog|neg(?:ative)? ?list|del list|regret\w*|non ?ppn|(?:network )?exits?)\b/;
const markNote =
  /\b(?:italics?|bold|highlighted|shaded|colou?red|struck|strike ?\w*|asterisk|(?:marked|shown|rows|those|hospitals) in|marked with|under \w+|pending|provisional|awaited)\b/;
/** "# = under review", "D: …". */
const markLegend = /^(?:[^\p{L}\p{N}\s]{1,3}|\p{L})\s*[=:–-]\s*\p{L}/u;
/** What ends a name or an address in brackets or behind a dash, and does not end a tie-up. */
const otherEnding =
  /\b(?:former(?:ly)?|erstwhile|restricted|negative|near|opp\w*|behind|(?:sun|mon|tues|wednes|thurs|fri|satur|holi)days?|sun|lunch|weekly|hours?|nights?|am|pm)\b/;
/** Only in a column that says whether a hospital is in force: "not available" may be said of a telephone. */
const denial =
  /\b(?:not (?!applicable|known|spec|mention|given|required)\w+|un ?available|no)\b|^(?:n|0|false|x)$|नहीं|अनुपलब्ध/u;
const onlyReimbursement =
  /^(?!.*cash ?less).*\breimb|\b(?:reimb\w*|non cash ?less) only\b|\bonly (?:for )?reimb/u;

const inForceWords = new Set(
  'active live yes y true 1 ok okay empanelled empaneled impanelled panelled empanelment network cashless available approved valid current operational functional open enabled working running recognised recognized existing continue continued continuing ppn preferred gipsa regular normal renewed onboarded force tied tieup accepted confirmed authorised authorized eligible permanent lifetime perpetual ongoing agreed rates package सक्रिय हाँ हां उपलब्ध चालू कैशलेस'.split(
    ' ',
  ),
);
const fillerWords = new Set(
  'hospital hospitals facility facilities service services provider status is are the a in with by for and of to up tie insurer insurance company tpa mou agreement contract currently now fully reimbursement सुविधा है'.split(
    ' ',
  ),
);

export function hasExclusionWords(text: string): boolean {
  return exclusion.test(text);
}

/** "De-Panelled (w.e.f. 1/6)" as "de panelled w e f 1 6". */
export function plainWords(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** A short text that says of its hospital that the tie-up has ended. */
export function saysEnded(text: string): boolean {
  return hasExclusionWords(text) || ending.test(plainWords(text));
}

/** The name of a file or a sheet, or a heading, of hospitals that are not cashless. */
export function isTitleOfEnded(title: string): boolean {
  return saysEnded(title) || endingTitle.test(plainWords(title));
}

/** "(De-listed)" in a hospital's name, address or telephone, or "SUSPENDED" at either end; null for another text. */
export function endedMark(cell: string): string | null {
  const inBrackets = [...cell.matchAll(/[([{]([^()[\]{}]{3,60})[)\]}]/gu)].map(
    ([, text = '']) => text,
  );
  const [first = '', ...parts] = cell.split(/\s[-–—]+|[-–—]+\s/u);
  const before = parts.length > 0 && hasExclusionWords(first) ? first : '';
  const marks = [...inBrackets, before.slice(0, 60), parts.at(-1)?.slice(0, 60) ?? ''];
  return marks.find((text) => saysEnded(text) && !namesOtherEnd(text)) ?? null;
}

/** "Closed on Sundays", "Formerly Apollo". */
export function namesOtherEnd(text: string): boolean {
  return otherEnding.test(plainWords(text));
}

/** A note below or between the rows: of ended tie-ups, or of a mark that a cell's text does not show. */
export function isNoteOfEnded(text: string): boolean {
  const words = plainWords(text).replace(/\b(?:s|sr|sl)? ?no(?= of\b| \d|$)/g, '');
  const isOfMark = markNote.test(words) || markLegend.test(text);
  return isTitleOfEnded(text) || isOfMark || deniesCashless(words);
}

/** The same, of a value in a column that says whether a hospital is in force. */
export function deniesCashless(value: string): boolean {
  const words = plainWords(value);
  return saysEnded(value) || denial.test(words) || onlyReimbursement.test(words);
}

export function isPlainlyInForce(value: string): boolean {
  const words = plainWords(value)
    .split(' ')
    .filter((word) => !fillerWords.has(word));
  return (
    words.length > 0 && words.every((word) => inForceWords.has(word)) && !deniesCashless(value)
  );
}
