/** A page's tags for crawlers and shared links, and its visible text. Both run in the browser. */
import type { Page } from '@playwright/test';

/** @param html the server's HTML; null for the current document. */
export function readTags(page: Page, html: string | null) {
  return page.evaluate((text) => {
    const source = text === null ? document : new DOMParser().parseFromString(text, 'text/html');
    const attribute = (selector: string, name: string) =>
      [...source.querySelectorAll(selector)].map((tag) => tag.getAttribute(name));
    const og = ['title', 'description', 'type', 'url', 'site_name', 'locale', 'image', 'image:alt'];
    const twitter = ['card', 'title', 'description', 'image'];
    return {
      titles: [...source.querySelectorAll('head > title')].map((tag) => tag.textContent),
      canonicals: attribute('head > link[rel="canonical"]', 'href'),
      descriptions: attribute('head > meta[name="description"]', 'content'),
      openGraph: og.map((name) => attribute(`head > meta[property="og:${name}"]`, 'content')),
      twitter: twitter.map((name) => attribute(`head > meta[name="twitter:${name}"]`, 'content')),
      headings: [...source.querySelectorAll('h1')].map((heading) => heading.textContent),
      links: attribute('a[href]', 'href'),
    };
  }, html);
}

/**
 * Visible and accessible text and the content of tags, without scripts; one piece per line, so that words stay
 * separate.
 */
export function readWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const pieces: string[] = [];
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (!parentElement?.closest('script, style')) pieces.push(nodeValue ?? '');
    }
    for (const name of ['content', 'alt', 'aria-label', 'title']) {
      for (const tag of document.querySelectorAll(`[${name}]`))
        pieces.push(tag.getAttribute(name) ?? '');
    }
    return pieces.join('\n');
  });
}
