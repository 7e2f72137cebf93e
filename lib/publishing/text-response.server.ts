/** A text file of the site. */
import 'server-only';

/** @param headers in addition to type and caching. */
export function textResponse(
  text: string,
  type: 'text/plain' | 'text/markdown' | 'application/xml',
  headers: Record<string, string> = {},
): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=3600',
      ...headers,
    },
  });
}
