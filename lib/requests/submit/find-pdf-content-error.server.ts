/**
 * Checks on the server a PDF that a visitor uploads, before the desk opens it: complete, not encrypted
 * (find-pdf-error.ts), without active content. Nothing in it is executed or rendered here. Not detected: content
 * compressed twice or by another filter than Flate without declaring it, and vulnerabilities of a PDF reader.
 */
import 'server-only';
import { constants, inflateSync } from 'node:zlib';
import { findPdfError } from '../../input/find-pdf-error.ts';
import { maxPdfBytes, pdfMessages } from './find-pdf-file-error.ts';

/** The object streams of a CV are a few, with some hundred KB in all; a decompression bomb stops here. */
const maxInflatedBytes = 4 * 1024 * 1024;
const maxObjectStreams = 200;
const maxStreams = 1_000;
/** Font names have a few; random bytes of images match some dozens of times. */
const maxHexEscapes = 20_000;

/**
 * Scripts, launch actions, embedded files, forms that submit, sound and video: names of the PDF standard. A text such
 * as "HTML/JavaScript" in a CV does not match: a PDF name follows a key or a number, not a word.
 */
const activeNames =
  /(?:(?<![A-Za-z]{2})|(?<=[\s\d]obj))\/(?:JavaScript|Launch)(?![\w-])|\/(?:EmbeddedFiles?|RichMedia|Rendition|Movie|SubmitForm|ImportData|GoToE)(?![\w-])|\/XFA\s*(?:\[|\d)/;

/**
 * The file name proves nothing about the content.
 * @returns the message for the visitor, or null if it is accepted.
 */
export function findPdfContentError(bytes: Buffer): string | null {
  const error = findPdfError(bytes, maxPdfBytes);
  if (error) return pdfMessages[error];
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

/** Any letter of a PDF name may be written as #xx. */
const hexEscape = /#([0-9a-f]{2})/gi;

function decodeHexEscapes(text: string): string {
  return text.replace(hexEscape, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

const objectStreamName = /\/ObjStm(?![\w-])/g;

/** Readers accept blanks before the line end, although the standard does not allow them. */
const streamKeyword = /(?<!end)stream[ \t\f\0]*(?:\r\n?|\n)/g;
/** The dictionary of an object stream has some hundred characters. */
const maxDictionaryLength = 4 * 1024;

/**
 * Since PDF 1.5 objects may be compressed together in object streams (ObjStm). Only Flate can be checked here.
 * @returns where each compressed one begins; null if one uses another filter or has no stream.
 */
function findObjectStreams(text: string, plain: string): ReadonlySet<number> | null {
  const found = [...text.matchAll(objectStreamName)];
  // Written with #xx it would escape the search; no program writes the name like that.
  if ([...plain.matchAll(objectStreamName)].length !== found.length) return null;
  if (found.length > maxObjectStreams) return null;
  const starts = new Set<number>();
  for (const { index } of found) {
    const textAfter = text.slice(index, index + maxDictionaryLength);
    const [stream] = textAfter.matchAll(streamKeyword);
    if (!stream) return null;
    const before = text.slice(Math.max(0, index - maxDictionaryLength), index);
    const head = before.slice(before.lastIndexOf('obj') + 1) + textAfter.slice(0, stream.index);
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
 * Inflates the object streams (`starts`) and any other stream that may contain objects, because a dictionary can be
 * written so that readers and this check disagree. Null if one does not inflate, or if they exceed the limit.
 */
function inflateObjectStreams(
  bytes: Buffer,
  text: string,
  starts: ReadonlySet<number>,
): string[] | null {
  const unpacked: string[] = [];
  let bytesLeft = maxInflatedBytes;
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
      const plain = inflateSync(content, { maxOutputLength: bytesLeft });
      bytesLeft -= plain.length;
      if (bytesLeft <= 0) return null;
      unpacked.push(plain.toString('latin1'));
    } catch {
      return null;
    }
  }
  return unpacked;
}

/** 64 bytes can inflate to 64 KB of one repeated byte: start with few, and take more only if they give no output. */
const prefixByteSizes = [24, 40, 64];
/** Enough to recognise a list of numbers. */
const maxPrefixLength = 256;

/** Object streams begin with a list of numbers. Images, fonts and page contents do not, and are not inflated. */
function mayHoldObjects(content: Buffer): boolean {
  if (content.length === 0) return false;
  try {
    const inflatedPrefix = inflatePrefix(content);
    return !/^\s*(?:[^\s\d%]|\d+[^\s\d%]|\d+\s+[^\s\d%])/.test(inflatedPrefix);
  } catch {
    return false;
  }
}

function inflatePrefix(content: Buffer): string {
  for (const bytes of prefixByteSizes) {
    const inflatedPrefix = inflateSync(content.subarray(0, bytes), {
      finishFlush: constants.Z_SYNC_FLUSH,
      chunkSize: 1024,
    });
    if (inflatedPrefix.length > 0) return inflatedPrefix.toString('latin1', 0, maxPrefixLength);
  }
  return '';
}
