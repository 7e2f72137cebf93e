import { claimClocksOf, claimEventsOf } from '../../tools/claims/claim-events.ts';
import { products } from '../products.ts';
import { claimTypeOptions, requestKinds } from '../requests/request-kinds.ts';
import { claimTypes } from './all-claims.ts';
import { typeForAnswer } from './claim-plans.ts';

/** The kinds, and each as an answer to its question changes it. */
const plans = claimTypes.flatMap((type) => [
  type,
  ...(type.question?.options ?? []).map(({ value }) => typeForAnswer(type, value)),
]);

test('each kind of claim has everything a plan needs', () => {
  const minimum = { firstSteps: 4, papers: 6, pitfalls: 3, letters: 1, notices: 1 } as const;
  const parts = Object.entries(minimum) as [keyof typeof minimum, number][];
  for (const type of plans) {
    const short = parts.filter(([part, min]) => type[part].length < min);
    expect(short.map(([part, min]) => `${type.id}: ${part} has fewer than ${min}`)).toEqual([]);
    expect(type.events[0].id).toBe('happened');
  }
});

test('every plan has acts of its own, short enough for a heading, that an event of the plan ends', () => {
  for (const { id, question, answer, acts, events } of plans) {
    if (question && !question.after && !answer) continue;
    expect({ id, acts: acts.length > 0 }).toEqual({ id, acts: true });
    for (const { text, completedBy } of acts) {
      expect(text.length).toBeLessThanOrEqual(60);
      expect([...events.map((one) => one.id), 'complained']).toContain(completedBy);
    }
  }
});

test('a clock starts from an event of its kind or an earlier clock, and a notice names an existing clock', () => {
  for (const type of plans) {
    const known = new Set<string>(claimEventsOf(type).map(({ id }) => id));
    for (const { id, from, orEarlier } of claimClocksOf(type)) {
      for (const start of [...from, ...(orEarlier ? [orEarlier] : [])])
        expect({ type: type.id, id, start, isKnown: known.has(start) }).toMatchObject({
          isKnown: true,
        });
      expect({ id, isTaken: known.has(id) }).toEqual({ id, isTaken: false });
      known.add(id);
    }
    for (const named of [...type.notices, ...type.letters].flatMap(({ clock }) => clock ?? []))
      expect(claimClocksOf(type).map(({ id }) => id)).toContain(named);
  }
});

test('ids of papers, clocks and letters are unique in their kind', () => {
  for (const type of plans) {
    for (const rows of [type.papers, claimClocksOf(type), type.letters]) {
      const ids = rows.map(({ id }) => id);
      expect({ type: type.id, ids: [...new Set(ids)] }).toEqual({ type: type.id, ids });
    }
  }
});

test('a customary term is called a policy term wherever its figure appears', () => {
  for (const { figure, basis } of plans.flatMap(claimClocksOf)) {
    const isCustomary = /^Customary policy wordings|\(a policy term, not law\)/.test(
      figure.source.title,
    );
    expect({ id: figure.id, isPolicy: basis === 'policy' }).toEqual({
      id: figure.id,
      isPolicy: isCustomary,
    });
  }
  for (const { by } of plans.flatMap(({ notices }) => [...notices]))
    if (/\d/.test(by)) expect(by).toMatch(/\(policy term\)|\(law\)/);
});

test('the request for help has the same names of kinds', () => {
  const field = requestKinds['claim-help'].fields.find(({ name }) => name === 'claimType');
  const requestValues = field?.options?.map(({ value }) => value).sort();
  expect(requestValues).toEqual(claimTypes.map(({ id }) => claimTypeOptions[id].value).sort());
});

test('a product links to an existing kind of claim or group', () => {
  for (const { claimHref: href } of Object.values(products)) {
    if (href === undefined) continue;
    const { pathname, hash } = new URL(href, 'https://site.example');
    const isGroup = claimTypes.some(({ group }) => hash === `#${group}-claims`);
    const isType = claimTypes.some(({ id }) => pathname === `/claim/${id}`);
    expect({ href, leads: isGroup || isType }).toEqual({ href, leads: true });
  }
});

test('no letter states a fact that only its writer can know', () => {
  for (const { id, letters } of plans) {
    const paragraphs = letters.flatMap(({ letter }) => letter).join(' ');
    expect({ id, says: /I have|I hold the|has been asked/.exec(paragraphs) }).toEqual({
      id,
      says: null,
    });
  }
});

test('no family is advised to delay a claim until the policy is three years old', () => {
  const clock = claimTypes.flatMap(claimClocksOf).find(({ id }) => id === 'questions-end');
  expect(clock?.text).toContain('Do not hold the claim back');
});
