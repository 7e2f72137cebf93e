/**
 * What a CV may be: a PDF of at most 2 MB, whole, and without a password. The browser knows its name and
 * size; the server looks inside. Nothing in it is run or drawn.
 */
export const maxPdfBytes = 2 * 1024 * 1024;

export const pdfMessages = {
  missing: 'Choose a PDF file.',
  tooLarge: 'This file is larger than 2 MB. Save it with smaller pictures, or leave it out.',
  notPdf:
    'This file is no PDF. Save your CV as a PDF from your word processor, then choose it again.',
  encrypted:
    'This PDF asks for a password, so we could not read it. Save a copy without one, then choose it again.',
  broken: 'This PDF is not complete. Save it again, then choose the new file.',
} as const;

/** What may follow the end mark: line ends, and what a mail program added. */
const maxBytesAfterEnd = 2048;

/** By what a browser knows of a file. @returns the sentence for a visitor, or null when it may pass. */
export function checkPdf({ name, size }: { name: string; size: number }): string | null {
  if (size > maxPdfBytes) return pdfMessages.tooLarge;
  return /\.pdf$/i.test(name) ? null : pdfMessages.notPdf;
}

/** By what is in it: a name says nothing about that. */
export function checkPdfContent(bytes: Buffer): string | null {
  if (bytes.length > maxPdfBytes) return pdfMessages.tooLarge;
  // At the very start: what brings a PDF along further in is something else.
  if (!/^(?:ï»¿)?\s*%PDF-\d/.test(bytes.subarray(0, 64).toString('latin1'))) {
    return pdfMessages.notPdf;
  }
  const text = bytes.toString('latin1');
  if (!text.slice(-maxBytesAfterEnd).includes('%%EOF')) return pdfMessages.broken;
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text) ? pdfMessages.encrypted : null;
}
