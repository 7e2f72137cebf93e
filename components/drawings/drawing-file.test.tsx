/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { drawingPictures } from '@/lib/publishing/drawing-pictures';
import { bannedWordsIn } from '@/lib/site/banned-words';
import { drawingFile } from './drawing-file';

const fileOf = (picture: (typeof drawingPictures)[number]) =>
  drawingFile(picture.drawing, 'Some Brokers, site.in/page', renderToStaticMarkup);

test.each(drawingPictures.map((picture) => [picture.path, picture] as const))(
  '%s is a complete SVG document with title, sources and owner',
  (_, picture) => {
    const file = fileOf(picture);
    const read = new DOMParser().parseFromString(file, 'image/svg+xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(read.documentElement.getAttribute('viewBox')).toMatch(/^0 0 720 [\d.]+$/);
    const text = read.documentElement.textContent?.replace(/\s+/g, ' ') ?? '';
    expect(text).toContain(picture.drawing.title);
    expect(text).toContain('Some Brokers, site.in/page');
    const lines = [...read.querySelectorAll('text.small')].map((line) => line.textContent);
    for (const { source } of picture.drawing.figures)
      expect(lines.join(' ')).toContain(source.title);
    if (picture.drawing.example) expect(lines.join(' ')).toContain(picture.drawing.example);
    for (const line of lines) expect(line?.length).toBeLessThanOrEqual(88);
    expect(bannedWordsIn(text)).toEqual([]);
    // An SVG in an img element loads and executes nothing.
    expect(file).not.toMatch(/<script|<foreignObject|href=|url\(http|undefined|NaN/);
  },
);

test('every file has its own URL', () => {
  const paths = drawingPictures.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeGreaterThan(7);
});
