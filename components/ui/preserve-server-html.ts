/**
 * A static section: React keeps the server's HTML in the browser. The output of a server component is sent twice, as
 * HTML and as React's data; a section without scripts does not need the second. Only for client components whose server
 * branch requires the section (components/layout/static-frame.tsx shows how).
 */
import { createElement, type ReactElement } from 'react';

/**
 * Value of `data-static` on the element around the section. It has the page's path, so that no other page's text
 * matches.
 */
export function staticSectionName(path: string, section: string): string {
  return `${path} ${section}`;
}

/**
 * @param path of the page that the section belongs to. Looked up in the document, because React may render the page a
 * second time.
 * @throws where the document has no such section: a soft navigation (next/link, router.push or replace to another path)
 * came from a page without it, and would show that page's text. Use plain anchors; lint bans the others.
 */
export function preserveServerHtml(path: string, section: string): ReactElement {
  const name = staticSectionName(path, section);
  const serverElement = document.querySelector(`div[data-static="${name}"]`);
  if (!serverElement)
    throw new Error(`No static section "${name}": link to ${path} by a plain anchor`);
  return createElement('div', {
    'data-static': name,
    suppressHydrationWarning: true,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: already in the document
    dangerouslySetInnerHTML: {
      // A getter: React reads it only to render again, and serialising half a page takes longer than hydrating it.
      get __html() {
        return serverElement.innerHTML;
      },
    },
  });
}
