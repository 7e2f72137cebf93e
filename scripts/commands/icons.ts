/** npm run icons: the site's PNG icons and the menu's icons of products. What it writes is committed. */
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { writeProductIcons } from '../build/write-product-icons.ts';
import { parseOptions } from '../command-line/command-options.ts';

/** `share`: how much of the icon's width the logo takes. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.73 },
  { file: 'icons/192.png', size: 192, share: 0.73 },
  { file: 'icons/512.png', size: 512, share: 0.73 },
  // A device may cut it to a circle of 80 per cent.
  { file: 'icons/maskable-512.png', size: 512, share: 0.52 },
];
/** Width and height of the umbrella's own drawing. */
const logoWidth = 36;

parseOptions(
  `Writes the icons that are drawn from others, after the logo changed or a product was added or removed: the PNG files
of public/icon.svg, and the menu's sprite and styles of components/layout/product-icons.ts.
npm run icons`,
  {},
);

for (const file of [...(await drawSiteIcons()), ...writeProductIcons()]) console.log(file);

/** Draws the PNG icons of the site from the umbrella of public/icon.svg. @returns the files that it wrote. */
async function drawSiteIcons(): Promise<string[]> {
  const source = readFileSync('public/icon.svg', 'utf8');
  // Stick and canopy; the ribs are for the small icon in a tab.
  const [stick, canopy] = source.match(/<path[^>]*>/g) ?? [];
  const background = source.match(/<rect[^>]*fill="([^"]+)"/)?.[1];
  if (!stick || !canopy || !background)
    throw new Error('public/icon.svg is not drawn as this script expects');

  mkdirSync('public/icons', { recursive: true });
  for (const { file, size, share } of icons) {
    const width = logoWidth / share;
    const start = (logoWidth - width) / 2;
    // The background fills the square: devices round the corners themselves.
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${start} ${start} ${width} ${width}" fill="none"><rect x="${start}" y="${start}" width="${width}" height="${width}" fill="${background}"/>${stick}${canopy}</svg>`;
    await sharp(Buffer.from(drawing))
      .png({ palette: true, dither: 0, effort: 10 })
      .toFile(`public/${file}`);
  }
  return icons.map(({ file }) => `public/${file}`);
}
