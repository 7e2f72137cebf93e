/**
 * Looks into a PDF before a desk opens it: whole, without a password, and nothing in it that runs. Nothing in it is
 * run or drawn here. Not seen: what is packed twice or by another way than Flate and does not say so, and faults of
 * a reader's own.
 */
import 'server-only';
import { constants, inflateSync } from 'node:zlib';
import { pdfFrameProblem } from '../input/pdf-frame.ts';
import { maxPdfBytes, pdfMessages } from './check-pdf.ts';

/** Packed objects of a CV are some hundred KB in a few streams; a bomb stops here. */
const maxUnpackedBytes = 8 * 1024 * 1024;
const maxPackedStreams = 200;
const maxStreams = 2_000;
/** Font names have a few; chance makes some dozens in pictures. */
const maxDisguisedLetters = 20_000;

/**
 * Scripts, programs to start, files within the file, forms that send, sounds and films: names of the PDF standard.
 * Of a CV's own words, "HTML/JavaScript" is none of them: such a name follows a key or a number, not a word.
 */
const activeNames =
  /(?:(?<![A-Za-z]{2})|(?<=[\s\d]obj))\/(?:JavaScript|Launch)(?![\w-])|\/(?:EmbeddedFiles?|RichMedia|Rendition|Movie|SubmitForm|ImportData|GoToE)(?![\w-])|\/XFA\s*(?:\[|\d)/;

/** The name of a file says nothing about what is in it. @returns the sentence for a visitor, or null when it may pass. */
export function checkPdfContent(bytes: Buffer): string | null {
  const problem = pdfFrameProblem(bytes, maxPdfBytes);
  if (problem) return pdfMessages[problem];
  const text = bytes.toString('latin1');
  if ((text.match(disguisedLetter)?.length ?? 0) > maxDisguisedLetters) return pdfMessages.broken;
  const plain = withPlainNames(text);
  if (activeNames.test(plain)) return pdfMessages.active;
  if (isPackedOddly(text, plain)) return pdfMessages.broken;
  const packed = unpackObjects(bytes, text);
  if (packed === null) return pdfMessages.broken;
  return packed.some((objects) => activeNames.test(withPlainNames(objects)))
    ? pdfMessages.active
    : null;
}

/** A name may be written with any of its letters as #xx. */
const disguisedLetter = /#([0-9a-f]{2})/gi;

function withPlainNames(text: string): string {
  return text.replace(disguisedLetter, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

const packedName = /\/ObjStm(?![\w-])/g;

/** Since PDF 1.5 objects may be packed together (ObjStm): by Flate, or we do not see what is in them. */
function isPackedOddly(text: string, plain: string): boolean {
  const found = [...text.matchAll(packedName)];
  // Spelt with #xx it would go by unseen: no program writes it like that.
  if ([...plain.matchAll(packedName)].length !== found.length) return true;
  if (found.length > maxPackedStreams) return true;
  return found.some(({ index }) => {
    const end = text.indexOf('stream', index);
    const head = text.slice(Math.max(0, text.lastIndexOf('obj', index)), end < 0 ? undefined : end);
    const isFlate = /\/Filter\s*(?:\[\s*)?\/FlateDecode\b/.test(head);
    return head.includes('/Filter') && (!isFlate || isScrambled(head));
  });
}

function isScrambled(head: string): boolean {
  return head.includes('#') || /\/Predictor\s+(?!1\b)/.test(head);
}

/**
 * Every stream that may hold objects, whatever its dictionary says: that can be written so that it is misread. Null
 * when one does not unpack plainly, or they unpack to too much.
 */
function unpackObjects(bytes: Buffer, text: string): string[] | null {
  const unpacked: string[] = [];
  let left = maxUnpackedBytes;
  let streams = 0;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream(?:\r\n?|\n)/g)) {
    streams += 1;
    const start = index + keyword.length;
    const end = text.indexOf('endstream', start);
    if (end < 0 || streams > maxStreams) return null;
    const content = bytes.subarray(start, end);
    if (!mayHoldObjects(content)) continue;
    try {
      const plain = inflateSync(content, { maxOutputLength: left });
      left -= plain.length;
      if (left <= 0) return null;
      unpacked.push(plain.toString('latin1'));
    } catch {
      return null;
    }
  }
  return unpacked;
}

/** Packed objects begin with a list of numbers. Pictures, fonts and pages do not, and are not unpacked. */
function mayHoldObjects(content: Buffer): boolean {
  try {
    const begun = inflateSync(content.subarray(0, 64), { finishFlush: constants.Z_SYNC_FLUSH });
    return !/^\s*(?:[^\s\d%]|\d+[^\s\d%]|\d+\s+[^\s\d%])/.test(begun.toString('latin1'));
  } catch {
    return false;
  }
}
