/**
 * Looks into a CV: a PDF by its content, whole, and without a password. Nothing in it is run or drawn; a name
 * says nothing about what is inside.
 */
import 'server-only';
import type { PostedFile } from '../http/form-post.server.ts';
import { maxPdfBytes, pdfMessages } from './pdf-limits.ts';

/** What may follow the end mark: line ends, and what a mail program added. */
const endWithin = 2048;

/** The sentence for a visitor, or null when the file may pass. */
export function pdfProblemInside({ bytes }: PostedFile): string | null {
  if (bytes.length > maxPdfBytes) return pdfMessages.tooLarge;
  // At the very start: what brings a PDF along further in is something else.
  if (!/^(?:ï»¿)?\s*%PDF-\d/.test(bytes.subarray(0, 64).toString('latin1')))
    return pdfMessages.notPdf;
  const text = bytes.toString('latin1');
  if (!text.slice(-endWithin).includes('%%EOF')) return pdfMessages.broken;
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text) ? pdfMessages.encrypted : null;
}
