/** Company, legal and help pages: contents list, sections, questions, sources. */
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { Disclosure } from '@/components/ui/disclosure';
import { OpenFragmentTarget } from '@/components/ui/open-fragment-target';
import { brokerText } from '@/lib/config/broker.server';
import type { TextPageContent } from '@/lib/content/types';
import { collectTextFigures } from '@/lib/figures/collect-figures';
import { type NumberedSources, numberSources } from '@/lib/figures/number-sources';
import { routeFor } from '@/lib/site/find-route';
import { markdownPagePaths } from '@/lib/site/page-urls';
import { Blocks } from './blocks';
import { CallBackPanel } from './call-back-panel';
import { CollapsedTextSection } from './collapsed-text-section';
import { NextLinks } from './next-links';
import { PageHero } from './page-hero';
import { QuestionList } from './question-list';
import { Sources } from './sources';
import { TableOfContents } from './table-of-contents';
import styles from './text-page.module.css';

type TextPageProps = {
  path: string;
  content: TextPageContent;
  /** The tool renders the heading, because it shows an answer. */
  hasToolHeading?: boolean;
  /** Buttons under the answer. */
  actions?: ReactNode;
  /** The page's tool, between the heading and the text. One that refers to the page's sources is a function of them. */
  tool?: ReactNode | ((sources: NumberedSources) => ReactNode);
  /** Content below the blocks of the section with this id. */
  sectionExtras?: Readonly<Record<string, ReactNode>>;
  /** Sections and sources are folded and replace the list of contents. */
  isCollapsed?: boolean;
  /** Ids of sections that are open on a folded page. */
  openSections?: readonly string[];
  /** Where a call-back of this page's form is counted. */
  callBackSource?: 'panel' | 'page';
};

export function TextPage({
  path,
  content,
  hasToolHeading = false,
  actions,
  tool,
  sectionExtras = {},
  isCollapsed = false,
  openSections = [],
  callBackSource = 'panel',
}: TextPageProps) {
  const { hasCallBackForm, productCode } = routeFor(path);
  const sources = numberSources(collectTextFigures(content), content.furtherSources);
  const staticPath = isCollapsed ? markdownPagePaths.find((one) => one === path) : undefined;
  const isFolded = (id: string) => isCollapsed && !openSections.includes(id);
  const foldedClass = tool || hasToolHeading ? styles.folded : `${styles.folded} ${styles.first}`;
  const brokerDetails = brokerText();
  const hasQuestions = content.questions.length > 0;
  const entries = [
    ...content.sections,
    ...(hasQuestions ? [{ id: 'questions', heading: 'Questions' }] : []),
  ];
  return (
    <SiteFrame path={path} questions={content.questions}>
      {!hasToolHeading && (
        <PageHero path={path} heading={content.heading} answer={content.answer}>
          {actions}
        </PageHero>
      )}
      {typeof tool === 'function' ? tool(sources) : tool}
      <div className={`wrap ${isCollapsed ? foldedClass : styles.columns}`}>
        {isCollapsed ? <OpenFragmentTarget /> : <TableOfContents entries={entries} />}
        <div className={isCollapsed ? undefined : styles.text}>
          {content.sections.map(({ id, heading, blocks, lang }) =>
            staticPath && !openSections.includes(id) && !sectionExtras[id] ? (
              <CollapsedTextSection
                key={id}
                path={staticPath}
                sectionId={id}
                broker={brokerDetails}
              />
            ) : (
              <TextSection key={id} id={id} heading={heading} lang={lang} isFolded={isFolded(id)}>
                <Blocks blocks={blocks} sources={sources} />
                {sectionExtras[id]}
              </TextSection>
            ),
          )}
          {hasQuestions && staticPath && (
            <CollapsedTextSection path={staticPath} sectionId="questions" broker={brokerDetails} />
          )}
          {hasQuestions && !staticPath && (
            <TextSection id="questions" heading="Questions" isFolded={isCollapsed}>
              <QuestionList questions={content.questions} />
            </TextSection>
          )}
        </div>
      </div>
      {hasCallBackForm && (
        <CallBackPanel page={path} productCode={productCode} source={callBackSource} />
      )}
      {staticPath && (
        <CollapsedTextSection path={staticPath} sectionId="sources" broker={brokerDetails} />
      )}
      {sources.list.length > 0 && !staticPath && (
        <Sources path={path} sources={sources} isCollapsed={isCollapsed} />
      )}
      <NextLinks path={path} />
    </SiteFrame>
  );
}

type TextSectionProps = {
  id: string;
  heading: string;
  lang?: string | undefined;
  isFolded: boolean;
  children: ReactNode;
};

function TextSection({ id, heading, lang, isFolded, children }: TextSectionProps) {
  if (isFolded) {
    return (
      <Disclosure id={id} summary={heading} headingLevel={2} lang={lang}>
        {children}
      </Disclosure>
    );
  }
  return (
    <section id={id} lang={lang} className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  );
}
