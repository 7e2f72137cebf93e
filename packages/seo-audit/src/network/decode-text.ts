/** Decodes bytes as a browser does: byte order mark, then the header's charset, then the meta tag, then a guess. */
import sniffEncoding from 'html-encoding-sniffer';

export function decodeText(body: Buffer, contentType: string): { text: string; isBinary: boolean } {
  const label = /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1];
  const decoder =
    decoderFor(sniff(body, label)) ?? new TextDecoder(isUtf8(body) ? 'utf-8' : 'windows-1252');
  return {
    text: decoder.decode(body),
    isBinary: !decoder.encoding.startsWith('utf-16') && looksBinary(body),
  };
}

function sniff(body: Buffer, label: string | undefined): string {
  try {
    return sniffEncoding(body, {
      ...(label !== undefined && { transportLayerEncodingLabel: label }),
      defaultEncoding: '',
    });
  } catch {
    // The sniffer reads past its first 1,024 bytes where a tag is cut off there.
    return '';
  }
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

function isUtf8(body: Buffer): boolean {
  // A truncated body may end within a character.
  const isWhole = body.length < 100_000;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(isWhole ? body : body.subarray(0, -3), {
      stream: !isWhole,
    });
    return true;
  } catch {
    return false;
  }
}

/** Control characters near the beginning that do not occur in text. */
function looksBinary(body: Buffer): boolean {
  const start = body.subarray(0, 1024);
  const controls = start.filter((byte) => byte < 9 || (byte > 13 && byte < 27) || byte === 127);
  return start.length > 0 && controls.length / start.length > 0.02;
}
