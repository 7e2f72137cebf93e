/** PDFs that cost a check much (lib/requests/check-pdf-content.server.ts), and an ordinary one of the same size. */
import { deflateSync } from 'node:zlib';
import { maxPdfBytes } from '../../lib/requests/check-pdf.ts';

const stream = (plain: string) =>
  `7 0 obj <<>>\nstream\n${deflateSync(Buffer.from(plain, 'latin1')).toString('latin1')}\nendstream\n`;

/** Letters of latin1: a byte each. */
const parts: readonly [name: string, unit: string, before?: string, times?: number][] = [
  ['dictionaries that do not end', '/Predictor 1 ', '/ObjStm /Filter /FlateDecode '.repeat(200)],
  ['packed numbers', stream('1 '.repeat(1_000)), '', 1_000],
  ['packed digits', stream('1'.repeat(120_000)), '', 1_000],
  ['packed blanks', stream(' '.repeat(120_000)), '', 1_000],
  ['a picture of one colour', stream('\u00ff'.repeat(120_000)), '', 1_000],
  ['streams', 'stream\n'],
  ['streams that do not end', 'stream '],
  ['names in disguise', '#61', '', 20_000],
  ['forms', '/XFA'],
  ['a form and blanks', ' ', '/XFA'],
  ['digits of a password', '1', '/Encrypt '],
  ['slashes', '/'],
  ['objects', 'obj '],
  ['packed objects', '/ObjStm stream\n', '', 200],
];

const pages = `BT /F1 12 Tf 72 720 Td (Asha Rao, claims) Tj ET\n`;

function pdf(body: string): Buffer {
  return Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`, 'latin1');
}

export const ordinaryFile = (bytes: number): Buffer => pdf(pages.repeat(bytes / pages.length));

export const costlyFiles = parts.map(([name, unit, before = '', times]) => {
  const most = Math.floor((maxPdfBytes - before.length - 100) / unit.length);
  return { name, bytes: pdf(before + unit.repeat(Math.min(most, times ?? most))) };
});
