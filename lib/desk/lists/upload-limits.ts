/** How many uploaded lists there may be, how large, and for how long their files and their outcome are kept. */
import { dayMs, hourMs } from '../../dates/iso-date.ts';

export const maxUploadBytes = 40 * 1024 * 1024;
/** Files wait for a manager, not for the site: more than these are forgotten ones. */
export const maxWaiting = 6;
export const maxWaitingBytes = 160 * 1024 * 1024;
/** Uploads that are read or loaded at a time. Each is a process with the whole list in memory. */
export const maxAtWork = 2;
/** The row is renewed every few seconds while the process lives. */
export const stoppedAfterMs = 120_000;
export const fileRetentionMs = hourMs;
export const outcomeRetentionMs = 30 * dayMs;
