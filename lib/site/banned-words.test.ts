import { bannedWordsIn } from './banned-words.ts';

test('every wording of the list is found, in any case', () => {
  for (const words of [
    'best',
    'top',
    'No. 1',
    'number one',
    'lowest premium',
    'cheapest',
    'guaranteed claim',
    '100% claim',
    'IRDAI approved',
    'government approved',
    'free gift',
    'cashback',
    'discount from our commission',
    'instant policy',
    'zero paperwork',
    'hurry',
    'only today',
    'last chance',
    'risk-free',
    'assured returns',
    'recommended for you',
    'coming soon',
    'lorem',
  ]) {
    for (const said of [words, words.toUpperCase(), words.toLowerCase()]) {
      const text = `Buy (${said}), now.`;
      expect({ text, found: bannedWordsIn(text) }).toEqual({ text, found: [words] });
    }
  }
});

test('top-up is the name of a product, what comes on top is added, and top alone is a rank', () => {
  for (const text of [
    'A super top-up',
    'Top-up plans',
    'TOP-UPS compared',
    'a top‑up with a hard hyphen',
    'Top up',
    'what its fund is worth on that day comes on top',
  ]) {
    expect({ text, found: bannedWordsIn(text) }).toEqual({ text, found: [] });
  }
  for (const text of ['The top 5 plans', 'top-rated', 'Our top-up is on top', 'We come top'])
    expect({ text, found: bannedWordsIn(text) }).toEqual({ text, found: ['top'] });
});

test('a longer word that contains a banned one is not reported', () => {
  for (const text of [
    'stop calls',
    'Bestow',
    'laptop',
    'topic',
    'Section No. 10',
    'Dolorem',
    'a guaranteed surrender value',
    'the cash goes back to the bank',
    'policies are approved by the insurer',
    'return of premium',
    'an instant answer',
    '1100% claims',
  ]) {
    expect({ text, found: bannedWordsIn(text) }).toEqual({ text, found: [] });
  }
});

test('plurals, other spellings and Markdown do not hide a wording', () => {
  for (const [text, words] of [
    ['the **best** plan', 'best'],
    ['the _cheapest_ plan', 'cheapest'],
    ['lowest premiums', 'lowest premium'],
    ['cash-back', 'cashback'],
    ['cash back', 'cashback'],
    ['risk free', 'risk-free'],
    ['risk\u00a0free', 'risk-free'],
    ['risk‑free', 'risk-free'],
    ['100 % claims', '100% claim'],
    ['IRDAI-approved', 'IRDAI approved'],
    ['approved by IRDAI', 'IRDAI approved'],
    ['approved by the government', 'government approved'],
    ['No.1', 'No. 1'],
    ['#1 in India', 'No. 1'],
    ['instant policies', 'instant policy'],
    ['free gifts', 'free gift'],
  ] as const) {
    expect({ text, found: bannedWordsIn(text) }).toEqual({ text, found: [words] });
  }
});

test('each wording is reported once', () => {
  expect(bannedWordsIn('Best, best and cheapest: hurry!')).toEqual(['best', 'cheapest', 'hurry']);
});

test('plain text has none', () => {
  expect(bannedWordsIn('Health insurance pays for treatment in hospital.')).toEqual([]);
  expect(bannedWordsIn('')).toEqual([]);
});
