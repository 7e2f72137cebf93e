/**
 * The stored text that suppresses the exit popup on a day (docs/specification.md, section 4): the day of the month
 * after it, where 31 is followed by 1.
 */
export function exitPopupMarker(dayOfMonth: number): string {
  return String(dayOfMonth === 31 ? 1 : dayOfMonth + 1);
}
