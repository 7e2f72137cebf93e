import { imageDimensions } from './fetch-resources.ts';

test('an image’s size is read, and a damaged image has none', () => {
  const png = Buffer.alloc(24);
  png.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  png.write('IHDR', 12, 'latin1');
  png.writeUInt32BE(1200, 16);
  png.writeUInt32BE(630, 20);
  expect(imageDimensions(png)).toEqual({ width: 1200, height: 630 });
  const jpeg = Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 2, 118, 4, 176, 0, 0,
  ]);
  expect(imageDimensions(jpeg)).toEqual({ width: 1200, height: 630 });
  for (const bytes of [
    Buffer.alloc(0),
    png.subarray(0, 10),
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.from('<svg/>'),
  ])
    expect(imageDimensions(bytes)).toBeNull();
});
