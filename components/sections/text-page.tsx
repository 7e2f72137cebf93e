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
import { FoldGroup, Section } from './section';
import { FoldedSources, Sources } from './sources';
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
  /** Between the open sections and the folds. */
  band?: ReactNode;
  /** Content below the blocks of the section with this id. */
  sectionExtras?: Readonly<Record<string, ReactNode>>;
  /** Sections and sources are folded, below those that are open, and replace the list of contents. */
  isCollapsed?: boolean;
  /** Title of the folds. */
  foldsHeading?: string;
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
  band,
  sectionExtras = {},
  isCollapsed = false,
  foldsHeading = 'In detail',
  openSections = [],
  callBackSource = 'panel',
}: TextPageProps) {
  const { hasCallBackForm, productCode, theme } = routeFor(path);
  const sources = numberSources(collectTextFigures(content), content.furtherSources);
  const staticPath = isCollapsed ? markdownPagePaths.find((one) => one === path) : undefined;
  const isOpen = (id: string) => !isCollapsed || openSections.includes(id);
  const open = content.sections.filter(({ id }) => isOpen(id));
  const folded = content.sections.filter(({ id }) => !isOpen(id));
  const brokerDetails = brokerText();
  const hasQuestions = content.questions.length > 0;
  const entries = [
    ...content.sections,
    ...(hasQuestions ? [{ id: 'questions', heading: 'Questions' }] : []),
  ];
  // A page to read is one column of text in the middle; a tool uses the whole width.
  const isDocument = theme === 'paper' && !tool;
  const layout = isDocument ? 'wide' : 'beside';
  return (
    <SiteFrame path={path} questions={content.questions}>
      <div className={isDocument ? styles.document : styles.page}>
        {!hasToolHeading && (
          <PageHero path={path} heading={content.heading} answer={content.answer}>
            {actions}
          </PageHero>
        )}
        {typeof tool === 'function' ? tool(sources) : tool}
        {isCollapsed ? <OpenFragmentTarget /> : <TableOfContents entries={entries} />}
        {open.map(({ id, heading, blocks }) => (
          <Section key={id} id={id} heading={heading} layout={layout}>
            <Blocks blocks={blocks} sources={sources} />
            {sectionExtras[id]}
          </Section>
        ))}
        {band}
        {isCollapsed ? (
          <FoldGroup id="more" heading={foldsHeading} layout={layout}>
            {folded.map(({ id, heading, blocks, lang }) =>
              staticPath && !sectionExtras[id] ? (
                <CollapsedTextSection
                  key={id}
                  path={staticPath}
                  sectionId={id}
                  broker={brokerDetails}
                />
              ) : (
                <Disclosure
                  key={id}
                  id={id}
                  summary={heading}
                  lang={lang}
                  contentClass={styles.fold}
                >
                  <Blocks blocks={blocks} sources={sources} />
                  {sectionExtras[id]}
                </Disclosure>
              ),
            )}
            {hasQuestions && staticPath && (
              <CollapsedTextSection
                path={staticPath}
                sectionId="questions"
                broker={brokerDetails}
              />
            )}
            {hasQuestions && !staticPath && (
              <Disclosure id="questions" summary="Questions">
                <QuestionList questions={content.questions} />
              </Disclosure>
            )}
            {staticPath ? (
              <CollapsedTextSection path={staticPath} sectionId="sources" broker={brokerDetails} />
            ) : (
              <FoldedSources path={path} sources={sources} />
            )}
          </FoldGroup>
        ) : (
          <>
            {hasQuestions && (
              <Section id="questions" heading="Questions" layout={layout}>
                <QuestionList questions={content.questions} />
              </Section>
            )}
            <Sources path={path} sources={sources} isCollapsed />
          </>
        )}
        {hasCallBackForm && (
          <CallBackPanel page={path} productCode={productCode} source={callBackSource} />
        )}
        <NextLinks path={path} />
      </div>
    </SiteFrame>
  );
}
