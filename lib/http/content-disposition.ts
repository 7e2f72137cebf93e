/** The name under which a browser saves a file: plain letters for old ones, the true name for all others (RFC 6266, RFC 5987). */

export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(fileName)}`;
}

/** encodeURIComponent leaves four characters that RFC 5987 does not allow; half a character of a pair would make it throw. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
