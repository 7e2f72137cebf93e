/**
 * English sentences on a Hindi page. Runs in the page, so it uses nothing outside itself. A `lang` hides nothing: the
 * site marks by itself what has no Hindi. Sentences alone: names are in capitals, and the titles of sources are links
 * or in the list of sources.
 */
export function findEnglish(root: Element): string[] {
  const kept =
    'a[href^="http"], script, style, [translate="no"], #sources, blockquote, q, [aria-hidden="true"]';
  const texts: string[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (node.parentElement?.closest(kept)) continue;
    if (/(?:[a-z]+ ){3}/.test(text) && !/\p{Script=Devanagari}/u.test(text)) texts.push(text);
  }
  return texts;
}
