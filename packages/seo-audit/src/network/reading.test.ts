import { decodeText } from './decode-text.ts';
import { imageSize } from './image-size.ts';
import { isPrivateHost, isPrivateIp } from './private-address.ts';

test('private addresses are known in every notation', () => {
  for (const ip of [
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fc00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
  ]) {
    expect({ ip, isPrivate: isPrivateIp(ip) }).toEqual({ ip, isPrivate: true });
  }
  for (const ip of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1']) {
    expect({ ip, isPrivate: isPrivateIp(ip) }).toEqual({ ip, isPrivate: false });
  }
  for (const host of [
    'localhost',
    'LOCALHOST',
    'printer.local',
    '[::1]',
    new URL('http://0x7f.1/').hostname,
    new URL('http://2130706433/').hostname,
  ]) {
    expect({ host, isPrivate: isPrivateHost(host) }).toEqual({ host, isPrivate: true });
  }
  expect(isPrivateHost('www.example.com')).toBe(false);
});

test('the charset is taken from the mark, the header, the tag, then guessed', () => {
  const cafe = Buffer.from('<meta charset="iso-8859-1">Café', 'latin1');
  expect(decodeText(cafe, null).text).toContain('Café');
  expect(decodeText(cafe, 'utf-8').text).toContain('Caf\ufffd');
  expect(decodeText(Buffer.from('Café', 'latin1'), null).text).toBe('Café');
  expect(decodeText(Buffer.from('\ufeffCafé'), 'iso-8859-1').text).toBe('Café');
  expect(decodeText(Buffer.from('₹'), 'nonsense')).toMatchObject({
    text: '₹',
    unknownLabel: 'nonsense',
  });
  expect(decodeText(Buffer.from([0, 1, 2, 3, 4]), null).isBinary).toBe(true);
  expect(decodeText(Buffer.alloc(0), null)).toMatchObject({ text: '', isBinary: false });
});

test('a picture’s size is read, and a damaged one has none', () => {
  const png = Buffer.alloc(24);
  png.write('\x89PNG', 0, 'latin1');
  png.writeUInt32BE(1200, 16);
  png.writeUInt32BE(630, 20);
  expect(imageSize(png)).toEqual({ width: 1200, height: 630 });
  const jpeg = Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 2, 118, 4, 176,
  ]);
  expect(imageSize(jpeg)).toEqual({ width: 1200, height: 630 });
  for (const bytes of [
    Buffer.alloc(0),
    png.subarray(0, 10),
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.from('<svg/>'),
  ])
    expect(imageSize(bytes)).toBeNull();
});
