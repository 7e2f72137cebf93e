/** Structured data: present, with a breadcrumb, and consistent. */
import { type Check, pageCheck, siteCheck } from '../check-helpers/check.ts';
import { resolveUrl } from '../check-helpers/head-tags.ts';
import { isStartPage } from '../check-helpers/page-kinds.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { shortUrl } from '../check-helpers/wording.ts';

const where = 'JSON-LD';
/** Google Search Central: Logo. */
const minLogoPx = 112;

const structuredMissing = pageCheck(
  {
    id: 'structured-missing',
    severity: 'notice',
    about: 'A page has no structured data',
    where,
    why: 'Search and answer engines have to guess who publishes the page and what it is about.',
    fix: 'Add at least Organization, WebSite and BreadcrumbList.',
  },
  ({ facts }) =>
    facts.structured.types.length === 0 &&
    facts.structured.problems.length === 0 &&
    'there is none',
);

const structuredNoBreadcrumb = pageCheck(
  {
    id: 'structured-no-breadcrumb',
    severity: 'notice',
    about: 'A page below the home page has no BreadcrumbList',
    where,
    why: 'The result shows the bare URL instead of the path to the page.',
    fix: 'Add a BreadcrumbList with at least two items.',
  },
  (page, site) =>
    site.origin !== null &&
    !isStartPage(page) &&
    page.facts.structured.types.length > 0 &&
    !page.facts.structured.types.includes('BreadcrumbList') &&
    page.facts.structured.types.join(', '),
);

const structuredLogoSmall = pageCheck(
  {
    id: 'structured-logo-small',
    severity: 'notice',
    about: 'The logo in the structured data is smaller than 112 × 112 pixels',
    where: 'JSON-LD: logo',
    of: 'live',
    why: 'Google does not show it beside the name of the firm.',
    fix: 'Name a picture of at least 112 × 112 pixels.',
  },
  ({ facts }, site) =>
    facts.structured.logos.flatMap((url) => {
      const { width, height } = site.resources.get(url) ?? {};
      return width && height && Math.min(width, height) < minLogoPx
        ? [`${shortUrl(url, site)} is ${width} × ${height}`]
        : [];
    }),
);

const structuredStepBroken = pageCheck(
  {
    id: 'structured-step-broken',
    severity: 'error',
    about: 'A breadcrumb step leads to a page that does not exist',
    where: 'BreadcrumbList',
    of: 'live',
    why: 'The path in the result leads to an error, and search engines remove the breadcrumb.',
    fix: 'Name pages that return 200; omit a step that has no page.',
  },
  ({ facts, url }, site) =>
    facts.structured.breadcrumbUrls.flatMap((step) => {
      const status = site.pages.get(resolveUrl(step, url) ?? '')?.status ?? 0;
      return status >= 400 ? [`${shortUrl(step, site)} answers ${status}`] : [];
    }),
);

const structuredReference = siteCheck(
  {
    id: 'structured-reference',
    severity: 'warning',
    about: 'Structured data refers to a node that does not exist',
    where,
    why: 'The relation between the nodes is lost.',
    fix: 'Define the node with that "@id" on this page or another, or correct the reference.',
  },
  function* (site) {
    const known = new Set<string>();
    for (const page of pagesIn(site, 'html'))
      for (const id of page.facts.structured.ids) known.add(id);
    for (const page of pagesIn(site, 'html')) {
      for (const id of page.facts.structured.references) {
        const isOurs =
          !/^https?:/i.test(id) || (site.origin !== null && id.startsWith(site.origin));
        if (isOurs && !known.has(id)) yield { url: page.url, what: `"@id": ${shortUrl(id, site)}` };
      }
    }
  },
);

export const structuredDataChecks: Check[] = [
  structuredMissing,
  structuredNoBreadcrumb,
  structuredLogoSmall,
  structuredStepBroken,
  structuredReference,
];
