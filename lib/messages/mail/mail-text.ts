/** Parts of a mail in plain text that each of our mails has. */
import { formatDateTime } from '../../dates/format-date.ts';
import { nowInIndia } from '../../dates/local-date-time.ts';

/** Plain text needs no no-break spaces. */
export function withoutNoBreakSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

/** "22 November 2026, 2:30 pm", in India. */
export function formatMailTime(at: Date): string {
  return withoutNoBreakSpaces(formatDateTime(nowInIndia(at)));
}

/** @param id the same for every attempt. @param from the sender, whose domain it has. */
export function messageIdOf(id: string, from: string): string {
  return `<${id}@${from.split('@')[1] ?? 'localhost'}>`;
}
