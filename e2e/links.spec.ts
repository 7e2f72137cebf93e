/** Where the links of all pages lead: inside the site to a place that exists, outside only where we may send people. */
import { expect } from '@playwright/test';
import { decodeHTML } from 'entities';
import { insurers } from '../lib/content/insurers.ts';
import { routes } from '../lib/site/routes.ts';
import { toolRoutes } from '../lib/site/tool-routes.ts';
import { test } from '../testing/fixtures.ts';

/** Which of two sites it leads to is decided when it is followed (e2e/origins.spec.ts). */
const leadsOutside = /^\/api\/go\/(?:blog|hindi-blog|application)$/;

/** Of a tag each attribute is read once: the words of the page stand in its scripts a second time. */
const withoutScripts = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');

test('every link inside the site leads to a page or a place that exists', async ({ request }) => {
  const placesByPath = new Map<string, Set<string>>();
  const sources = new Map<string, string>();
  for (const { path } of [...routes, ...toolRoutes]) {
    const html = withoutScripts(await (await request.get(path)).text());
    const ids = [...html.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
      decodeHTML(href),
    );
    expect([path, links.length > 20, ids.length > 5]).toEqual([path, true, true]);
    placesByPath.set(path, new Set(ids));
    for (const link of links) {
      if (/^[/#]/.test(link) && !leadsOutside.test(link))
        sources.set(link.startsWith('#') ? path + link : link, path);
    }
  }
  const problems: string[] = [];
  for (const [target, from] of sources) {
    const [address = '', fragment] = target.split('#');
    // Of an answer, and of insurers' own plans, the page that they belong to.
    const path = address.replace(/\?.*$/, '').replace(/(?:\/plans)?(?:\/answer)?$/, '') || '/';
    const places = placesByPath.get(path);
    if (!places) problems.push(`${from}: ${target} is no page of the route table`);
    else if (fragment && !places.has(decodeURIComponent(fragment))) {
      problems.push(`${from}: ${target} names no place on its page`);
    }
  }
  expect(problems).toEqual([]);
});

/** The regulator, the law of a visa and other official places, and the demonstration's stand-in for our pages elsewhere. */
const officialHosts =
  /(^|\.)(gov\.in|cioins\.co\.in|gicouncil\.in)$|^eur-lex\.europa\.eu$|^www\.chhatri\.example$/;

test('links that leave the site lead to official places, to insurers’ own sites or to our main site', async ({
  request,
}) => {
  const insurerHosts = new Set(insurers.flatMap(({ website }) => (website ? [website] : [])));
  const problems: string[] = [];
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    for (const [tag, href = ''] of html.matchAll(/<a [^>]*href="(https?:[^"]+)"[^>]*>/g)) {
      const host = new URL(href).hostname;
      const isInsurer = insurerHosts.has(host.replace(/^www\./, '')) || insurerHosts.has(host);
      if (!officialHosts.test(host) && !isInsurer) problems.push(`${path}: ${href}`);
      if (isInsurer && !/rel="[^"]*nofollow/.test(tag))
        problems.push(`${path}: ${href} is followed`);
    }
  }
  expect(problems).toEqual([]);
});
