/** What a CV may be, in the words a visitor reads; the browser measures, the server looks inside. */
export const maxPdfBytes = 2 * 1024 * 1024;

export const pdfMessages = {
  missing: 'Choose a PDF file.',
  tooLarge: 'This file is larger than 2 MB. Save it with smaller pictures, or leave it out.',
  notPdf:
    'This file is no PDF. Save your CV as a PDF from your word processor, then choose it again.',
  encrypted:
    'This PDF asks for a password, so we could not read it. Save a copy without one, then choose it again.',
  broken: 'This PDF is not complete. Save it again, then choose the new file.',
  tooMany: 'Choose one file only.',
} as const;

export function pdfProblem(file: { name: string; size: number }): string | null {
  if (file.size > maxPdfBytes) return pdfMessages.tooLarge;
  return /\.pdf$/i.test(file.name) ? null : pdfMessages.notPdf;
}
