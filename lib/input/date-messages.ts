/** What is wrong with a date that a visitor gave, in the same words on every form. */

export const noSuchDate = 'This date does not exist. Look at day, month and year.';

export const stillToCome = 'This day is still to come.';

/** @param limit "six years". */
export const tooFarAhead = (limit: string) =>
  `This date is more than ${limit} ahead. Look at the year.`;

/** @param limit "five years". */
export const tooFarBack = (limit: string) =>
  `This date is more than ${limit} back. Look at the year.`;

/** @param wrong "The answer is dated before the complaint." */
export const wrongOrder = (wrong: string) => `${wrong} Look at both dates.`;
