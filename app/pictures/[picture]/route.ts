/** A product page's drawing as a file, made at build time: /pictures/health-insurance-waits.svg. */
import { drawingFile } from '@/components/drawings/drawing-file';
import { broker, siteOrigin } from '@/lib/config/broker.server';
import { drawingPictures } from '@/lib/publishing/drawing-pictures';
import { pageUrl } from '@/lib/site/page-urls';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ picture: string }> };

const fileOf = (path: string) => path.replace('/pictures/', '');

export function generateStaticParams() {
  return drawingPictures.map(({ path }) => ({ picture: fileOf(path) }));
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { picture } = await params;
  const match = drawingPictures.find(({ path }) => fileOf(path) === picture);
  if (!match) return new Response(null, { status: 404 });
  // Next refuses a static import in a route handler; at run time the module is available.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { host, pathname } = new URL(pageUrl(siteOrigin(), match.page));
  const svg = drawingFile(
    match.drawing,
    `${broker().name}, ${host}${pathname}`,
    renderToStaticMarkup,
  );
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
