/**
 * Words that are no native English here: translated idioms, our own jargon, and what praises ourselves. Words inside
 * comments and names of the code are free; so are quotations of the specification.
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
