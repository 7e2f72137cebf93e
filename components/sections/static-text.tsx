'use client';
/** Folded text of a page of help and facts as a static section: components/ui/preserve-server-html.ts explains why. */
import { preserveServerHtml, staticSectionName } from '@/components/ui/preserve-server-html';
import type { CollapsedTextProps } from './collapsed-text';

export function StaticText(props: CollapsedTextProps) {
  if (typeof window === 'undefined') {
    // `require`, not `import`, as in components/layout/static-frame.tsx.
    const { CollapsedText } = require('./collapsed-text') as typeof import('./collapsed-text');
    return (
      <div data-static={staticSectionName(props.path, props.sectionId)}>
        <CollapsedText {...props} />
      </div>
    );
  }
  return preserveServerHtml(props.path, props.sectionId);
}
