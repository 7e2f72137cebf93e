/**
 * Header, main and footer around one page. Each page brings its own frame, and not the layout, because
 * only the page knows its path at build time: menus mark it, the footer prints its review date.
 */
import type { ReactNode } from 'react';
import { Analytics } from '@/components/analytics/analytics';
import { ExitPopup } from '@/components/call-back/exit-popup';
import { TableRoles } from '@/components/ui/table-roles';
import { mayReportConversions } from '@/lib/campaign/tag-manager';
import { broker, consentDetails, siteOrigin } from '@/lib/config/broker.server';
import { environment } from '@/lib/config/environment.server';
import type { Question } from '@/lib/content/types';
import { structuredData, structuredDataText } from '@/lib/publishing/structured-data';
import { isRoutePath, routeFor } from '@/lib/site/find-route';
import type { ListedAnswer } from '@/lib/site/route-row';
import { type BarOffer, BottomBar } from './bottom-bar';
import { FramePart } from './frame-part';

type SiteFrameProps = {
  /** A row of the route table; left out where there is none (not found). */
  path?: string;
  /** Answered on this page and nowhere else first: told to crawlers as well. */
  questions?: readonly Question[];
  /** What the bar on phones offers beside "Call us" in the place of the page's own offer: "Save this plan". */
  barOffer?: BarOffer;
  /** What a tool shows here, where that is listed under its own address. */
  answer?: ListedAnswer | undefined;
  children: ReactNode;
};

export function SiteFrame({ path, questions, barOffer, answer, children }: SiteFrameProps) {
  const route = path !== undefined && isRoutePath(path) ? routeFor(path) : undefined;
  const tagManagerId = route && mayReportConversions(route) ? environment().tagManagerId : null;
  return (
    <>
      <FramePart part="header" path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* Straight behind the questions whose words it repeats, where compression still finds them. */}
      {route && <PageGraph path={route.path} questions={questions} answer={answer} />}
      <FramePart part="footer" path={path} search={answer?.search} />
      <BottomBar path={path} offer={barOffer} />
      <TableRoles />
      <Analytics path={route?.path} tagManagerId={tagManagerId} />
      {route?.exitPopup && (
        <ExitPopup page={route.path} productCode={route.productCode} consent={consentDetails()} />
      )}
    </>
  );
}

type PageGraphProps = {
  path: string;
  questions?: readonly Question[] | undefined;
  answer?: ListedAnswer | undefined;
};

/** The page's graph for crawlers. A data block, which the Content-Security-Policy does not concern. */
function PageGraph({ path, questions, answer }: PageGraphProps) {
  const graph = structuredData({
    path,
    questions,
    answer,
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
