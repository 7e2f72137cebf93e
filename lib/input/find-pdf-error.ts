/**
 * Whether a file is a complete PDF without a password: on the server, of every PDF, a document of a policy too. Its
 * content is not checked.
 */

export type PdfError = 'tooLarge' | 'notPdf' | 'broken' | 'encrypted';

/** Bytes allowed after the end mark: line ends, and what a mail program added. */
const maxBytesAfterEnd = 2048;

/** The file name proves nothing about the content. */
export function findPdfError(bytes: Buffer, maxBytes: number): PdfError | null {
  if (bytes.length > maxBytes) return 'tooLarge';
  // At the very start: a file with the mark further in is not a plain PDF.
  if (!/^(?:ï»¿)?\s*%PDF-\d/.test(bytes.subarray(0, 64).toString('latin1'))) return 'notPdf';
  const text = bytes.toString('latin1');
  if (!text.slice(-maxBytesAfterEnd).includes('%%EOF')) return 'broken';
  return /\/Encrypt\s*(?:\d{1,10}\s+\d{1,5}\s+R|<<)/.test(text) ? 'encrypted' : null;
}
