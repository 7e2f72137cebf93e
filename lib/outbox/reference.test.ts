import { createReference, parseReference } from './reference.ts';

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const written = /^CB-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

test('a reference is two groups of four without look-alikes', () => {
  for (let made = 0; made < 500; made += 1) {
    const reference = createReference('CB');
    expect(reference).toMatch(written);
    expect(reference.slice(3)).not.toMatch(/[01ILOU]/);
  }
});

test('a new reference parses to itself', () => {
  for (let made = 0; made < 500; made += 1) {
    const reference = createReference('CB');
    expect(parseReference('CB', reference)).toBe(reference);
  }
});

test('the ways people say and type it all parse to the written form', () => {
  // 7KQ2M9X and its check character.
  const reference = [...alphabet]
    .map((check) => parseReference('CB', `CB-7KQ2-M9X${check}`))
    .find((read) => read !== null);
  expect(reference).toMatch(/^CB-7KQ2-M9X.$/);
  const check = reference?.at(-1)?.toLowerCase();
  for (const said of [
    `cb 7kq2 m9x${check}`,
    `cb7kq2m9x${check}`,
    `CB 7KQ2M9X${check}`,
    `  cb-7kq2-m9x${check}  `,
    `C B 7 K Q 2 M 9 X ${check}`,
    `cb.7kq2/m9x${check}`,
    `cb–7kq2–m9x${check}.`,
    `cb\n7kq2\tm9x${check}`,
  ]) {
    expect({ said, read: parseReference('CB', said) }).toEqual({ said, read: reference });
  }
});

test('one wrong character is detected at every position', () => {
  for (const reference of ['CB', 'CB', 'CB', 'CB', 'CB'].map(createReference)) {
    for (const [index, right] of [...reference].entries()) {
      if (index < 3 || right === '-') continue;
      for (const wrong of alphabet.replace(right, '')) {
        const typed = reference.slice(0, index) + wrong + reference.slice(index + 1);
        expect({ typed, read: parseReference('CB', typed) }).toEqual({ typed, read: null });
      }
    }
  }
});

test('each body has exactly one check character', () => {
  for (const body of ['7KQ2M9X', '2222222', 'ZZZZZZZ', '2345678']) {
    const fitting = [...alphabet].filter((check) => parseReference('CB', `CB${body}${check}`));
    expect({ body, fitting: fitting.length }).toEqual({ body, fitting: 1 });
  }
});

test('a character outside the alphabet is not part of a reference', () => {
  const reference = createReference('CB');
  for (const lookalike of '01ILOU') {
    const typed = `${reference.slice(0, 5)}${lookalike}${reference.slice(6)}`;
    expect({ typed, read: parseReference('CB', typed) }).toEqual({ typed, read: null });
    expect(parseReference('CB', reference.slice(0, -1) + lookalike)).toBeNull();
  }
});

test('too short, too long and empty references are refused', () => {
  const reference = createReference('CB');
  for (const typed of [
    '',
    'CB',
    reference.slice(0, -1),
    `${reference}2`,
    `${reference}${reference}`,
    reference.slice(3),
    '9876543210',
    'C'.repeat(10_000),
  ]) {
    expect({ typed, read: parseReference('CB', typed) }).toEqual({ typed, read: null });
  }
});

test('a reference of another kind is refused', () => {
  expect(parseReference('CB', createReference('GR'))).toBeNull();
  expect(parseReference('GR', createReference('CB'))).toBeNull();
});

test('a thousand references do not repeat', () => {
  const made = Array.from({ length: 1000 }, () => createReference('CB'));
  expect(new Set(made).size).toBe(made.length);
});

test('every character of the alphabet is used', () => {
  const used = new Set(Array.from({ length: 2000 }, () => createReference('')).join(''));
  used.delete('-');
  expect([...used].sort().join('')).toBe(alphabet);
});
