/** How long a session lasts: for its rows, and for the sentence about it. */
import { hourMs } from '../dates/iso-date.ts';

export const maxIdleMs = 15 * 60_000;
export const maxSessionMs = 8 * hourMs;
