/** URLs of pages and of what belongs to them, absolute ones from the canonical origin. Pure. */
import { routeFor } from './find-route.ts';
import type { RoutePath } from './routes.ts';

/** The home page's canonical form has no trailing slash, as in the sitemap. */
export function pageUrl(origin: string, path: string): string {
  return `${origin}${path === '/' ? '' : path}`;
}

/** What a page's files are called: "home", "term-insurance". */
export function pageName(path: string): string {
  return path === '/' ? 'home' : path.slice(1);
}

/** The picture shown when the page is shared (app/sharing). */
export function ogImagePath(path: RoutePath): string {
  return `/sharing/${pageName(path)}.png`;
}

/** Pages of help and facts with a Markdown twin, beside the products, which all have one. */
export const markdownPagePaths = [
  '/renewal',
  '/claim',
  '/insurance-companies',
  '/grievance-redressal',
] as const satisfies readonly RoutePath[];
export type MarkdownPagePath = (typeof markdownPagePaths)[number];

/** The page as Markdown (app/markdown), where it has a twin. */
export function markdownPath(path: RoutePath): string | null {
  const hasMarkdown =
    routeFor(path).kind === 'product' || markdownPagePaths.some((one) => one === path);
  return hasMarkdown ? `${path}.md` : null;
}
