/** Folded text of a page of help and facts as the server wrote it: components/ui/preserve-server-html.ts says why. */
'use client';
import { preserveServerHtml } from '@/components/ui/preserve-server-html';
import type { CollapsedTextProps } from './collapsed-text';

export function StaticText(props: CollapsedTextProps) {
  const staticName = `${props.path} ${props.sectionId}`;
  if (typeof window === 'undefined') {
    // Required and not imported, as in components/layout/static-frame.tsx.
    const { CollapsedText } = require('./collapsed-text') as typeof import('./collapsed-text');
    return (
      <div data-static={staticName}>
        <CollapsedText {...props} />
      </div>
    );
  }
  return preserveServerHtml('div', `[data-static="${staticName}"]`);
}
