/**
 * A page as Markdown, at the page's URL with ".md" (rewritten to here in next.config.ts); a Hindi page only where it is
 * listed.
 */
import { hindi } from '@/components/hindi/hindi';
import { broker, siteOrigin } from '@/lib/config/broker.server';
import { calculatorTexts } from '@/lib/content/calculators/all-calculators';
import type { Translator } from '@/lib/languages/create-translator';
import { isHindiListed } from '@/lib/publishing/hindi-review';
import { productMarkdown } from '@/lib/publishing/product-markdown';
import { textPageMarkdown } from '@/lib/publishing/text-page-markdown';
import { textResponse } from '@/lib/publishing/text-response.server';
import { englishPathOf, inEnglish } from '@/lib/site/hindi-pages';
import { allMarkdownPaths, pageName, pageUrl } from '@/lib/site/page-urls';
import type { ProductPath } from '@/lib/site/routes';
import { calculatorRoutes } from '@/lib/site/tool-routes';
import { calculatorMarkdown } from '@/lib/tools/calculator-registry/calculator-markdown';
import { findCalculator } from '@/lib/tools/calculator-registry/page-calculators';
import { isPlanPage } from '@/lib/tools/plans/is-plan-page.server';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ page: string }> };

export function generateStaticParams() {
  return allMarkdownPaths
    .filter((path) => englishPathOf(path) === undefined || isHindiListed(inEnglish(path)))
    .map((path) => ({ page: pageName(path) }));
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { page } = await params;
  const path = allMarkdownPaths.find((one) => pageName(one) === page);
  if (!path) return new Response(null, { status: 404 });
  // Search results should show the page itself.
  const canonical = `<${pageUrl(siteOrigin(), path)}>; rel="canonical"`;
  const english = inEnglish(path);
  const text = markdownOf(english, english === path ? undefined : hindi);
  return textResponse(text, 'text/markdown', { Link: canonical });
}

function markdownOf(path: string, translator?: Translator): string {
  const text = textPageMarkdown(path, broker(), siteOrigin(), translator);
  if (text) return text;
  const route = calculatorRoutes.find((one) => one.path === path);
  const found = findCalculator(path);
  if (route && found) {
    return calculatorMarkdown(
      path,
      found.calculator,
      calculatorTexts[route.id],
      broker(),
      siteOrigin(),
      translator,
    );
  }
  return productMarkdown(
    path as ProductPath,
    broker(),
    siteOrigin(),
    isPlanPage(path as ProductPath),
    translator,
  );
}
