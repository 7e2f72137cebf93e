/** The folder of people: complete, and with each mistake an operator makes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from './image-size.ts';
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

const withPhotograph = (photograph: string) => () =>
  read({ people: [{ role: 'Principal officer', photograph }] });

test('a complete folder: the officer has the configured name, a photograph its size and a path by its content', () => {
  const { people, files } = read({
    since: '2014',
    office: { photograph: 'meera.png', shows: 'The door' },
    people: [
      { role: 'Principal officer', since: '2015', registration: '1234', photograph: 'meera.png' },
      { role: 'Head of claims', name: 'Asha Jain' },
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
      { name: 'Asha Jain', role: 'Head of claims' },
    ],
  });
  expect(people.office?.photograph.src).toBe(`/_next/static/${files[0]?.to}`);
  expect(files[0]?.from).toBe(join(folder, 'meera.png'));
});

test.each([
  ['{', /people\.json: no JSON/],
  [{ people: [] }, /people: .*1/],
  [{ people: [{ role: 'Principal officer', photo: 'meera.png' }] }, /people\.0: .*photo/],
  [
    { people: [{ role: 'Principal officer', photograph: '../meera.png' }] },
    /people\.0\.photograph/,
  ],
  [{ people: [{ role: 'Principal officer', since: 'long' }] }, /people\.0\.since: must be a year/],
  [{ people: [{ role: 'Head of claims' }] }, /"Head of claims" has no name/],
  [{ people: [{ role: 'Grievance officer', name: 'Asha Jain' }] }, /has another name in \.env/],
])('the list %j stops the build with its place', (list, message) => {
  expect(() => read(list)).toThrow(message);
  expect(() => read(list)).toThrow(PeopleError);
});

test('a folder without a list is named', () => {
  expect(() => readPeople(folder, officers)).toThrow(/BROKER_PEOPLE_DIR: .*people\.json/);
});

test('a photograph that is missing, too large, too small or no picture is named', () => {
  expect(withPhotograph('nobody.jpg')).toThrow(/nobody\.jpg: no such file/);
  writeFileSync(join(folder, 'large.png'), Buffer.concat([picture, Buffer.alloc(150_000)]));
  expect(withPhotograph('large.png')).toThrow(/large\.png: \d+ bytes; at most 150000/);
  const wide = Buffer.from(picture);
  wide.writeUInt32BE(4000, 16);
  writeFileSync(join(folder, 'wide.png'), wide);
  expect(withPhotograph('wide.png')).toThrow(/wide\.png: 4000 × 192 pixels/);
  writeFileSync(join(folder, 'text.jpg'), 'no picture');
  expect(withPhotograph('text.jpg')).toThrow(/text\.jpg: neither a JPEG nor a PNG/);
});

test('a JPEG has its size after other segments; a cut one has none', () => {
  const start = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc4, 0, 3, 9];
  const frame = [0xff, 0xc2, 0, 11, 8, 0x01, 0x2c, 0x00, 0xf0, 1, 1, 0x11, 0];
  expect(imageSize(Buffer.from([...start, ...frame]))).toEqual({ width: 240, height: 300 });
  expect(imageSize(Buffer.from(start))).toBeNull();
});
