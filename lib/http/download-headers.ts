/** Headers of a response that the browser saves as a file. */
export function downloadHeaders(type: string, fileName: string): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Disposition': contentDisposition(fileName),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Old browsers read the plain name, all others the full one (RFC 6266, RFC 5987). */
function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]/g, '_');
  if (plain === fileName) return `attachment; filename="${plain}"`;
  // encodeURIComponent throws at half a surrogate pair and leaves four characters that RFC 5987 does not allow.
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
