/**
 * Header and footer as static sections: links, a popover and a number need no script, and sent twice they were a third
 * of every page.
 */
'use client';
import { preserveServerHtml, staticName } from '@/components/ui/preserve-server-html';
import type { FrameProps } from './frame-props';

/** Pages without a row in the route table share one frame, which marks none of its links. */
const unlisted = 'unlisted';

export function StaticFrame({ part, ...props }: FrameProps & { part: 'header' | 'footer' }) {
  const { path = unlisted } = props;
  if (typeof window === 'undefined') {
    // Required and not imported: what only a branch for the server requires, the browser's scripts do not have.
    // Their styles go with it, so frame-section.tsx brings them.
    const { Header } = require('./header') as typeof import('./header');
    const { Footer } = require('./footer') as typeof import('./footer');
    return (
      <div data-static={staticName(path, part)}>
        {part === 'header' ? <Header {...props} /> : <Footer {...props} />}
      </div>
    );
  }
  return preserveServerHtml(path, part);
}
