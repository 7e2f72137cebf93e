'use client';
/**
 * All questions as server HTML: see components/ui/preserve-server-html.ts. link-copying.tsx adds the copying of links.
 */
import { preserveServerHtml, staticSectionName } from '@/components/ui/preserve-server-html';

export function StaticQuestionGroups() {
  if (typeof window === 'undefined') {
    // Required and not imported, as in components/layout/static-frame.tsx.
    const { QuestionGroups } = require('./question-groups') as typeof import('./question-groups');
    return (
      <div data-static={staticSectionName('/faqs', 'questions')}>
        <QuestionGroups />
      </div>
    );
  }
  return preserveServerHtml('/faqs', 'questions');
}
