/** How long a session lasts: for its rows, and for the sentence about it. */
import { hourMs, minuteMs } from '../../dates/iso-date.ts';

export const maxIdleMs = 15 * minuteMs;
export const maxSessionMs = 8 * hourMs;
