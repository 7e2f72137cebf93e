/** PDFs that are costly to check (find-pdf-content-error.server.ts), and an ordinary one of the same size. */
import { deflateSync } from 'node:zlib';
import { maxPdfBytes } from '../../lib/requests/submit/find-pdf-file-error.ts';

const stream = (plain: string) =>
  `7 0 obj <<>>\nstream\n${deflateSync(Buffer.from(plain, 'latin1')).toString('latin1')}\nendstream\n`;

/** The texts are written in Latin-1, so that a character is a byte. */
const parts: readonly [name: string, unit: string, before?: string, times?: number][] = [
  ['unterminated dictionaries', '/Predictor 1 ', '/ObjStm /Filter /FlateDecode '.repeat(200)],
  ['compressed numbers', stream('1 '.repeat(1_000)), '', 1_000],
  ['compressed digits', stream('1'.repeat(120_000)), '', 1_000],
  ['compressed spaces', stream(' '.repeat(120_000)), '', 1_000],
  ['an image of one colour', stream('\u00ff'.repeat(120_000)), '', 1_000],
  ['streams', 'stream\n'],
  ['unterminated streams', 'stream '],
  ['escaped names', '#61', '', 20_000],
  ['forms', '/XFA'],
  ['a form and spaces', ' ', '/XFA'],
  ['digits of a password', '1', '/Encrypt '],
  ['slashes', '/'],
  ['objects', 'obj '],
  ['compressed objects', '/ObjStm stream\n', '', 200],
];

const pages = `BT /F1 12 Tf 72 720 Td (Asha Rao, claims) Tj ET\n`;

function pdf(body: string): Buffer {
  return Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`, 'latin1');
}

export const ordinaryFile = (bytes: number): Buffer => pdf(pages.repeat(bytes / pages.length));

export const costlyFiles = parts.map(([name, unit, before = '', times]) => {
  const maxCount = Math.floor((maxPdfBytes - before.length - 100) / unit.length);
  return { name, bytes: pdf(before + unit.repeat(Math.min(maxCount, times ?? maxCount))) };
});
