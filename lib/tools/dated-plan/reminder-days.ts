/**
 * Days before a date on which a calendar reminds: early and often for a long period, the day before for a short one.
 */

const longReminders = [60, 30, 7];
/** Up to this length a period is short: a reminder a week before would come almost at its start. */
const maxShortDays = 15;

/**
 * @param length of the whole period, in days
 * @param ahead days from now to the date: reminders in the past are left out
 * @param isNearSafeDay it rings tomorrow, before any other alarm of the file
 */
export function reminderDays(
  length: number,
  ahead: number,
  isNearSafeDay = false,
): readonly number[] {
  const long = length > maxShortDays ? longReminders.filter((days) => days < ahead) : [];
  const usual = long.length > 0 ? long : [Math.min(1, Math.max(0, ahead))];
  return isNearSafeDay ? [...new Set([Math.max(0, ahead - 1), ...usual])] : usual;
}
