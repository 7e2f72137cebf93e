'use client';
/** Header and footer as static sections: they need no script, and sent twice they were a third of every page. */
import { preserveServerHtml, staticSectionName } from '@/components/ui/preserve-server-html';
import type { FrameProps } from './frame-props';

/** Pages without a row in the route table share one frame, which marks no link. */
const unlisted = 'unlisted';

export function StaticFrame({ part, ...props }: FrameProps & { part: 'header' | 'footer' }) {
  const { path = unlisted } = props;
  if (typeof window === 'undefined') {
    // `require` in a server-only branch keeps these modules out of the browser's scripts. It would also drop their
    // styles, so frame-section.tsx imports them.
    const { Header } = require('./header') as typeof import('./header');
    const { Footer } = require('./footer') as typeof import('./footer');
    return (
      <div data-static={staticSectionName(path, part)}>
        {part === 'header' ? <Header {...props} /> : <Footer {...props} />}
      </div>
    );
  }
  return preserveServerHtml(path, part);
}
