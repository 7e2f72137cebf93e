/**
 * Looks into a PDF before a desk opens it: whole, without a password, and nothing in it that runs. Nothing in it is
 * run or drawn here. Not seen: what is packed twice or by another way than Flate and does not say so, and faults of
 * a reader's own.
 */
import 'server-only';
import { constants, inflateSync } from 'node:zlib';
import { findPdfProblem } from '../input/find-pdf-problem.ts';
import { maxPdfBytes, pdfMessages } from './check-pdf.ts';

/** Packed objects of a CV are some hundred KB in a few streams; a bomb stops here. */
const maxInflatedBytes = 4 * 1024 * 1024;
const maxObjectStreams = 200;
const maxStreams = 1_000;
/** Font names have a few; chance makes some dozens in pictures. */
const maxHexEscapes = 20_000;

/**
 * Scripts, programs to start, files within the file, forms that send, sounds and films: names of the PDF standard.
 * Of a CV's own words, "HTML/JavaScript" is none of them: such a name follows a key or a number, not a word.
 */
const activeNames =
  /(?:(?<![A-Za-z]{2})|(?<=[\s\d]obj))\/(?:JavaScript|Launch)(?![\w-])|\/(?:EmbeddedFiles?|RichMedia|Rendition|Movie|SubmitForm|ImportData|GoToE)(?![\w-])|\/XFA\s*(?:\[|\d)/;

/** The name of a file says nothing about what is in it. @returns the sentence for a visitor, or null when it may pass. */
export function checkPdfContent(bytes: Buffer): string | null {
  const problem = findPdfProblem(bytes, maxPdfBytes);
  if (problem) return pdfMessages[problem];
  const text = bytes.toString('latin1');
  if ((text.match(hexEscape)?.length ?? 0) > maxHexEscapes) return pdfMessages.broken;
  const plain = decodeHexEscapes(text);
  if (activeNames.test(plain)) return pdfMessages.active;
  const starts = findObjectStreams(text, plain);
  if (starts === null) return pdfMessages.broken;
  const packed = inflateObjectStreams(bytes, text, starts);
  if (packed === null) return pdfMessages.broken;
  return packed.some((objects) => activeNames.test(decodeHexEscapes(objects)))
    ? pdfMessages.active
    : null;
}

/** A name may be written with any of its letters as #xx. */
const hexEscape = /#([0-9a-f]{2})/gi;

function decodeHexEscapes(text: string): string {
  return text.replace(hexEscape, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

const objectStreamName = /\/ObjStm(?![\w-])/g;

/** A line may end in a blank that the standard does not have: readers take it. */
const streamKeyword = /(?<!end)stream[ \t\f\0]*(?:\r\n?|\n)/g;
/** A dictionary of packed objects has some hundred letters. */
const maxDictionaryLength = 4 * 1024;

/**
 * Since PDF 1.5 objects may be packed together (ObjStm): by Flate, or we do not see what is in them. @returns where
 * each that is packed begins; null when one is packed otherwise, or has no stream.
 */
function findObjectStreams(text: string, plain: string): ReadonlySet<number> | null {
  const found = [...text.matchAll(objectStreamName)];
  // Spelt with #xx it would go by unseen: no program writes it like that.
  if ([...plain.matchAll(objectStreamName)].length !== found.length) return null;
  if (found.length > maxObjectStreams) return null;
  const starts = new Set<number>();
  for (const { index } of found) {
    const behind = text.slice(index, index + maxDictionaryLength);
    const [stream] = behind.matchAll(streamKeyword);
    if (!stream) return null;
    const before = text.slice(Math.max(0, index - maxDictionaryLength), index);
    const head = before.slice(before.lastIndexOf('obj') + 1) + behind.slice(0, stream.index);
    if (!head.includes('/Filter')) continue;
    const isFlate = /\/Filter\s*(?:\[\s*)?\/FlateDecode\b/.test(head);
    if (!isFlate || hasUnsupportedEncoding(head)) return null;
    starts.add(index + stream.index + stream[0].length);
  }
  return starts;
}

function hasUnsupportedEncoding(head: string): boolean {
  return head.includes('#') || /\/Predictor\s+(?!1\b)/.test(head);
}

/**
 * Every stream that holds objects (`starts`), and that may hold some whatever its dictionary says: that can be written so
 * that it is misread. Null when one does not unpack plainly, or they unpack to too much.
 */
function inflateObjectStreams(
  bytes: Buffer,
  text: string,
  starts: ReadonlySet<number>,
): string[] | null {
  const unpacked: string[] = [];
  let left = maxInflatedBytes;
  let streams = 0;
  for (const { index, 0: keyword } of text.matchAll(streamKeyword)) {
    streams += 1;
    const start = index + keyword.length;
    const end = text.indexOf('endstream', start);
    if (end < 0 || streams > maxStreams) return null;
    const content = bytes.subarray(start, end);
    if (!starts.has(start) && !mayHoldObjects(content)) continue;
    if (unpacked.length >= maxObjectStreams) return null;
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

/** Of a stream that repeats one letter, 64 bytes unpack to 64 KB: it is begun with few, and taken further only for nothing. */
const prefixByteSizes = [24, 40, 64];
/** Enough to tell a list of numbers. */
const maxPrefixLength = 256;

/** Packed objects begin with a list of numbers. Pictures, fonts and pages do not, and are not unpacked. */
function mayHoldObjects(content: Buffer): boolean {
  if (content.length === 0) return false;
  try {
    const begun = inflatePrefix(content);
    return !/^\s*(?:[^\s\d%]|\d+[^\s\d%]|\d+\s+[^\s\d%])/.test(begun);
  } catch {
    return false;
  }
}

function inflatePrefix(content: Buffer): string {
  for (const bytes of prefixByteSizes) {
    const begun = inflateSync(content.subarray(0, bytes), {
      finishFlush: constants.Z_SYNC_FLUSH,
      chunkSize: 1024,
    });
    if (begun.length > 0) return begun.toString('latin1', 0, maxPrefixLength);
  }
  return '';
}
