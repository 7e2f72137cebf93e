/**
 * Header and footer: written by the server, kept by the browser as they are. Links, a popover and a number need no script,
 * and what a server component renders is sent twice, as HTML and as React's data: with every page that was a third of it.
 */
'use client';
import { preserveServerHtml } from '@/components/ui/preserve-server-html';
import type { FrameProps } from './frame-props';

export function StaticFrame({ part, ...props }: FrameProps & { part: 'header' | 'footer' }) {
  if (typeof window === 'undefined') {
    // Required and not imported: what only a branch for the server requires, the browser's scripts do not have.
    // Their styles go with it, so frame-section.tsx brings them.
    const { Header } = require('./header') as typeof import('./header');
    const { Footer } = require('./footer') as typeof import('./footer');
    return part === 'header' ? <Header {...props} /> : <Footer {...props} />;
  }
  return preserveServerHtml(part, `body > ${part}`);
}
