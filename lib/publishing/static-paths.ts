/**
 * Every path that is served as it is, as a regular expression without its leading slash: middleware.ts leaves these
 * out, and the web server does not count what it caches of them. Next and nginx both want a literal, so `node
 * scripts/build/write-matcher.ts` writes it into middleware.ts and deploy/nginx.conf; middleware.test.ts compares.
 */
import { productRoutes } from '../site/find-route.ts';
import { markdownPagePaths, ogImagePath } from '../site/page-urls.ts';
import { routes } from '../site/routes.ts';
import { toolRoutes } from '../site/tool-routes.ts';
import { drawingPictures } from './drawing-pictures.ts';

/** Answered, or refused, by the site each time. */
const uncachedPaths = [
  'api(?:/|$)',
  '_next(?:/|$)',
  'metrics$',
  'robots\\.txt$',
  'sitemap\\.xml$',
  'manifest\\.webmanifest$',
];

/** @param publicFiles paths of the files in public/, such as "/icons/192.png". */
export function cachedPathsPattern(publicFiles: readonly string[]): string {
  const pages = [...routes, ...toolRoutes].map(({ path }) => path);
  const markdown = [...productRoutes.map(({ path }) => path), ...markdownPagePaths];
  const files = [
    ...publicFiles,
    '/apple-icon',
    '/llms.txt',
    '/.well-known/security.txt',
    ...routes.map(({ path }) => ogImagePath(path)),
    ...drawingPictures.map(({ path }) => path),
    ...markdown.map((path) => `${path}.md`),
  ];
  return [...groupedByFolder(pages), ...groupedByFolder(files)].join('|');
}

/** @param publicFiles paths of the files in public/, such as "/icons/192.png". */
export function staticPathsPattern(publicFiles: readonly string[]): string {
  return [cachedPathsPattern(publicFiles), ...uncachedPaths].join('|');
}

/**
 * "claim/(?:travel|life-death)$", "icons/(?:192|512)\.png$": each folder and ending once, because nginx reads no 4,096
 * bytes.
 */
function groupedByFolder(paths: readonly string[]): string[] {
  const names = new Map<string, string[]>();
  for (const path of paths) {
    const [, folder = '', name = '', ending = ''] = /^\/(.*\/)?([^/]*?)(\.\w+)?$/.exec(path) ?? [];
    const around = [folder, ending].map(escapeDots).join('(?:*)');
    names.set(around, [...(names.get(around) ?? []), escapeDots(name)]);
  }
  return [...names].map(([around, all]) => `${around.replace('*', all.join('|'))}$`);
}

function escapeDots(text: string): string {
  return text.replaceAll('.', '\\.');
}
