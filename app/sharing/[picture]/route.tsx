/** The picture shown when a page is shared: /sharing/term-insurance.png. Drawn at build time, without the network. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { productCards } from '@/components/sections/product-cards';
import { SharingPicture } from '@/components/sections/sharing-picture';
import { sharingPicturePath } from '@/lib/site/addresses';
import { broker } from '@/lib/site/broker.server';
import { type ProductPath, type Route, routes } from '@/lib/site/routes';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ picture: string }> };

const fileOf = ({ path }: Route) => sharingPicturePath(path).replace('/sharing/', '');

export function generateStaticParams() {
  return routes.map((route) => ({ picture: fileOf(route) }));
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { picture } = await params;
  const route = routes.find((one) => fileOf(one) === picture);
  if (!route) return new Response(null, { status: 404 });
  const font = await readFile(join(process.cwd(), 'app/fonts/anek-latin-bold.ttf'));
  const isProduct = route.kind === 'product';
  return new ImageResponse(
    <SharingPicture
      name={broker().name}
      title={route.seo.title}
      label={route.path === '/' ? '' : route.label}
      icon={isProduct ? productCards[route.path as ProductPath].icon : null}
    />,
    {
      width: 1200,
      height: 630,
      fonts: [{ name: 'Anek Latin', data: font, weight: 700 }],
      headers: { 'Cache-Control': 'public, max-age=86400' },
    },
  );
}
