/** The `rel` of a link: an answer is one visitor's and noindex, so crawlers are asked to follow no link to one. */
export function answerRel(href: string): 'nofollow' | undefined {
  return /^\/[^?#]*\/answer(?:[?#]|$)/.test(href) ? 'nofollow' : undefined;
}
