/** Bytes to text as a browser reads them: byte order mark, then the header's charset, then the meta tag, then UTF-8. */

export type DecodedText = {
  text: string;
  /** Label that was used. */
  charset: string;
  /** A label that no browser knows, as written. */
  unknownLabel: string | null;
  isBinary: boolean;
};

export function decodeText(body: Buffer, headerLabel: string | null): DecodedText {
  const isBinary = looksBinary(body);
  const marked = markOf(body);
  const declared = marked ?? headerLabel ?? metaLabel(body);
  const decoder = declared ? decoderFor(declared) : undefined;
  const unknownLabel = declared && !decoder ? declared : null;
  const used = decoder ?? guess(body);
  return { text: used.decode(body), charset: used.encoding, unknownLabel, isBinary };
}

/** The charset a Content-Type header names. */
export function charsetOf(contentType: string): string | null {
  return /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1] ?? null;
}

function markOf(body: Buffer): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return null;
}

function metaLabel(body: Buffer): string | null {
  const head = body.subarray(0, 1024).toString('latin1');
  const label = /<meta[^>]+charset\s*=\s*["']?([^\s"'/>;]+)/i.exec(head)?.[1] ?? null;
  // What could read its own meta tag is not UTF-16.
  return label && /^utf-16/i.test(label) ? 'utf-8' : label;
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

function guess(body: Buffer): TextDecoder {
  // A large body may have been cut in the middle of its last character.
  const whole = body.length < 100_000 ? body : body.subarray(0, -3);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(whole, { stream: whole !== body });
    return new TextDecoder('utf-8');
  } catch {
    return new TextDecoder('windows-1252');
  }
}

function looksBinary(body: Buffer): boolean {
  if (markOf(body)) return false;
  const start = body.subarray(0, 1024);
  let controls = 0;
  for (const byte of start) {
    if (byte < 9 || (byte > 13 && byte < 27) || byte === 127) controls += 1;
  }
  return start.length > 0 && controls / start.length > 0.02;
}
