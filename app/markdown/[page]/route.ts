/** A page as Markdown, at the page's URL with ".md" (rewritten to here in next.config.ts). */
import { broker, siteOrigin } from '@/lib/config/broker.server';
import { productMarkdown } from '@/lib/publishing/product-markdown';
import { textPageMarkdown } from '@/lib/publishing/text-page-markdown';
import { textResponse } from '@/lib/publishing/text-response.server';
import { productRoutes } from '@/lib/site/find-route';
import { markdownPagePaths, pageName, pageUrl } from '@/lib/site/page-urls';
import type { ProductPath } from '@/lib/site/routes';
import { isPlanPage } from '@/lib/tools/plans/plan-pages.server';

export const dynamic = 'force-static';
export const dynamicParams = false;

const markdownPages = [...productRoutes.map(({ path }) => path), ...markdownPagePaths];

type Context = { params: Promise<{ page: string }> };

export function generateStaticParams() {
  return markdownPages.map((path) => ({ page: pageName(path) }));
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const path = `/${(await params).page}`;
  const textPagePath = markdownPagePaths.find((one) => one === path);
  const markdown = textPagePath
    ? textPageMarkdown(textPagePath, broker(), siteOrigin())
    : productMarkdown(path as ProductPath, broker(), siteOrigin(), isPlanPage(path as ProductPath));
  // Search results should show the page itself.
  const canonical = `<${pageUrl(siteOrigin(), path)}>; rel="canonical"`;
  return textResponse(markdown, 'text/markdown', { Link: canonical });
}
