/** Company, legal and help pages: contents list, sections, questions, sources. */
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { Disclosure } from '@/components/ui/disclosure';
import { OpenTarget } from '@/components/ui/open-target';
import type { NumberedSources } from '@/lib/content/number-sources';
import type { TextPageContent } from '@/lib/content/types';
import { routeFor } from '@/lib/site/find-route';
import type { TextTwinPath } from '@/lib/site/page-urls';
import { Blocks } from './blocks';
import { CallBackPanel } from './call-back-panel';
import { PageHero } from './page-hero';
import { QuestionList } from './question-list';
import { ReadOn } from './read-on';
import { Sources } from './sources';
import { TableOfContents } from './table-of-contents';
import styles from './text-page.module.css';
import { TextPart } from './text-part';
import { FoldedQuestions, sourcesOf } from './text-parts';

type TextPageProps = {
  path: string;
  content: TextPageContent;
  /** The tool brings the heading: it shows an answer. */
  isHeadedByTool?: boolean;
  /** Buttons under the answer. */
  actions?: ReactNode;
  /** The page's tool, between the heading and the text. One that refers to the page's sources is given them. */
  tool?: ReactNode | ((sources: NumberedSources) => ReactNode);
  /** Content of our own under the blocks of the section with this id. */
  sectionExtras?: Readonly<Record<string, ReactNode>>;
  /** Sections and sources are closed at first, and stand for the list of contents. */
  isFolded?: boolean;
  /** Of a folded page: sections by id that are read or filled in without a press. */
  openSections?: readonly string[];
  /** Of a folded page: what needs no script is kept as the server wrote it. */
  keptAs?: TextTwinPath;
};

export function TextPage({
  path,
  content,
  isHeadedByTool = false,
  actions,
  tool,
  sectionExtras = {},
  isFolded = false,
  openSections = [],
  keptAs,
}: TextPageProps) {
  const { hasCallBackForm, productCode } = routeFor(path);
  const sources = sourcesOf(content);
  const hasQuestions = content.questions.length > 0;
  const entries = [
    ...content.sections,
    ...(hasQuestions ? [{ id: 'questions', heading: 'Questions' }] : []),
  ];
  const isPlain = (place: number) => {
    const id = content.sections[place]?.id;
    return id !== undefined && !openSections.includes(id) && !(id in sectionExtras);
  };
  const endOfRun = (place: number): number => (isPlain(place) ? endOfRun(place + 1) : place);
  return (
    <SiteFrame path={path} questions={content.questions}>
      {!isHeadedByTool && (
        <PageHero path={path} heading={content.heading} answer={content.answer}>
          {actions}
        </PageHero>
      )}
      {typeof tool === 'function' ? tool(sources) : tool}
      <div className={`wrap ${isFolded ? styles.folded : styles.columns}`}>
        {isFolded ? <OpenTarget /> : <TableOfContents entries={entries} />}
        <div className={isFolded ? undefined : styles.text}>
          {content.sections.map(({ id, heading, blocks, lang }, place) =>
            keptAs && isPlain(place) ? (
              !isPlain(place - 1) && (
                <TextPart key={id} path={keptAs} part={[place, endOfRun(place)]} />
              )
            ) : isFolded && !openSections.includes(id) ? (
              <Disclosure key={id} id={id} summary={heading} headingLevel={2} lang={lang}>
                <Blocks blocks={blocks} sources={sources} />
                {sectionExtras[id]}
              </Disclosure>
            ) : (
              <section
                key={id}
                id={id}
                lang={lang}
                className={styles.section}
                aria-labelledby={`${id}-heading`}
              >
                <h2 id={`${id}-heading`}>{heading}</h2>
                <Blocks blocks={blocks} sources={sources} />
                {sectionExtras[id]}
              </section>
            ),
          )}
          {hasQuestions && keptAs && <TextPart path={keptAs} part="questions" />}
          {hasQuestions && isFolded && !keptAs && <FoldedQuestions content={content} />}
          {hasQuestions && !isFolded && (
            <section id="questions" className={styles.section} aria-labelledby="questions-heading">
              <h2 id="questions-heading">Questions</h2>
              <QuestionList questions={content.questions} />
            </section>
          )}
        </div>
      </div>
      {hasCallBackForm && (
        <CallBackPanel
          page={path}
          productCode={productCode}
          source={path === '/contact-us' ? 'page' : 'panel'}
        />
      )}
      {sources.list.length > 0 &&
        (keptAs ? (
          <TextPart path={keptAs} part="sources" />
        ) : (
          <Sources path={path} sources={sources} isFolded={isFolded} />
        ))}
      <ReadOn path={path} />
    </SiteFrame>
  );
}
