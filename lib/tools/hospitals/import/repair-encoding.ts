/** Repairs artefacts that programs leave in a text: a database's NULL, escapes, characters of another encoding. */
import { decodeUtf8 } from '../../../imports/spreadsheets/decode-text.ts';

/** Characters of Windows-1252 where Latin-1 has control characters, by byte. */
const byteByCharacter = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 128 + at)),
    (sign, at) => [sign, 128 + at],
  ),
);

export function repairEncoding(text: string): string {
  return (
    decodeMojibake(decodePercentEscapes(text))
      .replace(/\\N(?![A-Za-z])/g, ' ')
      .replace(/\\[nrt]/g, ' ')
      // The rest of a script call that a link was copied from: "…Road?','HSP123');".
      .replace(/\?'\s*,\s*'.*$/s, '')
  );
}

function decodePercentEscapes(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    const bytes = Buffer.from(escaped.replaceAll('%', ''), 'hex');
    return decodeUtf8(bytes) ?? escaped;
  });
}

/**
 * "â€“" is a dash whose three bytes were decoded as three characters. Only text that becomes valid UTF-8 is changed.
 */
function decodeMojibake(text: string): string {
  return text.replace(/[\u0080-\u00ff\u0152-\u02dc\u2013-\u2122]{2,}/g, (garbled) => {
    const bytes = Array.from(garbled, (sign) => byteByCharacter.get(sign) ?? sign.charCodeAt(0));
    if (bytes.some((byte) => byte > 255)) return garbled;
    return decodeUtf8(Buffer.from(bytes)) ?? garbled;
  });
}
