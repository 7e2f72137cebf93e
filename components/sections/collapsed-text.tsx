/** One folded section of a page of help and facts: its text, its questions, or its sources. */
import { Disclosure } from '@/components/ui/disclosure';
import type { BrokerText } from '@/lib/config/broker-details';
import { collectTextFigures } from '@/lib/figures/collect-figures';
import { numberSources } from '@/lib/figures/number-sources';
import { markdownPages } from '@/lib/publishing/markdown-pages';
import type { MarkdownPagePath } from '@/lib/site/page-urls';
import { Blocks } from './blocks';
import { QuestionList } from './question-list';
import { FoldedSources } from './sources';

export type CollapsedTextProps = {
  path: MarkdownPagePath;
  /** A section's id, `questions` or `sources`. */
  sectionId: string;
  broker: BrokerText;
};

/** @public required by static-text.tsx, which knip does not see. */
export function CollapsedText({ path, sectionId, broker }: CollapsedTextProps) {
  const content = markdownPages[path](broker);
  const sources = numberSources(collectTextFigures(content), content.furtherSources);
  if (sectionId === 'sources') return <FoldedSources path={path} sources={sources} />;
  const section = content.sections.find(({ id }) => id === sectionId);
  return (
    <Disclosure id={sectionId} summary={section?.heading ?? 'Questions'}>
      {section ? (
        <Blocks blocks={section.blocks} sources={sources} />
      ) : (
        <QuestionList questions={content.questions} />
      )}
    </Disclosure>
  );
}
