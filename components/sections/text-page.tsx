/** Company, legal and help pages: contents list, sections, questions, sources. */
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { Disclosure } from '@/components/ui/disclosure';
import { OpenFragmentTarget } from '@/components/ui/open-fragment-target';
import { brokerText } from '@/lib/config/broker.server';
import type { TextPageContent, TextSection } from '@/lib/content/types';
import { collectTextFigures } from '@/lib/figures/collect-figures';
import { type NumberedSources, numberSources } from '@/lib/figures/number-sources';
import { routeFor } from '@/lib/site/find-route';
import { markdownPagePaths } from '@/lib/site/page-urls';
import type { IndexedTool } from '@/lib/site/route-row';
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

type FoldGroups = Readonly<Record<string, readonly string[]>>;

type TextPageProps = {
  path: string;
  /** The page is one subject's, below `path`. */
  subject?: IndexedTool;
  content: TextPageContent;
  /** Address of the page with its answer, where it is not the path. */
  href?: string;
  /** The tool renders the heading, because it shows an answer. */
  hasToolHeading?: boolean;
  /** A drawing beside the heading. */
  picture?: ReactNode;
  /** Buttons under the answer. */
  actions?: ReactNode;
  /** The page's tool, between the heading and the text. One that refers to the page's sources is a function of them. */
  tool?: ReactNode | ((sources: NumberedSources) => ReactNode);
  /** Shown between the open sections and the folds. */
  band?: ReactNode;
  /** Content below the blocks of the section with this id. */
  sectionExtras?: Readonly<Record<string, ReactNode>>;
  /** Set: sections and sources are folded under this title, below those that are open, in place of a list of contents. */
  foldsHeading?: string;
  /** Folds within one fold, by its title: a phone shows at most eight closed rows. Ids of sections. */
  foldGroups?: FoldGroups;
  /** Ids of sections that are open on a folded page. */
  openSections?: readonly string[];
  /** The content of `sectionExtras` is above the blocks of an open section. */
  isFormFirst?: boolean;
  /** Sets where a call-back of this page's form is counted. */
  callBackSource?: 'panel' | 'page';
};

export function TextPage({
  path,
  subject,
  href,
  content,
  hasToolHeading = false,
  picture,
  actions,
  tool,
  band,
  sectionExtras = {},
  foldsHeading,
  foldGroups = {},
  openSections = [],
  isFormFirst = false,
  callBackSource = 'panel',
}: TextPageProps) {
  const { hasCallBackForm, productCode } = routeFor(path);
  const sources = numberSources(collectTextFigures(content), content.furtherSources);
  const isOpen = ({ id }: TextSection) => !foldsHeading || openSections.includes(id);
  const body: TextPageBody = { path: subject?.path ?? path, content, sources, sectionExtras };
  return (
    <SiteFrame path={path} tool={subject} href={href} questions={content.questions}>
      <div className={styles.page}>
        {!hasToolHeading && (
          <PageHero
            path={path}
            subject={subject}
            heading={content.heading}
            lead={content.answer}
            picture={picture}
          >
            {actions}
          </PageHero>
        )}
        {typeof tool === 'function' ? tool(sources) : tool}
        {foldsHeading ? <OpenFragmentTarget /> : <TableOfContents entries={entriesOf(content)} />}
        {content.sections.filter(isOpen).map(({ id, heading, blocks }) => (
          <Section key={id} id={id} heading={heading}>
            {isFormFirst && sectionExtras[id]}
            <Blocks blocks={blocks} sources={sources} />
            {!isFormFirst && sectionExtras[id]}
          </Section>
        ))}
        {band}
        {foldsHeading ? (
          <Folds {...body} heading={foldsHeading} groups={foldGroups} isOpen={isOpen} />
        ) : (
          <QuestionsAndSources {...body} />
        )}
        {hasCallBackForm && (
          <CallBackPanel page={path} productCode={productCode} source={callBackSource} />
        )}
        <NextLinks path={path} />
      </div>
    </SiteFrame>
  );
}

type TextPageBody = {
  path: string;
  content: TextPageContent;
  sources: NumberedSources;
  sectionExtras: Readonly<Record<string, ReactNode>>;
};

function entriesOf({ sections, questions }: TextPageContent) {
  return [
    ...sections,
    ...(questions.length > 0 ? [{ id: 'questions', heading: 'Questions' }] : []),
  ];
}

type FoldsProps = TextPageBody & {
  heading: string;
  groups: FoldGroups;
  isOpen: (section: TextSection) => boolean;
};

/** A page with a Markdown version renders its folds once for all requests (collapsed-text-section.tsx). */
function Folds(props: FoldsProps) {
  const { path, content, sources, sectionExtras, heading, groups, isOpen } = props;
  const staticPath = markdownPagePaths.find((one) => one === path);
  const staticFold = (sectionId: string) =>
    staticPath && (
      <CollapsedTextSection
        key={sectionId}
        path={staticPath}
        sectionId={sectionId}
        broker={brokerText()}
      />
    );
  const folded = content.sections.filter((section) => !isOpen(section));
  const titleOf = (section: TextSection) =>
    Object.keys(groups).find((title) => groups[title]?.includes(section.id));
  const fold = ({ id, heading: summary, blocks, lang }: TextSection) =>
    (!sectionExtras[id] && staticFold(id)) || (
      <Disclosure key={id} id={id} summary={summary} lang={lang}>
        <Blocks blocks={blocks} sources={sources} />
        {sectionExtras[id]}
      </Disclosure>
    );
  return (
    <FoldGroup id="more" heading={heading}>
      {[...Map.groupBy(folded, (section) => titleOf(section) ?? section.id)].map(
        ([title, sections]) =>
          title in groups ? (
            <Disclosure key={title} summary={title}>
              {sections.map(fold)}
            </Disclosure>
          ) : (
            sections.map(fold)
          ),
      )}
      {content.questions.length > 0 &&
        (staticFold('questions') ?? (
          <Disclosure id="questions" summary="Questions">
            <QuestionList questions={content.questions} />
          </Disclosure>
        ))}
      {staticFold('sources') ?? <FoldedSources path={path} sources={sources} />}
    </FoldGroup>
  );
}

function QuestionsAndSources({ path, content, sources }: TextPageBody) {
  return (
    <>
      {content.questions.length > 0 && (
        <Section id="questions" heading="Questions">
          <QuestionList questions={content.questions} />
        </Section>
      )}
      <Sources path={path} sources={sources} isCollapsed />
    </>
  );
}
