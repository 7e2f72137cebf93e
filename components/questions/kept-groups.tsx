/** All questions as the server wrote them: components/ui/as-written.ts says why. Links to copy are found by link-copying.tsx. */
'use client';
import { asWritten } from '@/components/ui/as-written';

export function KeptGroups() {
  if (typeof window === 'undefined') {
    // Required and not imported, as in components/layout/kept-part.tsx.
    const { QuestionGroups } = require('./question-groups') as typeof import('./question-groups');
    return (
      <div data-kept="questions">
        <QuestionGroups />
      </div>
    );
  }
  return asWritten('div', '[data-kept="questions"]');
}
