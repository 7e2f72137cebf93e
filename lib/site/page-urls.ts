/** Absolute URLs of pages and of their files, from the canonical origin. Pure. */
import { productRoutes } from './find-route.ts';
import { hindiPagePaths, hindiPath } from './hindi-pages.ts';
import type { IndexedTool } from './route-row.ts';
import type { ProductPath, RoutePath } from './routes.ts';
import {
  calculatorRoutes,
  reasonPageIds,
  reasonPath,
  refusedPath,
  toolRoutes,
} from './tool-routes.ts';

/** The home page's canonical form has no trailing slash, as in the sitemap. */
export function pageUrl(origin: string, path: string): string {
  return `${origin}${path === '/' ? '' : path}`;
}

/** Base name of a page's files: "home", "term-insurance", "car-insurance-idv-calculator". */
export function pageName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** In pixels, as networks ask for it. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** The Open Graph image of the page (app/sharing). */
export function ogImagePath(path: string): string {
  return `/sharing/${pageName(path)}.png`;
}

/** The Open Graph image of a page or of a tool. A page of one subject, and one of the day's data, use that of `path`. */
export function ogImagePathOf(path: string, tool?: IndexedTool): string {
  const isTool = toolRoutes.some((route) => route.path === tool?.path);
  return ogImagePath(tool && isTool ? tool.path : path);
}

/** The product's drawing, a file of public/ (components/layout/product-picture.tsx). */
export function productPicturePath(path: ProductPath): string {
  return `/pictures/${pageName(path)}.svg`;
}

/** Pages of help and facts with a Markdown version, besides the products, which all have one. */
export const markdownPagePaths = [
  '/renewal',
  '/claim',
  '/insurance-companies',
  '/grievance-redressal',
] as const satisfies readonly RoutePath[];
export type MarkdownPagePath = (typeof markdownPagePaths)[number];

const englishMarkdownPaths: readonly string[] = [
  ...productRoutes.map(({ path }) => path),
  ...markdownPagePaths,
  ...calculatorRoutes.map(({ path }) => path),
  '/faqs',
  refusedPath,
  ...reasonPageIds.map(reasonPath),
];

/** Every page with a Markdown version. */
export const allMarkdownPaths: readonly string[] = [
  ...englishMarkdownPaths,
  ...englishMarkdownPaths.filter((path) => hindiPagePaths.includes(path)).map(hindiPath),
];

/** The page as Markdown (app/markdown), where it exists. */
export function markdownPath(path: string): string | null {
  return allMarkdownPaths.includes(path) ? `${path}.md` : null;
}
