/** Shown in place of insurers' own plans: why there are none. */
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { routeFor } from '@/lib/site/find-route';
import { plansHeading } from '@/lib/tools/plans/plans-calculator';

type NoInsurerPlansProps = {
  path: string;
  /** Whether the database was unreachable. */
  isUnavailable: boolean;
  callBackForm: ReactNode;
};

export function NoInsurerPlans({ path, isUnavailable, callBackForm }: NoInsurerPlansProps) {
  const { label } = routeFor(path);
  return (
    <SiteFrame path={path}>
      <PageHero
        path={path}
        theme="answer"
        querySummary={{ text: label, pageHref: path }}
        heading={plansHeading}
        lead={
          isUnavailable
            ? 'The plans cannot be looked up at the moment. Try again in a few minutes.'
            : 'No insurer’s plan is approved for this page today. The page itself has the kinds of plan and their rules.'
        }
      />
      <p className="wrap">
        <a href={path}>Back to {label}</a>
      </p>
      {callBackForm}
    </SiteFrame>
  );
}
