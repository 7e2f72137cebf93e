/**
 * A part of the page as the server wrote it, kept by the browser: what a server component renders is sent twice, as HTML
 * and as React's data, and what needs no script has no use for the second. Only for client components, whose server's
 * branch requires the part (components/layout/static-frame.tsx says how).
 */
import { createElement, type ReactElement } from 'react';

/**
 * @param selector finds the part in the page, so that it is there again should React ever have to draw the page anew. It
 * names the page where several pages have such a part.
 * @throws where the page in front of us was not written with it: somebody came by next/link or router.push, and would
 * read the part of the page before. Pages are left by plain anchors.
 */
export function preserveServerHtml(tag: string, selector: string): ReactElement {
  const written = document.querySelector(selector);
  if (!written) throw new Error(`${selector} is not in this page: link to it with a plain anchor`);
  const attributes = [...written.attributes].map(({ name, value }) =>
    name === 'class' ? ['className', value] : [name, value],
  );
  return createElement(tag, {
    ...Object.fromEntries(attributes),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {
      // Read only then: to write half a page out as text takes longer than to take it over.
      get __html() {
        return written.innerHTML;
      },
    },
  });
}
