/** The files that every site serves beside its pages; other paths respond with 404. */
import { png, svg, webp } from './images.ts';

export type File = { type: string; body: string | Buffer; headers?: Record<string, string | null> };

const image = (body: Buffer): File => ({ type: 'image/png', body });
const style = (body: string): File => ({ type: 'text/css; charset=utf-8', body });
const atom = (link: string): File => ({
  type: 'application/atom+xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><id>{origin}/feeds</id><title>Mango Lane</title><updated>2026-03-01T00:00:00Z</updated><author><name>Asha Rao</name></author><entry><id>{origin}${link}</id><title>A week in the beds</title><link href="{origin}${link}"/><updated>2026-03-01T00:00:00Z</updated><summary>Sown and thinned.</summary></entry></feed>`,
});

/** An icon file contains images; this one a PNG of 32 pixels. */
function icon(): Buffer {
  const picture = png(32, 32);
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(picture.length, 14);
  return Buffer.concat([head, picture]);
}

const manifest = JSON.stringify({
  name: 'Mango Lane',
  short_name: 'Mango Lane',
  start_url: '/',
  display: 'browser',
  theme_color: '#176b3a',
  background_color: '#ffffff',
  icons: [192, 512].map((size) => ({
    src: `/files/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
});

/** Generated on request: some are large. */
const files: Record<string, () => File> = {
  '/favicon.ico': () => ({ type: 'image/x-icon', body: icon() }),
  '/files/icon.svg': () => ({ type: 'image/svg+xml', body: svg }),
  '/files/icon-192.png': () => image(png(192, 192)),
  '/files/icon-512.png': () => image(png(512, 512)),
  '/files/touch.png': () => image(png(180, 180)),
  '/files/site.webmanifest': () => ({ type: 'application/manifest+json', body: manifest }),
  '/files/sharing.png': () => image(png(1200, 630)),
  '/files/sharing-628.png': () => image(png(1200, 628)),
  '/files/small.png': () => image(png(100, 100)),
  '/files/bed.png': () => image(png(640, 480)),
  '/files/crop,10,20/bed.png': () => image(png(640, 480)),
  '/files/large.png': () => image(png(3000, 2000)),
  '/files/heavy.png': () => image(png(1200, 900, true)),
  '/files/empty.png': () => image(Buffer.alloc(0)),
  '/files/bed.webp': () => ({ type: 'image/webp', body: webp(640, 480) }),
  '/files/site.css': () => style('body{max-width:44rem;margin:auto;font:1rem/1.5 sans-serif}'),
  '/files/site.3f9a1c.css': () => ({
    ...style('main{padding:1rem}'),
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  }),
  '/files/uncached.css': () => ({
    ...style('main{padding:2rem}'),
    headers: { 'cache-control': null, etag: null },
  }),
  '/files/ground.css': () => style('.ground{background:url(lost-ground.png)}'),
  '/files/imports.css': () => style('@import "lost-part.css";'),
  '/files/captions.vtt': () => ({
    type: 'text/vtt',
    body: 'WEBVTT\n\n00:00.000 --> 00:02.000\nThe first bed.\n',
  }),
  '/feeds/notes.xml': () => atom('/about'),
  '/feeds/diary.xml': () => atom('/diary/never-written'),
  '/feeds/broken.xml': () => ({
    type: 'application/rss+xml; charset=utf-8',
    body: '<rss version="2.0"><channel><item><title>Pots & beds</item></channel></rss>',
  }),
};

const fileCache = new Map<string, File>();

export function fileAt(path: string, accept: string): File | undefined {
  if (path === '/files/negotiated') {
    const file = fileAt(accept.includes('image/webp') ? '/files/bed.webp' : '/files/bed.png', '');
    return file && { ...file, headers: { vary: 'Accept' } };
  }
  const make = Object.hasOwn(files, path) ? files[path] : undefined;
  if (make && !fileCache.has(path)) fileCache.set(path, make());
  return fileCache.get(path);
}
