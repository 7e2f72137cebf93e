/**
 * Header, main and footer around one page. Each page renders its own frame instead of the layout, because only the page
 * knows its path at build time: menus mark it, the footer prints its review date.
 */
import type { ReactNode } from 'react';
import { currentTranslator } from '#languages/current-translator';
import { Analytics } from '@/components/analytics/analytics';
import { ExitPopup } from '@/components/call-back/exit-popup';
import { RestoreTableRoles } from '@/components/ui/restore-table-roles';
import { canReportConversions } from '@/lib/campaign/tag-manager';
import { broker, consentDetails, siteOrigin } from '@/lib/config/broker.server';
import { environment } from '@/lib/config/environment.server';
import type { Question } from '@/lib/content/types';
import { structuredData, structuredDataText } from '@/lib/publishing/structured-data';
import { isRoutePath, routeFor } from '@/lib/site/find-route';
import type { IndexedTool } from '@/lib/site/route-row';
import { BottomBar, type BottomBarAction } from './bottom-bar';
import { FrameSection } from './frame-section';

type SiteFrameProps = {
  /** A row of the route table; undefined where there is none (not found). */
  path?: string;
  /** The questions answered first on this page: also in the structured data. */
  questions?: readonly Question[];
  /** The action in the phones' bottom bar beside "Call us", instead of the page's own: "Save this plan". */
  bottomBarAction?: BottomBarAction;
  /** For the page of a tool that is indexed under its own path. */
  tool?: IndexedTool;
  children: ReactNode;
};

export function SiteFrame({ path, questions, bottomBarAction, tool, children }: SiteFrameProps) {
  const route = path !== undefined && isRoutePath(path) ? routeFor(path) : undefined;
  const tagManagerId = route && canReportConversions(route) ? environment().tagManagerId : null;
  return (
    <>
      <FrameSection part="header" path={path} />
      <Main>{children}</Main>
      {/* Right behind the questions whose text it repeats, within the compression window. */}
      {route && !currentTranslator() && (
        <PageGraph path={route.path} questions={questions} tool={tool} />
      )}
      <FrameSection
        part="footer"
        path={path}
        reviewedPath={tool?.dataDay ? undefined : tool?.path}
      />
      <BottomBar path={path} action={bottomBarAction} />
      <RestoreTableRoles />
      <Analytics path={route?.path} tagManagerId={tagManagerId} />
      {route?.hasExitPopup && (
        <ExitPopup page={route.path} productCode={route.productCode} consent={consentDetails()} />
      )}
    </>
  );
}

/**
 * Async, so that React sends the data of the rest of the page first: with the page's own text before it, the structured
 * data is sent too far behind its copy in the HTML for gzip.
 */
async function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
      {currentTranslator() && <LanguageNotice />}
    </main>
  );
}

/** On pages in another language than English. */
function LanguageNotice() {
  return (
    <p className="wrap">
      This Hindi text awaits review by a person. In English: the English text holds where the two
      differ. Consents, the privacy notice and forms’ messages hold as they were shown to you.
    </p>
  );
}

type PageGraphProps = {
  path: string;
  questions?: readonly Question[];
  tool?: IndexedTool;
};

/** The page's structured data. A data block, so the Content-Security-Policy does not apply. */
function PageGraph({ path, questions, tool }: PageGraphProps) {
  const graph = structuredData({
    path,
    questions,
    tool,
    origin: siteOrigin(),
    broker: broker(),
  });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which "<" is escaped
      dangerouslySetInnerHTML={{ __html: structuredDataText(graph) }}
    />
  );
}
