/** Folded text of a page of help and facts as the server wrote it: components/ui/as-written.ts says why. */
'use client';
import { asWritten } from '@/components/ui/as-written';
import type { FoldedTextProps } from './folded-text';

export function KeptText(props: FoldedTextProps) {
  const keptName = `${props.path} ${props.part}`;
  if (typeof window === 'undefined') {
    // Required and not imported, as in components/layout/kept-part.tsx.
    const { FoldedText } = require('./folded-text') as typeof import('./folded-text');
    return (
      <div data-kept={keptName}>
        <FoldedText {...props} />
      </div>
    );
  }
  return asWritten('div', `[data-kept="${keptName}"]`);
}
