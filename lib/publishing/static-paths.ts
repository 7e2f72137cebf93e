/**
 * Paths that are the same for every visitor: pages, tools and files. The middleware leaves them alone, and nginx does
 * not count those that it caches.
 */
import { productRoutes } from '../site/find-route.ts';
import { hindiPagePaths, hindiPath } from '../site/hindi-pages.ts';
import { allMarkdownPaths, ogImagePath, productPicturePath } from '../site/page-urls.ts';
import { routes } from '../site/routes.ts';
import { subPageRoutes, toolRoutes } from '../site/tool-routes.ts';

/** Files of public/, which server/static-files.ts sends; in development they reach the middleware. */
const publicFiles = [
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/icon.svg',
  '/icons/192.png',
  '/icons/512.png',
  '/icons/maskable-512.png',
  ...productRoutes.map(({ path }) => productPicturePath(path)),
];

/** Of `drawingPictures`, as a list: the middleware loads no content, and a test compares them. */
export const drawingPicturePaths = [
  '/pictures/health-insurance-waits.svg',
  '/pictures/super-topup-layers.svg',
  '/pictures/senior-citizen-waits.svg',
  '/pictures/diabetes-health-insurance-waits.svg',
  '/pictures/term-insurance-cover-by-age.svg',
  '/pictures/pension-plans-annuity.svg',
  '/pictures/car-insurance-bonus.svg',
  '/pictures/car-insurance-value.svg',
  '/pictures/bike-insurance-value.svg',
];

const cachedPaths = [
  ...routes.map(({ path }) => path),
  ...subPageRoutes.map(({ path }) => path),
  ...hindiPagePaths.map(hindiPath),
  ...publicFiles,
  '/apple-icon',
  '/llms.txt',
  '/.well-known/security.txt',
  ...[...routes, ...toolRoutes].map(({ path }) => ogImagePath(path)),
  ...drawingPicturePaths,
  ...allMarkdownPaths.map((path) => `${path}.md`),
];

const staticPaths: ReadonlySet<string> = new Set([
  ...cachedPaths,
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
]);

export function isStaticPath(path: string): boolean {
  return staticPaths.has(path);
}

/**
 * What nginx caches, as entries of a `map`: `"~^/claim/(?:travel|life-death)$" "";`. Each folder and ending once,
 * because nginx tries one expression after the other; an entry without an expression would ignore capitals.
 */
export function nginxMapOfCachedPaths(): string {
  const names = new Map<string, string[]>();
  for (const path of cachedPaths) {
    const [, folder = '', name = '', ending = ''] = /^\/(.*\/)?([^/]*?)(\.\w+)?$/.exec(path) ?? [];
    const around = [folder, ending].map(escapeDots).join('(?:*)');
    names.set(around, [...(names.get(around) ?? []), escapeDots(name)]);
  }
  return [...names]
    .map(([around, all]) => `"~^/${around.replace('*', all.join('|'))}$" "";\n`)
    .join('');
}

function escapeDots(text: string): string {
  return text.replaceAll('.', '\\.');
}
