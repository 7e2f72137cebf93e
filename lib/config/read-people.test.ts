/** The folder of people: complete, with each mistake an operator makes; the size of a picture by its first bytes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { PeopleError, readPeople } from './read-people.ts';

const officers = { principalOfficer: 'Meera Nair', grievanceOfficer: 'Ravi Rao' };
const picture = readFileSync('public/icons/192.png');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'people-'));
  writeFileSync(join(folder, 'meera.png'), picture);
});

afterEach(() => rmSync(folder, { recursive: true }));

function read(list: unknown) {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  writeFileSync(join(folder, 'people.json'), text);
  return readPeople(folder, officers);
}

const withPhotograph = (photograph: string) =>
  read({ people: [{ role: 'Principal officer', photograph }] });

test('a complete folder: the officer has the configured name, a photograph its size and a path by its content', async () => {
  const { people, files } = await read({
    since: '2014',
    office: { photograph: 'meera.png', shows: 'The door' },
    people: [
      { role: 'Principal officer', since: '2015', registration: '1234', photograph: 'meera.png' },
      { role: 'Head of claims', name: 'Asha Jain', languages: 'Hindi', photograph: 'meera.png' },
    ],
  });
  const photograph = {
    src: expect.stringMatching(/^\/_next\/static\/people\/[0-9a-f]{16}\.png$/),
    width: 192,
    height: 192,
  };
  expect(people).toEqual({
    since: '2014',
    office: { photograph, shows: 'The door' },
    people: [
      {
        name: 'Meera Nair',
        role: 'Principal officer',
        since: '2015',
        registration: '1234',
        photograph,
      },
      { name: 'Asha Jain', role: 'Head of claims', languages: 'Hindi', photograph },
    ],
  });
  expect(people.office?.photograph.src).toBe(`/_next/static/${files[0]?.to}`);
});

test.each([
  ['{', /people\.json: no JSON/],
  [{ people: [] }, /people: .*1/],
  [{ people: [{ role: 'Principal officer', photo: 'meera.png' }] }, /people\.0: .*photo/],
  [
    { people: [{ role: 'Principal officer', photograph: '../meera.png' }] },
    /people\.0\.photograph/,
  ],
  [{ people: [{ role: 'Principal officer' }] }, /people\.0\.photograph/],
  [{ people: [{ role: 'Principal officer', since: 'long' }] }, /people\.0\.since: must be a year/],
  [
    { people: [{ role: 'principal officer', photograph: 'meera.png' }] },
    /write the role .* as "Principal officer"/,
  ],
  [
    { people: [{ role: 'Head of claims', photograph: 'meera.png' }] },
    /"Head of claims" has no name/,
  ],
  [
    { people: [{ role: 'Grievance officer', name: 'Asha Jain', photograph: 'meera.png' }] },
    /has another name in \.env/,
  ],
])('the list %j stops the build with its place', async (list, message) => {
  await expect(read(list)).rejects.toThrow(message);
  await expect(read(list)).rejects.toThrow(PeopleError);
});

test('a list with a byte order mark is read', async () => {
  const list = JSON.stringify({
    people: [{ role: 'Principal officer', photograph: 'meera.png' }],
  });
  expect((await read(`\uFEFF${list}`)).people.people).toHaveLength(1);
});

test('a published photograph does not say where it was taken, and stands upright', async () => {
  const blank = { width: 200, height: 120, channels: 3 as const, background: '#733' };
  const taken = await sharp({ create: blank })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 12/1' } })
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  writeFileSync(join(folder, 'IMG_1.JPG'), taken);
  const { people, files } = await withPhotograph('IMG_1.JPG');
  expect(people.people[0]?.photograph).toMatchObject({ width: 120, height: 200 });
  const published = files[0]?.content ?? Buffer.of();
  const { exif, orientation, width, height } = await sharp(published).metadata();
  expect([exif, orientation, width, height]).toEqual([undefined, undefined, 120, 200]);
  expect(published.includes('Exif')).toBe(false);
  expect(files[0]?.to).toMatch(/\.jpg$/);
});

test('a folder without a list is named', async () => {
  await expect(readPeople(folder, officers)).rejects.toThrow(/BROKER_PEOPLE_DIR: .*people\.json/);
});

test('a photograph that is missing, too large, too small or no picture is named', async () => {
  await expect(withPhotograph('nobody.jpg')).rejects.toThrow(/nobody\.jpg: no such file/);
  writeFileSync(join(folder, 'large.png'), Buffer.concat([picture, Buffer.alloc(150_000)]));
  await expect(withPhotograph('large.png')).rejects.toThrow(
    /large\.png: \d+ bytes; at most 150000/,
  );
  const wide = { width: 4000, height: 192, channels: 3 as const, background: '#733' };
  await sharp({ create: wide }).png().toFile(join(folder, 'wide.png'));
  await expect(withPhotograph('wide.png')).rejects.toThrow(/wide\.png: 4000 × 192 pixels/);
  writeFileSync(join(folder, 'text.jpg'), 'no picture');
  await expect(withPhotograph('text.jpg')).rejects.toThrow(/text\.jpg: neither a JPEG nor a PNG/);
});
