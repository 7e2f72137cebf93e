/** How many days before a date a calendar speaks up: early and often where the time is long, the day before where it is short. */

const longReminders = [60, 30, 7];
/** Up to here a clock is short: a reminder a week before would come when it has hardly begun. */
const maxShortDays = 15;

/**
 * @param length of the whole clock, in days
 * @param ahead days from now to the date: a reminder in the past is none
 */
export function reminderDays(length: number, ahead: number): readonly number[] {
  const long = length > maxShortDays ? longReminders.filter((days) => days < ahead) : [];
  return long.length > 0 ? long : [Math.min(1, Math.max(0, ahead))];
}
