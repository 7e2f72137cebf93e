/** Targets of the links of all pages: inside the site an existing place, outside only permitted hosts. */
import { expect } from '@playwright/test';
import { decodeHTML } from 'entities';
import { insurers } from '../lib/content/insurers.ts';
import { hindiPagePaths, hindiPath } from '../lib/site/hindi-pages.ts';
import { routes } from '../lib/site/routes.ts';
import { citiesPath } from '../lib/site/tool-paths.ts';
import { subPageRoutes } from '../lib/site/tool-routes.ts';
import { test } from '../testing/playwright/fixtures.ts';

/** The host is chosen when it is followed (e2e/origins.spec.ts). */
const leadsOutside = /^\/api\/go\/application$/;

/** Matches tags, not the page's data in its scripts, which repeats them. */
const withoutScripts = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
const paths = [
  ...[...routes, ...subPageRoutes].map(({ path }) => path),
  ...hindiPagePaths.map(hindiPath),
];

const idsOf = (html: string) => [...html.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);

test('every link inside the site leads to an existing page or place', async ({ request }) => {
  const placesByPath = new Map<string, Set<string>>();
  const sources = new Map<string, string>();
  for (const path of paths) {
    const html = withoutScripts(await (await request.get(path)).text());
    const ids = idsOf(html);
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
    // An answer, and insurers' own plans, count as the page that they belong to.
    const path = address.replace(/\?.*$/, '').replace(/(?:\/plans)?(?:\/answer|\/in)?$/, '') || '/';
    const places = placesByPath.get(path);
    // Made of the lists in force; e2e/hospital-cities.spec.ts opens it.
    if (path === citiesPath) continue;
    if (!places) problems.push(`${from}: ${target} is no page of the route table`);
    else if (fragment && address.includes('/answer?')) {
      // The account of an answer is only on the answer.
      const answer = withoutScripts(await (await request.get(address)).text());
      if (!idsOf(answer).includes(fragment)) problems.push(`${from}: ${target} names no place`);
    } else if (fragment && !places.has(decodeURIComponent(fragment))) {
      problems.push(`${from}: ${target} names no place on its page`);
    }
  }
  expect(problems).toEqual([]);
});

/** The regulator, visa law and other official sites, and the demonstration's stand-in for our other pages. */
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
