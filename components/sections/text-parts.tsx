/** What stands below the tool of a folded text page: sections, questions, sources. Nothing here needs a script. */
import { Disclosure } from '@/components/ui/disclosure';
import { collectTextFigures } from '@/lib/content/collect-figures';
import { numberSources } from '@/lib/content/number-sources';
import type { TextPageContent } from '@/lib/content/types';
import { Blocks } from './blocks';
import { QuestionList } from './question-list';
import { Sources } from './sources';

/** @public required by kept-text.tsx */
export function FoldedSections({ content, from, until }: FoldedSectionsProps) {
  const sources = sourcesOf(content);
  return content.sections.slice(from, until).map(({ id, heading, blocks, lang }) => (
    <Disclosure key={id} id={id} summary={heading} headingLevel={2} lang={lang}>
      <Blocks blocks={blocks} sources={sources} />
    </Disclosure>
  ));
}

type FoldedSectionsProps = { content: TextPageContent; from: number; until: number };

export function FoldedQuestions({ content }: { content: TextPageContent }) {
  return (
    <Disclosure id="questions" summary="Questions" headingLevel={2}>
      <QuestionList questions={content.questions} />
    </Disclosure>
  );
}

/** @public required by kept-text.tsx */
export function FoldedSources({ path, content }: { path: string; content: TextPageContent }) {
  return <Sources path={path} sources={sourcesOf(content)} isFolded />;
}

export function sourcesOf(content: TextPageContent) {
  return numberSources(collectTextFigures(content), content.furtherSources);
}
