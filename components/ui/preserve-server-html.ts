/**
 * A static section: HTML that the browser leaves as the server wrote it. What a server component renders is sent twice,
 * as HTML and as React's data; a section that needs no script has no use for the second. Only for client components
 * whose server branch requires the section (components/layout/static-frame.tsx shows how).
 */
import { createElement, type ReactElement } from 'react';

/** Value of `data-static` on the element around the section. It names the page, so that no other page's text is found. */
export function staticName(path: string, section: string): string {
  return `${path} ${section}`;
}

/**
 * @param path of the page to which the section belongs. It is looked up by path, also because React may draw the page a
 * second time.
 * @throws where the document has no such section: a soft navigation (next/link, a router's push or replace to another
 * path) came from a page that was written without it, and would show the text of that page. Pages are left by plain
 * anchors; lint bans the others.
 */
export function preserveServerHtml(path: string, section: string): ReactElement {
  const name = staticName(path, section);
  const written = document.querySelector(`div[data-static="${name}"]`);
  if (!written) throw new Error(`No static section "${name}": link to ${path} by a plain anchor`);
  return createElement('div', {
    'data-static': name,
    suppressHydrationWarning: true,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the document has already
    dangerouslySetInnerHTML: {
      // A getter: to serialise half a page takes longer than to hydrate it, and React reads it only to draw anew.
      get __html() {
        return written.innerHTML;
      },
    },
  });
}
