/** One folded section of a page of help and facts: its text, its questions, or its sources. */
import { Disclosure } from '@/components/ui/disclosure';
import type { BrokerText } from '@/lib/config/broker-details';
import { collectTextFigures } from '@/lib/content/collect-figures';
import { numberSources } from '@/lib/content/number-sources';
import { textTwins } from '@/lib/content/text-twins';
import type { TextTwinPath } from '@/lib/site/page-urls';
import { Blocks } from './blocks';
import { QuestionList } from './question-list';
import { Sources } from './sources';

export type FoldedTextProps = {
  path: TextTwinPath;
  /** A section's id, `questions` or `sources`. */
  part: string;
  us: BrokerText;
};

/** @public kept-text.tsx requires it, which no tool of ours sees. */
export function FoldedText({ path, part, us }: FoldedTextProps) {
  const content = textTwins[path](us);
  const sources = numberSources(collectTextFigures(content), content.furtherSources);
  if (part === 'sources') return <Sources path={path} sources={sources} isFolded />;
  const section = content.sections.find(({ id }) => id === part);
  return (
    <Disclosure id={part} summary={section?.heading ?? 'Questions'} headingLevel={2}>
      {section ? (
        <Blocks blocks={section.blocks} sources={sources} />
      ) : (
        <QuestionList questions={content.questions} />
      )}
    </Disclosure>
  );
}
