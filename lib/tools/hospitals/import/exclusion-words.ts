/**
 * Words of insurers for hospitals that they do not work with, or not any more. Rule: a value that is neither one of
 * these nor plainly in force is asked about, never taken as cashless.
 */

/** Unmistakable in any text: a title, a file name, a cell of any column. */
const exclusion =
  /\b(?:exclu(?:ded|sions?)|de-?\s?list(?:ed|ing)|(?:de|dis|non|un)-?\s?(?:[ei]m)?pan+el\w*|(?:black|watch|gr[ae]y|negative)-?\s?list(?:ed|ing)?|de-?barred|banned|suspended|terminated|(?:non|un)-?\s?network|in-?active|de-?activated|(?:un|de|non)-?\s?recogni[sz]ed|(?:in|non|un)-?\s?eligible|cautio(?:us|nary|ned)|caution (?:list|hospitals?|providers?)|de-?notified|defaulters?|red-?\s?flag(?:ged)?|not to be used|do not use)\b/i;

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
    'delisted|relieved|vacated|non ?network|not (?:renewed|in network|empan\\w+|valid|active|eligible|recogni[sz]ed)',
  ].join('|')})\\b|बंद|निलंबित|समाप्त|रद्द|निष्क्रिय|निरस्त|हटा`,
  'u',
);
/** Only in a column that says whether a hospital is in force: "not available" may be said of a telephone. */
const denial =
  /\b(?:not (?!applicable|known|spec|mention|given|required)\w+|un ?available|no)\b|^(?:n|0|false|x)$|नहीं/u;
const onlyReimbursement =
  /^(?!.*cash ?less).*\breimb|\b(?:reimb\w*|non cash ?less) only\b|\bonly (?:for )?reimb/u;

const inForceWords = new Set(
  'active live yes y true 1 ok okay empanelled empaneled impanelled panelled empanelment network cashless available approved valid current operational functional open enabled working running recognised recognized existing continue continued continuing ppn preferred gipsa regular normal renewed onboarded force tied tieup accepted confirmed authorised authorized eligible permanent lifetime perpetual ongoing agreed rates package सक्रिय हाँ हां'.split(
    ' ',
  ),
);
const fillerWords = new Set(
  'hospital hospitals facility facilities service services provider status is are the a in with by for and of to up tie insurer insurance company tpa mou agreement contract currently now fully reimbursement'.split(
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
