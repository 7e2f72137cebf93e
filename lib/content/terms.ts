/**
 * Insurance terms, each explained in a note that opens at the word: `[co-pay](term:co-pay)` in running text. No figures
 * here: a limit or a date belongs to the page, with its source.
 */

type ExplainedTerm = { name: string; meaning: string };

export const explainedTerms = {
  'sum-insured': {
    name: 'Sum insured',
    meaning:
      'The most a health policy pays in one policy year. A plan with restoration can fill it up again.',
  },
  'trip-sum-insured': {
    name: 'Sum insured',
    meaning:
      'The most a travel policy pays for one kind of loss on one journey. A yearly policy gives it anew for each journey.',
  },
  idv: {
    name: 'IDV, insured declared value',
    meaning:
      'The agreed value of your vehicle: the most you get if it is stolen or written off. It is a limit for each loss; a repair does not use it up.',
  },
  'sum-assured': {
    name: 'Sum assured',
    meaning: 'The amount a life policy promises to pay, agreed on the day you buy.',
  },
  deductible: {
    name: 'Deductible',
    meaning: 'The first part of the loss, which the policy never pays. You or another policy does.',
  },
  'claim-deductible': {
    name: 'Deductible',
    meaning: 'The first part of each claim, which stays with you. The schedule prints it.',
  },
  'co-pay': {
    name: 'Co-pay',
    meaning: 'Your share of every bill, as a percentage. The insurer pays the rest.',
  },
  loading: {
    name: 'Loading',
    meaning: 'An extra charge on the premium because the insurer sees a higher risk.',
  },
  'waiting-period': {
    name: 'Waiting period',
    meaning: 'Time from the start of the policy in which certain treatment is not paid yet.',
  },
  'family-floater': {
    name: 'Family floater',
    meaning: 'One sum insured that everyone named in the policy shares.',
  },
  'sub-limit': {
    name: 'Sub-limit',
    meaning:
      'A smaller ceiling for one item, such as room rent or cataract, inside the sum insured.',
  },
  'day-care': {
    name: 'Day care',
    meaning: 'Treatment that needs a hospital but, thanks to modern methods, no night in it.',
  },
  cashless: {
    name: 'Cashless',
    meaning: 'The insurer settles the approved part of the bill with the hospital directly.',
  },
  'cashless-garage': {
    name: 'Cashless',
    meaning: 'The insurer settles the approved part of the repair bill with the garage directly.',
  },
  'free-look': {
    name: 'Free look',
    meaning:
      'Days after the policy reaches you in which you may return it, mostly against a refund.',
  },
  rider: {
    name: 'Rider',
    meaning: 'An addition to a life policy, for a small premium of its own.',
  },
  nominee: {
    name: 'Nominee',
    meaning: 'The person you name to receive the money if you die.',
  },
  maturity: {
    name: 'Maturity',
    meaning: 'The day a savings policy ends as planned and pays out.',
  },
  'lock-in': {
    name: 'Lock-in',
    meaning: 'Time in which you cannot take your money out.',
  },
  'surrender-value': {
    name: 'Surrender value',
    meaning:
      'What a savings policy pays if you end it early. In the first years it is less than you paid in.',
  },
  'no-claim-bonus': {
    name: 'No-claim bonus',
    meaning:
      'A discount on the own-damage premium for each year without a claim. It belongs to you.',
  },
  'zero-depreciation': {
    name: 'Zero depreciation',
    meaning: 'An add-on that pays for new parts without taking off for age.',
  },
  consumables: {
    name: 'Consumables',
    meaning:
      'Gloves, syringes, engine oil: things used up, which a plain policy often leaves to you.',
  },
} as const satisfies Readonly<Record<string, ExplainedTerm>>;

export type TermId = keyof typeof explainedTerms;

const termLink = /\]\(term:([a-z-]+)\)/g;

/** Ids of the terms marked in a page's content, each once, in reading order. */
export function findTermIds(content: unknown): TermId[] {
  const ids = [...JSON.stringify(content).matchAll(termLink)].map(([, id]) => id);
  return [...new Set(ids)].filter((id): id is TermId => id !== undefined && id in explainedTerms);
}
