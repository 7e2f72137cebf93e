/** Error messages of dates, the same on every form. */

export const noSuchDateMessage = 'This date does not exist. Look at day, month and year.';

export const futureDateMessage = 'This day is still to come.';

/** @param limit "six years". */
export const tooFarAheadMessage = (limit: string) =>
  `This date is more than ${limit} ahead. Look at the year.`;

/** @param limit "five years". */
export const tooFarBackMessage = (limit: string) =>
  `This date is more than ${limit} back. Look at the year.`;

/** @param wrong "The answer is dated before the complaint." */
export const dateOrderMessage = (wrong: string) => `${wrong} Look at both dates.`;
