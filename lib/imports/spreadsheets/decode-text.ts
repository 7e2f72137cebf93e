/** Decodes the bytes of a file in any encoding; a file that is not text is refused with its kind. */
import { ImportError } from './import-error.ts';

const binary =
  'This is not a text file or XLSX: it holds binary data. Open it in a spreadsheet program and save it as XLSX or as CSV in UTF-8.';
const maxControlCharacters = 20;

export type DecodedText = { text: string; encoding: string };

/** @throws ImportError */
export function decodeText(bytes: Buffer): DecodedText {
  const magic = bytes.subarray(0, 8).toString('latin1');
  if (magic.startsWith('%PDF'))
    throw new ImportError('This is a PDF. The list is needed as CSV or XLSX.');
  if (magic.startsWith('\u00d0\u00cf\u0011\u00e0'))
    throw new ImportError('This is an old Excel file (.xls). Open it and save it as XLSX or CSV.');
  if (magic.startsWith('\u00ff\u00fe'))
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (magic.startsWith('\u00fe\u00ff'))
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  if (bytes.includes(0)) throw new ImportError(binary);
  const utf8 = decodeUtf8(bytes);
  const decoded =
    utf8 === null
      ? { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
      : { text: utf8, encoding: 'UTF-8' };
  const sample = decoded.text.slice(0, 20_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells binary data
  const controlCharacters = sample.match(/[\u0001-\u0008\u000e-\u001f]/g)?.length ?? 0;
  if (controlCharacters > maxControlCharacters) throw new ImportError(binary);
  if (/^\s*<(?:[\s\S]*<)?(?:table|tr)\b/i.test(decoded.text.slice(0, 100_000)))
    throw new ImportError(
      'This is a table of a web page, whatever its name says. Open it in a spreadsheet program and save it as XLSX.',
    );
  if (/^\s*<(!doctype|html)/i.test(decoded.text))
    throw new ImportError('This is a web page, not a list: the download may have gone wrong.');
  return decoded;
}

/** @returns null for bytes that are not UTF-8. */
export function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
