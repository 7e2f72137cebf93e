/** Structured data: present, with a breadcrumb, and consistent. */
import { type Check, pageCheck, siteCheck } from './check.ts';
import { resolveUrl } from './head-tags.ts';
import { pagesIn } from './pages-in.ts';
import { shortUrl } from './wording.ts';

const where = 'JSON-LD';

export const structuredDataChecks: Check[] = [
  pageCheck(
    {
      id: 'structured-missing',
      severity: 'notice',
      about: 'A page has no structured data',
      where,
      why: 'Search and answer engines have to guess who speaks and about what.',
      fix: 'Add at least Organization, WebSite and BreadcrumbList.',
    },
    ({ facts }) =>
      facts.structured.types.length === 0 &&
      facts.structured.problems.length === 0 &&
      'there is none',
  ),
  pageCheck(
    {
      id: 'structured-no-breadcrumb',
      severity: 'notice',
      about: 'A page below the home page has no BreadcrumbList',
      where,
      why: 'The result shows the bare URL instead of the way to the page.',
      fix: 'Add a BreadcrumbList with at least two items.',
    },
    (page, site) =>
      site.origin !== null &&
      new URL(page.url).pathname !== '/' &&
      page.facts.structured.types.length > 0 &&
      !page.facts.structured.types.includes('BreadcrumbList') &&
      page.facts.structured.types.join(', '),
  ),
  pageCheck(
    {
      id: 'structured-step-broken',
      severity: 'error',
      about: 'A step of a breadcrumb leads to a page that is not there',
      where: 'BreadcrumbList',
      of: 'live',
      why: 'The way that the result shows ends at an error, and search engines take the breadcrumb away.',
      fix: 'Name pages that answer 200; leave a step out that has no page.',
    },
    ({ facts, url }, site) =>
      facts.structured.breadcrumbUrls.flatMap((step) => {
        const status = site.pages.get(resolveUrl(step, url) ?? '')?.status ?? 0;
        return status >= 400 ? [`${shortUrl(step, site)} answers ${status}`] : [];
      }),
  ),
  siteCheck(
    {
      id: 'structured-reference',
      severity: 'warning',
      about: 'Structured data refers to a node that is nowhere',
      where,
      why: 'The link between the nodes is lost.',
      fix: 'Give the node that "@id" on this page or another, or correct the reference.',
    },
    function* (site) {
      const known = new Set<string>();
      for (const page of pagesIn(site, 'html'))
        for (const id of page.facts.structured.ids) known.add(id);
      for (const page of pagesIn(site, 'html')) {
        for (const id of page.facts.structured.references) {
          const isOurs =
            !/^https?:/i.test(id) || (site.origin !== null && id.startsWith(site.origin));
          if (isOurs && !known.has(id))
            yield { url: page.url, what: `"@id": ${shortUrl(id, site)}` };
        }
      }
    },
  ),
];
