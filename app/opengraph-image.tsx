/** The one picture shown when a page is shared. Made at build time, from our own font, without the network. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { SharingPicture } from '@/components/sections/sharing-picture';
import { broker } from '@/lib/site/broker.server';
import { imageAlt } from '@/lib/site/metadata';

export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';
export const alt = imageAlt(broker().name);

export default async function OpenGraphImage() {
  const font = await readFile(join(process.cwd(), 'app/fonts/anek-latin-bold.ttf'));
  const { name, legalName } = broker();
  return new ImageResponse(<SharingPicture name={name} legalName={legalName} />, {
    ...size,
    fonts: [{ name: 'Anek Latin', data: font, weight: 700 }],
  });
}
