/** The folded parts of a text page as the server wrote them: components/ui/as-written.ts says why. */
'use client';
import { asWritten } from '@/components/ui/as-written';
import type { ContentDetails } from '@/lib/config/broker.server';
import type { TextTwinPath } from '@/lib/site/page-urls';

export type KeptTextProps = {
  path: TextTwinPath;
  us: ContentDetails;
  /** Of the content's sections, from this one until before that one; or what follows them. */
  part: readonly [from: number, until: number] | 'questions' | 'sources';
};

export function KeptText({ path, us, part }: KeptTextProps) {
  const name = `text-${typeof part === 'string' ? part : part[0]}`;
  if (typeof window === 'undefined') {
    // Required and not imported, as in components/layout/kept-part.tsx: no content travels to the browser twice.
    const { textTwins } =
      require('@/lib/content/text-twins') as typeof import('@/lib/content/text-twins');
    const { FoldedSections, FoldedQuestions, FoldedSources } =
      require('./text-parts') as typeof import('./text-parts');
    const content = textTwins[path]({ isDemonstration: false, ...us });
    return (
      <div data-kept={name}>
        {typeof part === 'object' && (
          <FoldedSections content={content} from={part[0]} until={part[1]} />
        )}
        {part === 'questions' && <FoldedQuestions content={content} />}
        {part === 'sources' && <FoldedSources path={path} content={content} />}
      </div>
    );
  }
  return asWritten('div', `[data-kept="${name}"]`);
}
