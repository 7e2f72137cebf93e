/**
 * Header, main and footer around one page. Each page brings its own frame, and not the layout, because
 * only the page knows its path at build time: menus mark it, the footer prints its review date.
 */
import type { ReactNode } from 'react';
import { Analytics } from '@/components/analytics/analytics';
import { ExitPopup } from '@/components/call-back/exit-popup';
import { RestoreTableRoles } from '@/components/ui/restore-table-roles';
import { canReportConversions } from '@/lib/campaign/tag-manager';
import { broker, consentDetails, siteOrigin } from '@/lib/config/broker.server';
import { environment } from '@/lib/config/environment.server';
import type { Question } from '@/lib/content/types';
import { structuredData, structuredDataText } from '@/lib/publishing/structured-data';
import { isRoutePath, routeFor } from '@/lib/site/find-route';
import type { ListedTool } from '@/lib/site/route-row';
import { BottomBar, type BottomBarAction } from './bottom-bar';
import { FrameSection } from './frame-section';

type SiteFrameProps = {
  /** A row of the route table; left out where there is none (not found). */
  path?: string;
  /** Answered on this page and nowhere else first: told to crawlers as well. */
  questions?: readonly Question[];
  /** What the bar on phones offers beside "Call us" in the place of the page's own offer: "Save this plan". */
  bottomBarAction?: BottomBarAction;
  /** Where this is the page of a tool that is listed under a path of its own. */
  tool?: ListedTool | undefined;
  children: ReactNode;
};

export function SiteFrame({ path, questions, bottomBarAction, tool, children }: SiteFrameProps) {
  const route = path !== undefined && isRoutePath(path) ? routeFor(path) : undefined;
  const tagManagerId = route && canReportConversions(route) ? environment().tagManagerId : null;
  return (
    <>
      <FrameSection part="header" path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* Straight behind the questions whose words it repeats, where compression still finds them. */}
      {route && <PageGraph path={route.path} questions={questions} tool={tool} />}
      <FrameSection part="footer" path={path} reviewedPath={tool?.path} />
      <BottomBar path={path} offer={bottomBarAction} />
      <RestoreTableRoles />
      <Analytics path={route?.path} tagManagerId={tagManagerId} />
      {route?.hasExitPopup && (
        <ExitPopup page={route.path} productCode={route.productCode} consent={consentDetails()} />
      )}
    </>
  );
}

type PageGraphProps = {
  path: string;
  questions?: readonly Question[] | undefined;
  tool?: ListedTool | undefined;
};

/** The page's graph for crawlers. A data block, which the Content-Security-Policy does not concern. */
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
