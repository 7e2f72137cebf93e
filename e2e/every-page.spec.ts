/** What every one of the 31 pages keeps: its own tags, one heading, no cookie, a strict policy, nothing for axe to find. */
import { expect, type Page } from '@playwright/test';
import { bannedWordsIn } from '../lib/site/banned-words.ts';
import { descriptionOf, type Route } from '../lib/site/find-route.ts';
import { routes } from '../lib/site/routes.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { test } from '../testing/fixtures.ts';
import {
  enlargeText,
  headingsLargerThanTheirParent,
  sidewaysScrolls,
} from '../testing/page-fit.ts';

const rows: readonly Route[] = routes;

// The longest file of the run: its tests go to whichever worker is free.
test.describe.configure({ mode: 'parallel' });

/** Runs in the browser: the tags of the server's text, or of the page as it stands. */
function tagsInText(html: string | null) {
  const source = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
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
}

/** What a reader sees, hears or finds in a tag; not the scripts. One piece a line, so that words stay apart. */
function readWords(page: Page): Promise<string> {
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

for (const route of rows) {
  const { path } = route;

  test(`${path} is in order`, async ({ page, consoleProblems, context }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect.soft(response?.headers()['set-cookie']).toBeUndefined();
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect.soft(policy).toContain("default-src 'none'");
    expect.soft(policy).not.toMatch(/unsafe-inline|unsafe-eval/);

    const html = (await response?.text()) ?? '';
    const served = await page.evaluate(tagsInText, html);
    const canonical = `http://localhost:3000${path === '/' ? '' : path}`;
    expect.soft(served.titles).toEqual([route.seo.title]);
    expect.soft(served.descriptions).toEqual([descriptionOf(route)]);
    expect.soft(served.canonicals).toEqual([canonical]);
    expect.soft(served.headings).toHaveLength(1);
    for (const tag of [...served.openGraph, ...served.twitter]) {
      expect.soft(tag).toEqual([expect.stringMatching(/./)]);
    }
    expect.soft(served.openGraph[3]).toEqual([canonical]);

    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect.soft(breadcrumb).toHaveCount(path === '/' ? 0 : 1);
    const words = await readWords(page);
    expect.soft(words.split(/\s+/).length).toBeGreaterThan(700);
    expect.soft(await page.locator('main details:has(summary)').count()).toBeGreaterThanOrEqual(3);
    // The page that says which words we do not use, and why, may name them.
    if (path !== '/legal') expect.soft(bannedWordsIn(words)).toEqual([]);
    const footer = page.getByRole('contentinfo');
    for (const said of [
      'Insurance is the subject matter of the solicitation',
      'Direct Broker (Life & General)',
      '10 May 2027',
      'emonstration',
      'Stop calls',
    ]) {
      await expect.soft(footer).toContainText(said);
    }

    await expectAccessible(page);
    expect.soft(await sidewaysScrolls(page), 'cut off at 320 px').toEqual([]);
    await page.setViewportSize({ width: 412, height: 900 });
    await enlargeText(page, 32);
    expect.soft(await sidewaysScrolls(page), 'cut off at double text size').toEqual([]);
    await enlargeText(page, 16);
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    expect.soft(await headingsLargerThanTheirParent(page), 'print').toEqual([]);
    await page.emulateMedia({ media: 'screen' });

    // By now its scripts have run.
    expect.soft(await page.evaluate(tagsInText, null)).toEqual(served);
    expect.soft(consoleProblems).toEqual([]);
    expect.soft(await context.cookies()).toEqual([]);
  });
}
