/** The mark as PNG files, for home screens and for the organisation's logo: /icons/192.png. Drawn at build time. */
import { ImageResponse } from 'next/og';
import { TouchIcon } from '@/components/sections/touch-icon';
import { smallPng } from '@/lib/publishing/compress-png.server';
import { manifestIcons } from '@/lib/publishing/manifest-icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ icon: string }> };

export function generateStaticParams() {
  return manifestIcons.map(({ file }) => ({ icon: file }));
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { icon } = await params;
  const row = manifestIcons.find(({ file }) => file === icon);
  if (!row) return new Response(null, { status: 404 });
  const { size, share } = row;
  const drawn = new ImageResponse(<TouchIcon size={size} share={share} />, {
    width: size,
    height: size,
  });
  return smallPng(drawn);
}
