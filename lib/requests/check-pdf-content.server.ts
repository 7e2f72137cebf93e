/**
 * Looks into a PDF before a desk opens it: whole, without a password, and nothing in it that runs. Nothing in it is
 * run or drawn here. Not seen: what is packed twice or by another way than Flate, and faults of a reader's own.
 */
import 'server-only';
import { inflateSync } from 'node:zlib';
import { maxPdfBytes, pdfMessages } from './check-pdf.ts';

/** What may follow the end mark: line ends, and what a mail program added. */
const maxBytesAfterEnd = 2048;
/** Packed objects of a CV are some hundred KB in a few streams; a bomb stops here. */
const maxUnpackedBytes = 8 * 1024 * 1024;
const maxPackedStreams = 200;

/** Scripts, programs to start, files within the file, forms that send, sounds and films: names of the PDF standard. */
const activeNames =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|Movie|SubmitForm|ImportData|GoToE)(?![\w-])|\/XFA\s*(?:\[|\d)/;

/** The name of a file says nothing about what is in it. @returns the sentence for a visitor, or null when it may pass. */
export function checkPdfContent(bytes: Buffer): string | null {
  if (bytes.length > maxPdfBytes) return pdfMessages.tooLarge;
  // At the very start: what brings a PDF along further in is something else.
  if (!/^(?:ï»¿)?\s*%PDF-\d/.test(bytes.subarray(0, 64).toString('latin1'))) {
    return pdfMessages.notPdf;
  }
  const text = bytes.toString('latin1');
  if (!text.slice(-maxBytesAfterEnd).includes('%%EOF')) return pdfMessages.broken;
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) return pdfMessages.encrypted;
  const packed = unpackObjects(bytes, text);
  if (packed === null) return pdfMessages.broken;
  return [text, ...packed].some(isActive) ? pdfMessages.active : null;
}

/** A name may be written with any of its letters as #xx. */
function isActive(text: string): boolean {
  return activeNames.test(withPlainNames(text));
}

function withPlainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const packedName = /\/ObjStm(?![\w-])/g;

/** Since PDF 1.5 objects may be packed together (ObjStm). Null when they do not unpack plainly, or to too much. */
function unpackObjects(bytes: Buffer, text: string): string[] | null {
  const unpacked: string[] = [];
  let left = maxUnpackedBytes;
  const found = [...text.matchAll(packedName)];
  // Spelt with #xx it would go by unseen: no program writes it like that.
  if ([...withPlainNames(text).matchAll(packedName)].length !== found.length) return null;
  if (found.length > maxPackedStreams) return null;
  for (const { index } of found) {
    const keyword = text.indexOf('stream', index);
    if (keyword < 0) continue;
    const start = keyword + 'stream'.length + (text[keyword + 6] === '\r' ? 2 : 1);
    const end = text.indexOf('endstream', start);
    const head = text.slice(Math.max(0, text.lastIndexOf('obj', index)), keyword);
    const content = bytes.subarray(start, end < 0 ? bytes.length : end);
    const isPacked = head.includes('/Filter');
    if (isPacked && (!/\/Filter\s*\[?\s*\/FlateDecode\b/.test(head) || isScrambled(head)))
      return null;
    try {
      const plain = isPacked ? inflateSync(content, { maxOutputLength: left }) : content;
      left -= plain.length;
      if (left <= 0) return null;
      unpacked.push(plain.toString('latin1'));
    } catch {
      return null;
    }
  }
  return unpacked;
}

function isScrambled(head: string): boolean {
  return head.includes('#') || /\/Predictor\s+(?!1\b)/.test(head);
}
