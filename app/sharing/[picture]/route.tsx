/** The Open Graph image of a page, rendered at build time without the network: /sharing/term-insurance.png. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  ClipboardCheck,
  FileDown,
  Hospital,
  MessageCircleQuestionMark,
  MessageSquareWarning,
  Phone,
} from 'lucide';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { productIcons } from '@/components/layout/product-icons';
import { OgImage } from '@/components/sharing/og-image';
import type { IconNode } from '@/components/ui/icon';
import { broker } from '@/lib/config/broker.server';
import { indexedTools } from '@/lib/content/indexed-tools';
import { products } from '@/lib/content/products';
import { formatDate } from '@/lib/dates/format-date';
import type { Route } from '@/lib/site/find-route';
import { ogImagePath, ogImageSize } from '@/lib/site/page-urls';
import { type ProductPath, routes } from '@/lib/site/routes';
import { toolRoutes } from '@/lib/site/tool-routes';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ picture: string }> };

const fileOf = (path: string) => ogImagePath(path).replace('/sharing/', '');

export function generateStaticParams() {
  return [...routes, ...toolRoutes].map(({ path }) => ({ picture: fileOf(path) }));
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { picture } = await params;
  const tool = indexedTools.find(({ path }) => fileOf(path) === picture);
  const route = routes.find(({ path }) => fileOf(path) === picture || path === tool?.page);
  if (!route) return new Response(null, { status: 404 });
  const { title } = (tool ?? route).seo;
  const isProduct = route.kind === 'product';
  const drawn = new ImageResponse(
    <OgImage
      name={broker().name}
      title={title}
      label={hasLabelInTitle(route, title) ? '' : route.label}
      promise={isProduct && !tool ? factOf(route.path as ProductPath) : tagline}
      icon={isProduct ? productIcons[route.path as ProductPath] : (icons[route.path] ?? null)}
    />,
    { ...ogImageSize, fonts: await Promise.all(fonts.map(readFont)) },
  );
  // The image has few colours: a palette halves the size without a visible difference.
  const png = await sharp(await drawn.arrayBuffer())
    .png(paletteOptions)
    .toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}

const tagline = 'Insurance explained before you share a number';

/** Omits an eyebrow that the title begins with. */
function hasLabelInTitle({ path, label }: Route, title: string): boolean {
  return path === '/' || title.toLowerCase().startsWith(label.toLowerCase());
}

/** The product's first figure with its date, because the image is shared without the page and its sources. */
function factOf(path: ProductPath): string {
  const [fact] = products[path].content.keyFacts;
  return fact
    ? `${fact.label}: ${fact.figure.text} (as of ${formatDate(fact.figure.asOf)})`
    : tagline;
}

/** Subjects of help pages; the others show the umbrella. */
const icons: Partial<Record<string, IconNode>> = {
  '/renewal': CalendarClock,
  '/claim': ClipboardCheck,
  '/cashless-hospital': Hospital,
  '/customer-login': FileDown,
  '/contact-us': Phone,
  '/insurance-companies': Building2,
  '/faqs': MessageCircleQuestionMark,
  '/grievance-redressal': MessageSquareWarning,
  '/careers': BriefcaseBusiness,
};

const paletteOptions = { palette: true, dither: 0, effort: 10, compressionLevel: 9 };

// The renderer takes a glyph that one font file lacks from the next: the rupee sign.
const fonts = [
  { name: 'Anek Latin', file: 'anek-latin-bold.ttf' },
  { name: 'Anek Rupee', file: 'anek-latin-rupee-bold.ttf' },
];

async function readFont({ name, file }: (typeof fonts)[number]) {
  const data = await readFile(join(process.cwd(), 'app/fonts', file));
  return { name, data, weight: 700 as const };
}
