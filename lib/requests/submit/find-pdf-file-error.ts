/**
 * What a browser can check of a CV, and the server checks first: a PDF of at most 2 MB by its name and size. Then the
 * server checks its content (find-pdf-content-error.server.ts).
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
  active:
    'This PDF holds a script, a form, another file or a sound, which we do not open. Print your CV to a PDF, then choose the new file.',
} as const;

/**
 * Uses only what a browser knows of a file.
 * @returns the message for the visitor, or null if it is accepted.
 */
export function findPdfFileError({ name, size }: { name: string; size: number }): string | null {
  if (size > maxPdfBytes) return pdfMessages.tooLarge;
  return /\.pdf$/i.test(name) ? null : pdfMessages.notPdf;
}
