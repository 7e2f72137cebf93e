/**
 * Phrases that no page may show: translated idioms, our own jargon, and self-praise. Quotations of the specification
 * are exempt.
 */
export const bannedIdioms: readonly RegExp[] = [
  /\bmade-up\b/i,
  /\bwhom\b/i,
  /\b(?<!round[- ]the[- ]|round the )clocks?\b/i,
  /\bread it up\b/i,
  /which (?:way|route) for (?:what|which)/i,
  /\bstands? (?:here|there|below|above|on (?:your|the|a|this) (?:page|policy|card))\b/i,
  /\bstands? (?:in|under) (?:the|your|their|\[)/i,
  /the number that should rest/i,
  /\btell nothing\b/i,
  /the request dies/i,
  /nobody certifies/i,
  /unlearn it here/i,
  /the order recommends nobody/i,
  /promises nothing about one claim/i,
  /fills that hole/i,
];

/** Idioms in comments and documents: a subject, a verb and the trade's term say it better. */
export const bannedInProse: readonly RegExp[] = [
  /\bwhoever\b/i,
  /\bwhom\b/i,
  /\banew\b/i,
  /\bmade-up\b/i,
  /\bwhat is (?:kept|told|given|asked|made|known)\b/i,
  /\bstands? (?:here|there|below|above|beside|in (?:the|a)|under)\b/i,
  /\b(?:goes|go) by unseen\b/i,
  /\b(?:its|their|his|her) turn\b/i,
  /\btaken out\b/i,
  /\bof one's own\b/i,
  /\bour particulars\b/i,
  /\brefused is only\b/i,
  /\bshipped limits\b/i,
  /\bwhich [\w ]*\bha(?:s|ve) not:/i,
  /\btakes? (?:its|their) time\b/i,
  /\btold once\b/i,
  /\b(?:higher|lower|upper) floors?\b/i,
  /\bto the letter\b/i,
];

/** A participle or a pronoun as a noun in a name. */
export const bannedInNames = /(?:whom|whoever|told|asked|given|kept)/i;
