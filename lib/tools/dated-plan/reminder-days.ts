/**
 * Days before a date on which a calendar reminds: early and often for a long period, the day before for a short one.
 */

const longReminders = [60, 30, 7];
/** Up to this length a period is short: a reminder a week before would come almost at its start. */
const maxShortDays = 15;

/**
 * @param length of the whole period, in days
 * @param ahead days from now to the date: reminders in the past are left out
 */
export function reminderDays(length: number, ahead: number): readonly number[] {
  const long = length > maxShortDays ? longReminders.filter((days) => days < ahead) : [];
  return long.length > 0 ? long : [Math.min(1, Math.max(0, ahead))];
}
