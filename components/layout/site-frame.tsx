/**
 * Header, main and footer around one page. Each page renders its own frame instead of the layout, because only the page
 * knows its path at build time: menus mark it, the footer prints its review date.
 */
import type { ReactNode } from 'react';
import { currentTranslator } from '#languages/current-translator';
import { Analytics } from '@/components/analytics/analytics';
import { ExitPopup } from '@/components/call-back/exit-popup';
import { RestoreTableRoles } from '@/components/ui/restore-table-roles';
import { broker, consentDetails, siteOrigin } from '@/lib/config/broker.server';
import { environment } from '@/lib/config/environment.server';
import type { Question } from '@/lib/content/types';
import { formatDate } from '@/lib/dates/format-date';
import { hindiReviewOf, isHindiListed } from '@/lib/publishing/hindi-review';
import { structuredData, structuredDataText } from '@/lib/publishing/structured-data';
import { canReportConversions } from '@/lib/site/campaign/tag-manager';
import { isRoutePath, routeFor } from '@/lib/site/find-route';
import { hindiHref } from '@/lib/site/hindi-pages';
import { headerAction, type PageAction } from '@/lib/site/page-action';
import type { IndexedTool } from '@/lib/site/route-row';
import { BottomBar } from './bottom-bar';
import { FrameSection } from './frame-section';
import { UpdateLanguageLinks } from './update-language-links';

type SiteFrameProps = {
  /** A row of the route table; undefined where there is none (not found). */
  path?: string;
  /** The questions answered first on this page: also in the structured data. */
  questions?: readonly Question[];
  /** The action in the phones' bottom bar beside "Call us", instead of the page's own: "Save this plan". */
  bottomBarAction?: PageAction;
  /** The form for help of an answer, for the header. */
  helpHref?: string;
  /** For the page of a tool that is indexed under its own path. */
  tool?: IndexedTool;
  /** Address of the page with its answer, where it is not the path: the other language's page has the same. */
  href?: string;
  children: ReactNode;
};

export function SiteFrame(props: SiteFrameProps) {
  const { path, questions, bottomBarAction, helpHref, tool, children } = props;
  const route = path !== undefined && isRoutePath(path) ? routeFor(path) : undefined;
  const tagManagerId = route && canReportConversions(route) ? environment().tagManagerId : null;
  const translator = currentTranslator();
  const { href = tool?.path ?? path } = props;
  const isOffered = translator !== null || isHindiListed(href);
  const languageHref = href && isOffered && hindiHref(href) !== href ? href : undefined;
  return (
    <>
      <FrameSection
        part="header"
        path={path}
        languageHref={languageHref}
        action={headerAction(route, { ownAction: bottomBarAction, helpHref })}
      />
      <main id="main" tabIndex={-1}>
        {children}
        {translator && <LanguageNotice href={href} />}
      </main>
      {/* Right behind the questions whose text it repeats, within the compression window. */}
      {route && <PageGraph path={route.path} questions={questions} tool={tool} />}
      <FrameSection
        part="footer"
        path={path}
        languageHref={languageHref}
        datedPath={tool?.dataDay ? undefined : tool?.path}
      />
      {languageHref && <UpdateLanguageLinks />}
      <BottomBar path={path} action={bottomBarAction} />
      <RestoreTableRoles />
      <Analytics path={route?.path} tagManagerId={tagManagerId} />
      {route?.hasExitPopup && (
        <ExitPopup page={route.path} productCode={route.productCode} consent={consentDetails()} />
      )}
    </>
  );
}

/** On pages in another language than English. */
function LanguageNotice({ href }: { href?: string }) {
  const hindiReview = hindiReviewOf(href);
  return (
    <div className="wrap language-notice">
      {hindiReview ? (
        <p>
          {`This Hindi text was reviewed on ${formatDate(hindiReview.reviewedOn)} by ${hindiReview.reviewer.name}.`}
        </p>
      ) : (
        <p>This Hindi text awaits review by a person.</p>
      )}
      <p>
        The English text holds where the two differ. Consents, the privacy notice and forms’
        messages hold as they were shown to you.
      </p>
    </div>
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
    translator: currentTranslator(),
  });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which "<" is escaped
      dangerouslySetInnerHTML={{ __html: structuredDataText(graph) }}
    />
  );
}
