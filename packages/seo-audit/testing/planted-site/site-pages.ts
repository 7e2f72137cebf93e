/** The pages of one site: those of its rows, with the home page and lists that link to them. */
import { cleanTraps } from './clean-traps.ts';
import { plantedFaults } from './planted-faults.ts';
import type { Page, SiteName } from './row.ts';
import { buildPage } from './row-builders.ts';

function listOf(pages: readonly Page[]): string {
  const items = pages
    .filter((page) => !page.unlinked)
    .map((page) => `<li><a href="${page.path.replaceAll('&', '&amp;')}">${page.topic}</a></li>`);
  return `<h2>Our notes</h2><ul>${items.join('\n')}</ul>`;
}

const standardPages: Page[] = [
  { path: '/about', topic: 'About the garden and who keeps it' },
  { path: '/contact', topic: 'Write to us or come by the gate' },
  {
    path: '/privacy',
    topic: 'How we treat what you tell us',
    body: '<h2 id="rights">Your rights</h2><p>Ask, and we tell you.</p>',
  },
];

function home(body: string): Page {
  return { path: '/', topic: 'A garden in a narrow lane in Pune', breadcrumb: false, body };
}

/** A site whose fault is in a file has only eight correct pages. */
function plain(site: SiteName): Page[] {
  return Array.from({ length: 8 }, (_, index) => buildPage(`${site} ${index}`, 'shop', {}));
}

function mainPages(): Page[] {
  const rows = [...plantedFaults, ...cleanTraps].filter((row) => row.site === 'main');
  const kinds = [...new Set(rows.map((row) => row.kind))];
  const lists = kinds.map((kind, index) => ({
    path: `/lists/${index + 1}`,
    topic: `List ${index + 1} of our notes on beds and pots`,
    body: listOf(rows.filter((row) => row.kind === kind).flatMap((row) => row.pages)),
  }));
  return [home(listOf(lists)), ...standardPages, ...lists, ...rows.flatMap((row) => row.pages)];
}

/** Built once: topics are assigned in the order of the rows, which changes only names. */
const pagesBySite = new Map<SiteName, readonly Page[]>();

export function pagesOf(site: SiteName): readonly Page[] {
  const known = pagesBySite.get(site);
  if (known) return known;
  const own = plantedFaults.filter((row) => row.site === site).flatMap((row) => row.pages);
  const shown = own.length > 0 ? own : plain(site);
  const pages = site === 'main' ? mainPages() : [home(listOf(shown)), ...standardPages, ...shown];
  pagesBySite.set(site, pages);
  return pages;
}
