/** Whether a file is a whole PDF that opens without a password. What is drawn in it is not looked at. */

export type PdfProblem = 'tooLarge' | 'notPdf' | 'broken' | 'encrypted';

/** What may follow the end mark: line ends, and what a mail program added. */
const maxBytesAfterEnd = 2048;

/** The name of a file says nothing about what is in it. */
export function findPdfProblem(bytes: Buffer, maxBytes: number): PdfProblem | null {
  if (bytes.length > maxBytes) return 'tooLarge';
  // At the very start: what brings a PDF along further in is something else.
  if (!/^(?:ï»¿)?\s*%PDF-\d/.test(bytes.subarray(0, 64).toString('latin1'))) return 'notPdf';
  const text = bytes.toString('latin1');
  if (!text.slice(-maxBytesAfterEnd).includes('%%EOF')) return 'broken';
  return /\/Encrypt\s*(?:\d{1,10}\s+\d{1,5}\s+R|<<)/.test(text) ? 'encrypted' : null;
}
