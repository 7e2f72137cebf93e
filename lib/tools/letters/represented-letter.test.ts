import { complaintLetter } from '../../content/complaints/complaint-letter.ts';
import { refusalReasons } from '../../content/refusals/all-refusals.ts';
import {
  type Represented,
  representedRoleRows,
  representedRows,
} from '../../content/represented-people.ts';
import type { RefusalInput } from '../refusals/refusal-input.ts';
import { writeRefusalLetter } from '../refusals/write-refusal-letter.ts';
import { fillLetter, letterText } from './fill-letter.ts';
import { inVoiceOf, representedLetter } from './represented-letter.ts';
import { parseRepresented, representedEntries } from './represented-query.ts';

const today = '2026-11-26';
const father: Represented = { person: 'father', role: 'insured' };
const ofNominee: Represented = { person: 'mother', role: 'nominee' };
const ofDead: Represented = { person: 'wife', role: 'died' };

/** Said by the writer, for any person. */
const writersMy = ['father', 'mother', 'wife', 'papers', 'request', 'payments', 'hands'];
const writersI =
  /\bI (?:accept|admit|ask|claim|complain(?:ed)?|deny|dispute|do not (?:accept|admit|find)|expect|first complained|had|have|may|offer|rely|say|sent|take|tell|told|would|write)\b/g;

function* letters(represented: Represented) {
  for (const reason of refusalReasons)
    for (const kind of ['refused', 'part', 'silence'] as const)
      for (const days of [
        {},
        { began: '2015-01-01', arose: '2026-10-01', letter: '2026-11-10' },
        { began: '2026-09-20', arose: '2026-10-01', letter: '2026-11-10' },
      ] as const) {
        const [line] = reason.lines;
        const input: RefusalInput = {
          line,
          kind,
          reasons: [reason],
          days,
          sent: null,
          represented,
        };
        yield { id: reason.id, line, ...writeRefusalLetter(input, today) };
      }
}

test.each([father, ofNominee, ofDead])(
  'no sentence of any letter says "my" or "I" of the insured: %o',
  (represented) => {
    const left = new Set<string>();
    for (const { letter, id, line } of letters(represented)) {
      if (line === 'life' && represented.role === 'insured') continue;
      // "List I" and "Annexure I" of a circular.
      const text = letter
        .join('\n')
        .replace(/\b(?:List|Annexure) I\b/g, '')
        .replace(writersI, '');
      for (const [found, word = ''] of text.matchAll(/\b[Mm]y (\S+?)(?:’s)?\b/g))
        if (
          !writersMy.includes(word) &&
          !(represented.role === 'died' && /claim|rights/.test(word))
        )
          left.add(`${id}: ${found}`);
      for (const [found] of text.matchAll(/\bI\b.{0,20}|(?<!below )\bmine\b/g))
        left.add(`${id}: ${found}`);
    }
    expect([...left]).toEqual([]);
  },
);

test('each letter has the authority once, its blanks, and no gap without a field', () => {
  for (const represented of [father, ofNominee, ofDead])
    for (const { letter, blanks } of letters(represented)) {
      const text = letterText(fillLetter(letter, blanks, {}));
      expect(text.match(/ has authorised me|as the nominee or a legal heir/g)).toHaveLength(1);
      expect(new Set(blanks.map(({ id }) => id)).size).toBe(blanks.length);
      expect(text).not.toMatch(/[{}]/);
    }
});

test('no label of a gap calls the insured "you"', () => {
  for (const represented of [father, ofNominee, ofDead])
    for (const { blanks } of letters(represented))
      for (const { label } of blanks)
        expect(label).not.toMatch(/\b[Yy]our (?:cover|policy|illness)\b/);
});

test('the insured, alive: his claim, his policy, his signature below that of the writer', () => {
  const { letter, blanks } = representedLetter(complaintLetter, father);
  const text = letterText(fillLetter(letter, blanks, { name: 'Meera', represented: 'Ravi' }));
  expect(text).toContain('Insured: Ravi\n');
  expect(text).toContain('I write for my father, the insured, who has authorised me.');
  expect(text).toMatch(/Meera\n\nI have authorised the writer of this letter\.\n\n\nRavi$/);
});

test('voices: a nominee claims for herself, and the policy is the insured’s; after a death the writer claims', () => {
  const text =
    'You refuse my claim. My policy says so, and I ported without a break. I was treated.';
  expect(inVoiceOf(text, father)).toBe(
    'You refuse my father’s claim. My father’s policy says so, and my father ported without a break. My father was treated.',
  );
  expect(inVoiceOf(text, ofNominee)).toBe(
    'You refuse my mother’s claim. The insured’s policy says so, and the insured ported without a break. The insured was treated.',
  );
  expect(inVoiceOf(text, ofDead)).toContain('You refuse my claim. My wife’s policy says so');
});

test('after a death nobody is authorised: the letter of life insurance speaks of nominee or heir', () => {
  const input: RefusalInput = {
    ...{ line: 'life', kind: 'refused', reasons: [], days: {}, sent: null },
    represented: father,
  };
  const text = writeRefusalLetter(input, today).letter.join('\n');
  expect(text).toContain('nominee or a legal heir of my father');
  expect(text).not.toContain('authorised');
  expect(text.match(/Name of the person who died/g)).toHaveLength(1);
});

test('for oneself nothing changes, and the address has nothing', () => {
  expect(representedLetter(complaintLetter, null)).toBe(complaintLetter);
  expect(representedEntries(null)).toEqual([]);
  expect(parseRepresented({ behalf: 'neighbour' })).toBeNull();
});

test('every person in every role comes back from the address', () => {
  for (const { value: person } of representedRows)
    for (const { value: role } of representedRoleRows) {
      const entries = representedEntries({ person, role });
      expect(parseRepresented(new URLSearchParams(entries))).toEqual({ person, role });
    }
});

test('a translated letter keeps its words for every person, and its blanks and signature', () => {
  const translate = (text: string) => (/[{\n]/.test(text) ? text : `अनुवाद: ${text.length}`);
  const { letter } = representedLetter(complaintLetter, father, translate);
  const english = representedLetter(complaintLetter, father).letter;
  expect(letter).toHaveLength(english.length);
  expect(letter.filter((text) => text.startsWith('अनुवाद')).length).toBeGreaterThan(1);
  expect(letter.join('\n')).not.toMatch(/अनुवाद.*my father’s/);
});
